import { MINUTE } from '@catch/scheduling';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { type Key, say } from '../../platform/words.ts';
import { type AllCalendarsGateway, isCalendarError } from '../calendar/index.ts';
import { notifyUser, UNASKED } from '../channels/index.ts';
import { lockForShare } from '../identity/index.ts';
import { composeMessage } from './compose-message.ts';
import { type Occasion, putOff, settleOccasion, wasSentBefore } from './occasions.repository.ts';
import { type BackgroundPerson, loadPerson } from './person.ts';
import { permissionToSend, type Silence } from './plan/permission-to-send.ts';

export interface SendDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: AllCalendarsGateway;
}

const BUDGET_MS = 15_000;
const TRY_AGAIN = MINUTE;

/** How to end each of them, said with the first. */
const HOW_TO_STOP: Record<Occasion['kind'], Key> = {
  briefing: 'stop.briefing',
  nudge: 'stop.nudge',
  collision: 'stop.collision',
  evening: 'stop.evening',
};

/** One occasion, from the question whether it may be said to the row in the outbox. */
export async function sendOccasion(
  dependencies: SendDependencies,
  occasion: Occasion,
  signal: AbortSignal,
): Promise<void> {
  const { db, clock, gateway } = dependencies;
  const now = clock.now();
  const person = await loadPerson(db, occasion.userId, now);
  if (!person) return;
  const silent = (why: Silence) => settleOccasion(db, occasion, { outcome: why, at: clock.now() });
  const waiting = { kind: occasion.kind, untilAt: occasion.untilAt.getTime() };
  const permission = permissionToSend(person, waiting, now.getTime());
  if (permission.kind === 'no') return void (await silent(permission.why));
  if (permission.kind === 'later') return putOff(db, occasion, new Date(permission.at));
  if (!person.isReachable) return void (await silent('no channel'));
  let text: string | undefined;
  try {
    const calendars = gateway.forUser(person.id, { signal, budgetMs: BUDGET_MS });
    text = await composeMessage(person, occasion, calendars, now.getTime());
  } catch (error) {
    if (!isCalendarError(error)) throw error;
    const again = new Date(clock.now().getTime() + Math.max(TRY_AGAIN, error.retryAfterMs ?? 0));
    if (error.kind === 'reconnect-needed' || again >= occasion.untilAt)
      return void (await silent('calendar not readable'));
    return putOff(db, occasion, again);
  }
  if (text === undefined) return void (await silent('nothing to say'));
  const message = text;
  await db.transaction().execute((transaction) => commit(transaction, occasion, message, clock.now()));
}

/** All rules once more under a lock: a pause, a choice or a full day that came in the meantime counts. */
async function commit(db: Queryable, occasion: Occasion, text: string, now: Date): Promise<void> {
  const { userId, kind } = occasion;
  // A pause locks this row, too: after it nothing more is sent.
  await lockForShare(db, userId);
  // One message to one person at a time, or two would both be the last of the day.
  await db
    .selectFrom('background_people')
    .select('user_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .execute();
  const person = await loadPerson(db, userId, now);
  if (!person) return;
  const permission = permissionToSend(person, { kind, untilAt: occasion.untilAt.getTime() }, now.getTime());
  if (permission.kind === 'later') return putOff(db, occasion, new Date(permission.at));
  if (permission.kind === 'no')
    return void (await settleOccasion(db, occasion, { outcome: permission.why, at: now }));
  const sent = { outcome: 'told', at: now, localDay: permission.localDay };
  const isFirst = !(await wasSentBefore(db, userId, kind));
  if (!(await settleOccasion(db, occasion, sent))) return;
  const channel = await notifyUser(db, {
    userId,
    kind: 'notice',
    text: isFirst ? `${text}\n\n${say(person, HOW_TO_STOP[kind])}` : text,
    key: `${UNASKED}${userId}:${kind}:${occasion.occasion}`,
    preferred: person.preferred,
    at: now,
  });
  if (!channel) await correct(db, occasion, person);
}

/** Nothing was sent after all: it does not count towards the day. */
async function correct(db: Queryable, { kind, occasion }: Occasion, person: BackgroundPerson): Promise<void> {
  await db
    .updateTable('background_occasions')
    .set({ outcome: 'no channel' satisfies Silence, local_day: null })
    .where('user_id', '=', person.id)
    .where('kind', '=', kind)
    .where('occasion', '=', occasion)
    .execute();
}
