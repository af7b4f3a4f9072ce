import { DAY, eventInterval, HOUR, MINUTE } from '@catch/scheduling';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import {
  type AllCalendarsGateway,
  type CalendarEvent,
  isCalendarError,
  MAIN_CALENDAR,
} from '../calendar/index.ts';
import { invitationOccasion } from './compose-message.ts';
import { isOpenInvitation } from './find-collision.ts';
import { addOccasion, planOccasions } from './occasions.repository.ts';
import { finishLook, type Look } from './people.repository.ts';
import { type BackgroundPerson, loadPerson } from './person.ts';
import { planDays } from './plan/plan-days.ts';
import { planNudges } from './plan/plan-nudges.ts';
import { syncCalendar } from './watch/sync-calendar.ts';
import { type WatchDependencies, watchCalendar } from './watch/watch-calendar.ts';

export interface LookDependencies extends WatchDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: AllCalendarsGateway;
  /** How long to wait between looks while nobody tells us of changes. */
  readonly backstopMs: number;
  /** Others who follow events, such as reminders that are relative to them; in the transaction that notes the change. */
  readonly onChanges: (db: Queryable, userId: string, at: Date) => Promise<void>;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

/** While we receive change notifications, polling only catches what got lost. */
const WATCHED_EVERY = 6 * HOUR;
/** Nudges are planned this far ahead, and again before half of it is over. */
const HORIZON = 30 * HOUR;
const PLAN_EVERY = 6 * HOUR;
const NOBODY_THERE = HOUR;
const BUDGET_MS = 15_000;
const INVITATION_DAYS = 60 * DAY;

/** One look at a person's calendar: what changed, what is coming, and whether we get change notifications. */
export async function checkPerson(
  dependencies: LookDependencies,
  look: Look,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, report } = dependencies;
  const now = clock.now();
  const person = await loadPerson(db, look.userId, now);
  if (!person) return;
  // Also while the calendar is away: the day has its briefing, which will be read when it is due.
  await planOccasions(db, person.id, planDays({ ...person, now: now.getTime() }), now);
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  if (!person.isActive || !person.isReachable)
    return finishLook(db, look, { nextAt: after(NOBODY_THERE), failures: 0 });
  try {
    await readCalendar(dependencies, look, person, now, signal);
  } catch (error) {
    if (signal.aborted) throw error;
    const failures = look.failures + 1;
    if (!isCalendarError(error)) report(error, { user_id: person.id, background: 'look' });
    const pause = isCalendarError(error, 'reconnect-needed') ? HOUR : Math.min(3 ** failures, 60) * MINUTE;
    await finishLook(db, look, { nextAt: after(pause), failures });
  }
}

async function readCalendar(
  dependencies: LookDependencies,
  look: Look,
  person: BackgroundPerson,
  now: Date,
  signal: AbortSignal,
): Promise<void> {
  const { db, gateway } = dependencies;
  const options = { signal, budgetMs: BUDGET_MS };
  const calendars = gateway.forUser(person.id, options);
  const synced = await syncCalendar(calendars, { ...look, now });
  const isChanged = synced.changed.length > 0 || synced.removed.length > 0;
  if (isChanged)
    // Before the token is stored: should this process die in between, the same changes are seen again.
    await db.transaction().execute(async (transaction) => {
      await noteInvitations(transaction, person, synced.changed, now);
      await dependencies.onChanges(transaction, person.id, now);
    });
  const isOld = look.plannedAt === null || now.getTime() - look.plannedAt.getTime() >= PLAN_EVERY;
  const plans = isChanged || isOld;
  if (plans && person.choices.nudge.on) {
    const { events } = await calendars.listEvents({
      calendarId: MAIN_CALENDAR,
      from: now.getTime(),
      to: now.getTime() + HORIZON,
    });
    const { minutes } = person.choices.nudge;
    await planOccasions(
      db,
      person.id,
      planNudges(events, { zone: person.zone, minutes, now: now.getTime() }),
      now,
    );
  }
  const watched = await watchCalendar(dependencies, person.id, { now, watchAt: look.watchAt }, options);
  const every = watched.isLive ? WATCHED_EVERY : dependencies.backstopMs;
  await finishLook(db, look, {
    nextAt: new Date(now.getTime() + every),
    failures: 0,
    syncToken: synced.syncToken ?? null,
    syncedAt: now,
    ...(plans ? { plannedAt: now } : {}),
    ...(watched.tryAgainAt ? { watchAt: watched.tryAgainAt } : {}),
  });
}

/** Every invitation that is new or was moved; whether it collides is looked at when it is its turn. */
async function noteInvitations(
  db: Queryable,
  person: BackgroundPerson,
  changed: readonly CalendarEvent[],
  now: Date,
): Promise<void> {
  for (const event of changed) {
    if (!isOpenInvitation(event)) continue;
    const { start, end } = eventInterval(event, person.zone);
    const isSeries = event.recurrence.length > 0;
    if ((!isSeries && start <= now.getTime()) || start > now.getTime() + INVITATION_DAYS) continue;
    await addOccasion(db, {
      userId: person.id,
      kind: 'collision',
      occasion: invitationOccasion(event.id, start, end),
      dueAt: now,
      untilAt: new Date(isSeries ? now.getTime() + 2 * DAY : start),
    });
  }
}
