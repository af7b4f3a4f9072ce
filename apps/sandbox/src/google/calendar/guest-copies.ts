import type { Accounts } from '../../accounts/accounts.repository.ts';
import type { Calendars } from './calendar.repository.ts';
import type { Events } from './event.repository.ts';
import { type EventData, type EventRow, PRIVATE_FIELDS } from './event-data.ts';

interface Needs {
  readonly events: Events;
  readonly calendars: Calendars;
  readonly accounts: Accounts;
  readonly changed: Set<string>;
}

type Properties = { shared?: unknown; private?: unknown } | undefined;

/** A new copy is as visible and as blocking as the organizer's; colour and reminders are nobody else's business. */
const FIRST_VALUES: readonly string[] = ['transparency', 'visibility'];

/** The organizer's content with what is the guest's own kept. */
export const copyData = (organizer: EventData, before: EventData | undefined): EventData => {
  const data: EventData = { ...organizer };
  for (const field of PRIVATE_FIELDS) {
    const own = before === undefined ? FIRST_VALUES.includes(field) && organizer[field] : before[field];
    if (own) data[field] = own;
    else delete data[field];
  }
  data.reminders ??= { useDefault: true };
  const shared = (organizer.extendedProperties as Properties)?.shared;
  const own = (before?.extendedProperties as Properties)?.private;
  delete data.extendedProperties;
  if (shared !== undefined || own !== undefined) {
    data.extendedProperties = {
      ...(shared !== undefined && { shared }),
      ...(own !== undefined && { private: own }),
    };
  }
  return data;
};

const withoutStamp = (data: EventData): string => JSON.stringify({ ...data, updated: undefined });

const hasOtherTimes = (before: EventData, after: EventData): boolean =>
  (before.recurrence !== undefined || after.recurrence !== undefined) &&
  (['start', 'end', 'recurrence'] as const).some(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );

/** Brings the guests' copies in line with the organizer's: invites, updates, takes back. */
export const syncCopies = async (organizer: EventRow, needs: Needs): Promise<void> => {
  const { events, calendars, accounts, changed } = needs;
  const guests = new Set((organizer.data.attendees ?? []).map((attendee) => attendee.email));
  guests.delete(organizer.calendarId);
  const existing = new Map(
    (await events.copies(organizer.calendarId, organizer.id)).map((copy) => [copy.calendarId, copy]),
  );
  // Who has the series but is not invited to this one instance must see it cancelled.
  const holders =
    organizer.masterId === undefined ? [] : await events.copies(organizer.calendarId, organizer.masterId);
  const concerned = new Set([...guests, ...existing.keys(), ...holders.map((copy) => copy.calendarId)]);

  for (const email of concerned) {
    const account = await accounts.find(email);
    if (account === undefined) continue;
    const before = existing.get(email);
    const invited = guests.has(email) && !organizer.cancelled;
    const wanted: Omit<EventRow, 'change'> = {
      ...organizer,
      calendarId: email,
      cancelled: !invited || (before?.removedByGuest ?? false),
      removedByGuest: before?.removedByGuest ?? false,
      data: copyData(organizer.data, before?.data),
    };
    const isSame =
      before?.cancelled === wanted.cancelled && withoutStamp(before.data) === withoutStamp(wanted.data);
    if (isSame) continue;
    const calendar = await calendars.ensurePrimary(account);
    const saved = await events.save(wanted, calendar.timeZone);
    if (before !== undefined && hasOtherTimes(before.data, wanted.data))
      await events.rememberSeries(before, saved.change);
    changed.add(email);
  }
};
