import type { Account } from '../../accounts/account.ts';
import { createAccounts } from '../../accounts/accounts.repository.ts';
import type { SandboxContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database.ts';
import { GoogleError, notFound } from '../google-error.ts';
import { type Calendar, createCalendars } from './calendar.repository.ts';
import { notifyChanges } from './channels.ts';
import { createEvents, lockCalendarWrites } from './event.repository.ts';
import { type EventData, type EventRow, parseInstanceId } from './event-data.ts';
import { syncCopies } from './guest-copies.ts';
import { asInstance, occurrenceAt } from './instances.ts';
import { type MailKind, type SendUpdates, sendMails } from './mails.ts';

/** Everything one change needs: repositories on one transaction, and which calendars it touched. */
export const createWriter = (context: SandboxContext, database: Database) => {
  const events = createEvents(database);
  const calendars = createCalendars(database);
  const accounts = createAccounts(database);
  const changed = new Set<string>();
  const now = context.now();
  // Google's stamps have milliseconds.
  const stamp = now.toISOString();

  const zoneOf = async (calendarId: string): Promise<string> =>
    (await calendars.find(calendarId))?.timeZone ?? 'UTC';

  return {
    events,
    calendars,
    accounts,
    changed,
    stamp,

    /** The event of an id: stored, or an instance that still follows its series. */
    load: async (calendar: Calendar, id: string): Promise<EventRow> => {
      const row = await events.find(calendar.id, id);
      if (row !== undefined) return row;
      const parsed = parseInstanceId(id);
      const master = parsed && (await events.find(calendar.id, parsed.masterId));
      if (parsed === undefined || master?.data.recurrence === undefined) throw notFound();
      const occurrence = occurrenceAt(master.data, parsed.stamp, calendar.timeZone);
      if (occurrence === undefined) throw notFound();
      return asInstance(master, occurrence);
    },

    /** Saves under a new change number and, for the organizer's copy, brings the guests' copies along. */
    save: async (row: Omit<EventRow, 'change'>): Promise<EventRow> => {
      const saved = await events.save(
        { ...row, data: { ...row.data, updated: stamp } },
        await zoneOf(row.calendarId),
      );
      changed.add(row.calendarId);
      if (saved.organizerCalendar === saved.calendarId) {
        await syncCopies(saved, { events, calendars, accounts, changed });
      }
      return saved;
    },

    mail: (kind: MailKind, event: EventRow, from: string, to: readonly string[], sendUpdates: SendUpdates) =>
      sendMails(database, accounts, { kind, event, from, to, sendUpdates, now }),
  };
};

export type Writer = ReturnType<typeof createWriter>;

/** Runs a change in one transaction, one after the other, and tells the watchers once it is committed. */
export const writeCalendar = async <T>(
  context: SandboxContext,
  work: (writer: Writer) => Promise<T>,
): Promise<T> => {
  const { result, changed } = await context.database.transaction(async (transaction) => {
    await lockCalendarWrites(transaction);
    const writer = createWriter(context, transaction);
    return { result: await work(writer), changed: writer.changed };
  });
  await notifyChanges(context, changed);
  return result;
};

export const guestsOf = (data: EventData): string[] =>
  (data.attendees ?? []).map((attendee) => attendee.email);

export const checkMatch = (ifMatch: string | undefined, etag: string): void => {
  if (ifMatch === undefined || ifMatch === '*') return;
  const given = ifMatch.split(',').map((value) => value.trim().replace(/^W\//, ''));
  if (!given.includes(etag)) {
    throw new GoogleError(412, 'conditionNotMet', 'Precondition Failed', {
      locationType: 'header',
      location: 'If-Match',
    });
  }
};

export interface WriteOrder {
  readonly account: Account;
  readonly calendar: Calendar;
  readonly sendUpdates: SendUpdates;
  readonly conferenceDataVersion: number;
  readonly ifMatch: string | undefined;
}
