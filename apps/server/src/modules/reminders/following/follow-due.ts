import { DAY, MINUTE } from '@catch/scheduling';
import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { UpcomingEvent } from '../../../platform/db/tables/memory.ts';
import {
  type AllCalendars,
  type AllCalendarsGateway,
  type CalendarEvent,
  isCalendarError,
  MAIN_CALENDAR,
} from '../../calendar/index.ts';
import { occurrenceOf } from '../firing/plan-firing.ts';
import { earliest, nextByItself } from '../next-time.ts';
import type { ReminderRow } from '../reminders.repository.ts';
import { findUpcoming, upcomingOf } from './find-upcoming.ts';
import { type EachEvent, isEach, type RelativeTo, relativeTo } from './relative-to.ts';

export interface FollowingDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: AllCalendarsGateway;
  /** Whether an event is one that these words of its owner mean. */
  readonly matchesWords: (words: readonly string[], event: CalendarEvent, ownerEmail: string) => boolean;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

const AT_ONCE = 40;
/**
 * No other process looks in the meantime, and nothing is sent; should this process die, another one does afterwards.
 */
const LOOKING_MS = 30_000;
/** By how much the sender's time may lag behind the time of the last look: slow clocks, slow statements. */
const LAG_MS = 30_000;
/** A calendar that cannot be read: until then what is known holds. */
const AGAIN_AFTER = 3 * MINUTE;
/** Changes are pushed to us; this is for those that were not. */
const EVERY = 30 * MINUTE;
/** A last look before it is sent. */
const BEFORE_DUE = MINUTE;
const AHEAD = 2 * DAY;
const BEHIND = DAY;

/** Nothing is sent whose next look lies before this: it is due or under way, and the event may have moved. */
export const looksBefore = (now: Date): Date => new Date(now.getTime() + LOOKING_MS + LAG_MS);

interface Followed extends ReminderRow {
  readonly owner_email: string;
  readonly owner_zone: string | null;
}

/** Looks at the calendars of all whose reminders are to be looked at. */
export async function followDue(dependencies: FollowingDependencies, signal: AbortSignal): Promise<void> {
  for (let taken = AT_ONCE; taken === AT_ONCE; ) {
    signal.throwIfAborted();
    const now = dependencies.clock.now();
    const rows = await claim(dependencies.db, now, new Date(now.getTime() + LOOKING_MS));
    const owners = Map.groupBy(rows, ({ user_id }) => user_id);
    await Promise.all([...owners.values()].map((reminders) => followOwner(dependencies, reminders, signal)));
    taken = rows.length;
  }
}

async function followOwner(
  dependencies: FollowingDependencies,
  reminders: readonly Followed[],
  signal: AbortSignal,
): Promise<void> {
  try {
    await lookAt(dependencies, reminders, signal);
  } catch (error) {
    if (signal.aborted) return;
    if (!isCalendarError(error))
      dependencies.report(error, { reminders: 'follow', user_id: reminders[0]?.user_id ?? '' });
    await dependencies.db
      .updateTable('reminders')
      .set({ follow_at: new Date(dependencies.clock.now().getTime() + AGAIN_AFTER) })
      .where(
        'id',
        'in',
        reminders.map(({ id }) => id),
      )
      .where('is_active', '=', true)
      .execute();
  }
}

async function claim(db: Database, now: Date, until: Date): Promise<Followed[]> {
  const { rows } = await sql<Followed>`
    with due as (
      select id from reminders where is_active and not held and follow_at <= ${now}
      order by follow_at limit ${AT_ONCE} for update skip locked
    )
    update reminders r set follow_at = ${until} from due, users u where r.id = due.id and u.id = r.user_id
    returning r.*, u.email as owner_email, u.time_zone as owner_zone`.execute(db);
  return rows;
}

async function lookAt(
  { db, clock, gateway, matchesWords }: FollowingDependencies,
  reminders: readonly Followed[],
  signal: AbortSignal,
): Promise<void> {
  const calendars = gateway.forUser(reminders[0]?.user_id ?? '', { signal, budgetMs: 10_000 });
  const wanted = reminders.map((row) => ({
    row,
    target: row.relative_to && relativeTo.parse(row.relative_to),
  }));
  const events = await listAround(calendars, wanted.map(({ target }) => target).filter(isEach), clock.now());
  await Promise.all(
    wanted.map(async ({ row, target }) => {
      const now = clock.now();
      const zone = row.owner_zone ?? row.time_zone;
      if (target === null) return save(db, row, { upcoming: null }, now);
      if (!isEach(target)) return save(db, row, await lookAtOne(calendars, row, target, zone, now), now);
      const upcoming = findUpcoming({
        events,
        matchesWords: (event) => matchesWords(target.words, event, row.owner_email),
        minutesBefore: target.minutes_before,
        zone,
        now,
        announced: await announcedBy(db, row.id),
        known: row.upcoming ?? [],
        announceFrom: row.told_from,
        occurrenceOf,
      });
      return save(db, row, { upcoming }, now);
    }),
  );
}

async function listAround(
  calendars: AllCalendars,
  targets: readonly EachEvent[],
  now: Date,
): Promise<readonly CalendarEvent[]> {
  if (targets.length === 0) return [];
  const lead = Math.max(...targets.map(({ minutes_before }) => minutes_before)) * MINUTE;
  const { events } = await calendars.listEvents({
    calendarId: MAIN_CALENDAR,
    from: now.getTime() - BEHIND,
    to: now.getTime() + lead + AHEAD,
  });
  return events;
}

type Outcome = { readonly upcoming: readonly UpcomingEvent[] | null } | 'over';

/** The one event: where it lies now. Deleted, or over before it could be announced: there is nothing left to say. */
async function lookAtOne(
  calendars: AllCalendars,
  row: Followed,
  target: Exclude<RelativeTo, EachEvent>,
  zone: string,
  now: Date,
): Promise<Outcome> {
  try {
    const event = await calendars.getOwnEvent(target.event_id);
    const found = upcomingOf(event, target.minutes_before, zone);
    const wasKnown = row.upcoming?.some((one) => occurrenceOf(one) === occurrenceOf(found)) ?? false;
    const wasMissed = row.told_from !== null && new Date(found.due) <= row.told_from;
    if ((new Date(found.start) <= now || wasMissed) && !wasKnown) return 'over';
    return { upcoming: event.ownResponse === 'declined' ? [] : [found] };
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'calendar-lost')) return 'over';
    throw error;
  }
}

async function announcedBy(db: Database, reminderId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('reminder_runs')
    .select('occurrence')
    .where('reminder_id', '=', reminderId)
    .execute();
  return new Set(rows.map(({ occurrence }) => occurrence));
}

/**
 * Only while it is as it was claimed: if it was sent, changed or scheduled for another look in the meantime, it is
 * left alone.
 */
async function save(db: Database, row: Followed, outcome: Outcome, now: Date): Promise<void> {
  const over = outcome === 'over';
  const upcoming = over ? null : outcome.upcoming;
  const own = over ? null : nextByItself({ ...row, upcoming }, now);
  const nextAt = earliest(row.snoozed_until, own);
  const followAt = over || row.relative_to === null ? null : nextLook(own, now);
  await db
    .updateTable('reminders')
    .set({
      upcoming: upcoming ? JSON.stringify(upcoming) : null,
      next_at: nextAt,
      follow_at: followAt,
      is_active: !over || row.snoozed_until !== null,
      // The time that people are shown.
      ...(row.reminder_type === 'one_time' && own ? { scheduled_at: own } : {}),
      updated_at: now,
    })
    .where('id', '=', row.id)
    .where('is_active', '=', true)
    .where('follow_at', '=', row.follow_at)
    .where('next_at', row.next_at === null ? 'is' : '=', row.next_at)
    .execute();
}

function nextLook(due: Date | null, now: Date): Date {
  const regular = now.getTime() + EVERY;
  const last = due ? due.getTime() - BEFORE_DUE : Number.POSITIVE_INFINITY;
  return new Date(last > now.getTime() ? Math.min(regular, last) : regular);
}
