import type { Calendar, CalendarEvent } from '@catch/contract';
import { say } from '../../words/staff.ts';
import { type Answer, answerLabels, answerOf } from './event-look.ts';

/** An event together with the calendar that it was fetched from. */
export interface ShownEvent {
  /** Unique in the whole view: the same meeting may stand in two calendars. */
  readonly key: string;
  readonly event: CalendarEvent;
  readonly title: string;
  readonly calendarName: string;
  /** Index in the calendars response; decides the colour. */
  readonly calendarIndex: number;
  readonly answer: Answer;
  readonly allDay: boolean;
  /** It is only proposed yet: nothing of it stands in a calendar. */
  readonly isProposal?: true;
}

/** What is shown next to it: how it was answered, or that it waits for a yes. */
export const statusOf = ({ answer, isProposal }: ShownEvent): string =>
  isProposal ? say('calendar.waitsForApproval') : answerLabels[answer];

const isDate = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

export const calendarName = (calendar: Calendar): string => calendar.summary || say('calendar.myCalendar');

export const shownEvent = (
  event: CalendarEvent,
  calendar: Calendar,
  calendarIndex: number,
  owner?: string,
): ShownEvent => ({
  key: `${calendar.id}\n${event.id}`,
  event,
  // What it is called nobody may know; 'Untitled Event' would be a guess.
  title: calendar.free_busy ? say('calendar.busy') : event.summary || say('calendar.untitledEvent'),
  calendarName: calendarName(calendar),
  calendarIndex,
  answer: answerOf(event, owner),
  allDay: event.all_day ?? isDate(event.start),
});
