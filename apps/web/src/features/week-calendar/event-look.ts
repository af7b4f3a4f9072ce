import type { CalendarEvent } from '@catch/contract';
import { say } from '../../words/staff.ts';
import { paletteSize } from './visible-hours.ts';

/** The three entries of the legend. */
export type Answer = 'accepted' | 'needs-response' | 'declined';

type Response = CalendarEvent['response_status'];

/** The specified event names every guest's answer; where it does not say which is the owner's, the address does. */
function ownResponse({ response_status, attendees }: CalendarEvent, owner: string | undefined): Response {
  if (response_status !== undefined) return response_status;
  const same = (email: string) => email.toLowerCase() === owner?.toLowerCase();
  return attendees?.find(({ email }) => same(email))?.response_status ?? null;
}

/** Tentative draws as Needs Response (decisions.md, 'Calendar'); an event nobody was invited to is confirmed. */
export function answerOf(event: CalendarEvent, owner?: string): Answer {
  const own = ownResponse(event, owner);
  if (own === 'declined' || event.status === 'cancelled') return 'declined';
  if (own === 'needsAction' || own === 'tentative') return 'needs-response';
  return own === null && event.status === 'tentative' ? 'needs-response' : 'accepted';
}

export const answerLabels: Record<Answer, string> = {
  accepted: say('calendar.acceptedConfirmed'),
  'needs-response': say('calendar.needsResponseLegend'),
  declined: say('calendar.declined'),
};

/** The three tokens of a calendar's colour, by its index in the calendars response. */
export const paletteColors = (index: number) => {
  const name = `--calendar-${(index % paletteSize) + 1}`;
  return { fill: `var(${name})`, ink: `var(${name}-ink)`, line: `var(${name}-line)` };
};
