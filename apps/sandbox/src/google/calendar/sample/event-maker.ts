import { createHash } from 'node:crypto';
import { DAY, parseDate, zoneOf } from '@catch/scheduling';
import type { Account } from '../../../accounts/account.ts';
import type { Attendee, EventData, EventRow } from '../event-data.ts';
import { type StoredTime, timeAt } from '../event-time.ts';
import { copyData } from '../guest-copies.ts';

export type SampleRow = Omit<EventRow, 'change'>;

/** Ids that come out the same on every machine; hexadecimal digits are allowed in Google's ids. */
export const sampleId = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 26);

/** A wall-clock time of a day in a zone; minutes may go past midnight. */
const clock = (date: string, minutes: number, zone: string): StoredTime =>
  timeAt(zoneOf(zone).toInstant(parseDate(date) * DAY + minutes * 60_000), zone);

export const timed = (date: string, from: number, length: number, zone: string) => ({
  start: clock(date, from, zone),
  end: clock(date, from + length, zone),
});

export interface SampleEvent {
  readonly key: string;
  readonly organizer: Account;
  readonly summary: string;
  readonly start: StoredTime;
  readonly end: StoredTime;
  readonly guests?: readonly Attendee[];
  /** Another calendar of the organizer than the primary one. */
  readonly calendarId?: string;
  readonly more?: Record<string, unknown>;
}

const person = (account: Account) => ({ email: account.email, displayName: account.name });

/** The organizer's event and a copy for every guest who lives in the sandbox. */
export const sampleEvent = (sample: SampleEvent, people: readonly Account[], stamp: string): SampleRow[] => {
  const { organizer, guests = [] } = sample;
  const calendarId = sample.calendarId ?? organizer.email;
  const id = sampleId(sample.key);
  const withOrganizer: Attendee[] =
    guests.length === 0 ? [] : [{ ...person(organizer), responseStatus: 'accepted' }, ...guests];
  const data: EventData = {
    status: 'confirmed',
    created: stamp,
    updated: stamp,
    start: sample.start,
    end: sample.end,
    iCalUID: `${id}@google.com`,
    sequence: 0,
    eventType: 'default',
    creator: person(organizer),
    organizer: sample.calendarId === undefined ? person(organizer) : { email: calendarId },
    summary: sample.summary,
    reminders: { useDefault: true },
    ...(withOrganizer.length > 0 && { attendees: withOrganizer }),
    ...sample.more,
  };
  return withCopies(
    {
      calendarId,
      id,
      organizerCalendar: calendarId,
      masterId: undefined,
      originalStamp: undefined,
      cancelled: false,
      removedByGuest: false,
      data,
    },
    people,
  );
};

export const withCopies = (row: SampleRow, people: readonly Account[]): SampleRow[] => {
  const guests = new Set((row.data.attendees ?? []).map((attendee) => attendee.email));
  const copies = people
    .filter((account) => guests.has(account.email) && account.email !== row.calendarId)
    .map((account) => ({ ...row, calendarId: account.email, data: copyData(row.data, undefined) }));
  return [row, ...copies];
};

/** An invitation from somebody who is not in the sandbox: only the guest's copy exists. */
export const invitationFromOutside = (
  sample: Omit<SampleEvent, 'organizer'> & { guest: Account; from: { email: string; displayName: string } },
  answer: Attendee['responseStatus'],
  stamp: string,
): SampleRow => {
  const id = sampleId(sample.key);
  return {
    calendarId: sample.guest.email,
    id,
    organizerCalendar: undefined,
    masterId: undefined,
    originalStamp: undefined,
    cancelled: false,
    removedByGuest: false,
    data: {
      status: 'confirmed',
      created: stamp,
      updated: stamp,
      start: sample.start,
      end: sample.end,
      iCalUID: `${id}@${sample.from.email.split('@')[1]}`,
      sequence: 0,
      eventType: 'default',
      creator: sample.from,
      organizer: sample.from,
      summary: sample.summary,
      reminders: { useDefault: true },
      attendees: [
        { ...sample.from, responseStatus: 'accepted' },
        { ...person(sample.guest), responseStatus: answer },
      ],
      ...sample.more,
    },
  };
};
