import { z } from 'zod';
import { type AllCalendars, CalendarError, type CalendarEvent } from '../../../calendar/index.ts';
import { refusal } from '../../values/make.ts';
import type { CalendarFact, ProposalReason, Refusal } from '../../values/values.ts';
import { factOf } from './event-fact.ts';

/** Whether it lies in a calendar of the owner's own, and not in one that somebody shares with them. */
export const isOwners = ({ calendar }: CalendarEvent): boolean =>
  calendar === undefined || calendar.access === 'own';

const isWritable = ({ calendar }: CalendarEvent): boolean =>
  calendar === undefined || calendar.access === 'own' || calendar.access === 'write';

/** In a calendar that the owner may only look at nothing is changed: said by its name, before anything is proposed. */
export function readOnlyRefusal(events: readonly CalendarEvent[]): Refusal | undefined {
  const locked = events.find((event) => !isWritable(event));
  return (
    locked &&
    refusal({ code: 'calendar-read-only', calendar: locked.calendar?.name }, { about: factOf(locked) })
  );
}

/** Which calendars an answer knows nothing about. */
export const unreadOf = ({ unread }: Pick<AllCalendars, 'unread'>): { unread?: readonly CalendarFact[] } =>
  unread.length === 0 ? {} : { unread: unread.map(({ id, name }) => ({ id, name })) };

/** In a shared calendar the answer would be given in the name of its owner. */
export const isOthersInvitation = ({ calendar, attendees }: CalendarEvent, owner: string): boolean =>
  calendar !== undefined &&
  attendees.some((one) => one.self && one.email.toLowerCase() !== owner.toLowerCase());

/** Calendars that nobody could look into when a change was agreed to; the change is made all the same. */
export const acceptedUnreadSchema = z.array(z.string()).optional();

export const acceptedUnread = ({ unread }: Pick<AllCalendars, 'unread'>): { accepted_unread?: string[] } =>
  unread.length === 0 ? {} : { accepted_unread: unread.map(({ id }) => id ?? ALL) };

const ALL = '*';

export const unreadReason = (calendars: Pick<AllCalendars, 'unread'>): ProposalReason[] => {
  const { unread } = unreadOf(calendars);
  return unread ? [{ code: 'unread', calendars: unread }] : [];
};

/** Nothing is put into a time of which it is no longer known whether it is free, unless that was agreed to. */
export function assertSeen(
  { unread }: Pick<AllCalendars, 'unread'>,
  { accepted_unread: accepted = [] }: { readonly accepted_unread?: readonly string[] | undefined },
): void {
  if (accepted.includes(ALL) || unread.every(({ id }) => accepted.includes(id ?? ALL))) return;
  throw new CalendarError('unavailable', 'a calendar that may stand against it cannot be read');
}
