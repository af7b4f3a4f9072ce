import { MAX_CHAT_MESSAGE } from '@catch/contract/assistant';
import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { onInstant } from '../../../platform/say-time.ts';
import { readerIn } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import {
  AlreadySettled,
  decideApproval,
  decideTyped,
  type Incoming,
  sayStale,
  storeIncoming,
  type Waker,
  wakeUser,
} from '../../assistant/index.ts';
import { isFirstDelivery } from '../events.repository.ts';
import { enqueue } from '../outbox/outbox.repository.ts';
import { cutText } from '../outbox/split-text.ts';
import type { Person, Said } from './person.ts';

export interface ReceiveDependencies {
  readonly db: Queryable;
  readonly clock: Clock;
  readonly waker: Waker;
}

/** After an outage days-old messages arrive; acting on yesterday's 'in an hour' helps nobody. */
const TOO_OLD_MS = 6 * 3_600_000;
const MINUTE_MS = 60_000;

/** True when an answer is on its way, so that 'is typing' may be shown. */
export async function receiveText(
  { db, clock, waker }: ReceiveDependencies,
  person: Person,
  said: Said & { readonly text: string },
): Promise<boolean> {
  const now = clock.now();
  const text = cutText(said.text.trim(), MAX_CHAT_MESSAGE);
  if (text === '') return false;
  if (await isTooOld({ db, clock }, person, said, text)) return false;
  if (person.hasPending && (await receiveDecision({ db, clock }, person, said, text))) return true;
  return takeIn(
    { db, waker },
    {
      userId: person.userId,
      channel: person.channel,
      providerId: said.providerId,
      kind: 'message',
      body: text,
      details: placeOf(person),
      askedBy: null,
      saidAt: said.saidAt,
      receivedAt: now,
    },
  );
}

/** Found again when the turn is answered. */
const placeOf = ({ thread }: Person): Record<string, unknown> => (thread ? { thread } : {});

/** Several of one webhook are woken with what is stored of them, in its transaction; a single one is woken afterwards. */
async function takeIn(
  { db, waker }: Pick<ReceiveDependencies, 'db' | 'waker'>,
  incoming: Incoming,
): Promise<boolean> {
  if ((await storeIncoming(db, incoming)) === undefined) return false;
  if (db.isTransaction) await wakeUser(db, incoming.userId);
  else waker.wake(incoming.userId);
  return true;
}

type WithClock = Pick<ReceiveDependencies, 'db' | 'clock'>;

async function isTooOld(
  { db, clock }: WithClock,
  person: Person,
  said: Said,
  text: string,
): Promise<boolean> {
  const now = clock.now();
  if (now.getTime() - said.saidAt.getTime() <= TOO_OLD_MS) return false;
  await enqueue(db, {
    to: person,
    kind: 'notice',
    dedupeKey: `too-old:${person.channel}:${said.providerId}`,
    payload: {
      type: 'text',
      text: say(person, 'channel.tooOld', {
        when: onInstant(said.saidAt.getTime(), readerIn(person.zone, now, person.language)),
        quote: cutText(text, 80),
      }),
    },
    at: now,
  });
  return true;
}

async function receiveDecision(
  { db, clock }: WithClock,
  person: Person,
  said: Said,
  text: string,
): Promise<boolean> {
  const now = clock.now();
  return inTransaction(db, async (transaction) => {
    try {
      const receipt = await decideTyped(
        { db: transaction, clock },
        {
          ...person,
          ...said,
          askedBy: null,
          text,
          details: placeOf(person),
          now,
          by: { userId: person.userId, email: person.email, isStaff: false },
        },
      );
      if (receipt?.isNew) await wakeUser(transaction, person.userId);
      return receipt !== undefined;
    } catch (error) {
      // Decided elsewhere in the same moment: the words go to the assistant, which sees what happened.
      if (error instanceof AppError) return false;
      throw error;
    }
  });
}

/** A button: decides, or explains why there is nothing left to decide. Presses are never retried, but come twice. */
export async function receivePress(
  { db, clock }: WithClock,
  person: Person,
  press: Said & {
    readonly toolCallId: string;
    readonly approved: boolean;
    readonly choice?: string | undefined;
  },
): Promise<boolean> {
  return inTransaction(db, async (transaction) => {
    const now = clock.now();
    if (!(await isFirstDelivery(transaction, person.channel, press.providerId, now))) return false;
    const explain = (text: string) =>
      enqueue(transaction, {
        to: person,
        kind: 'notice',
        dedupeKey: `press:${person.channel}:${press.providerId}`,
        payload: { type: 'text', text },
        at: now,
      });
    try {
      const { isNew, approval } = await decideApproval(
        { db: transaction, clock },
        {
          toolCallId: press.toolCallId,
          approved: press.approved,
          choice: press.choice,
          by: { userId: person.userId, email: person.email, isStaff: false },
          channel: person.channel,
          details: placeOf(person),
        },
      );
      if (isNew) await wakeUser(transaction, person.userId);
      else await explain(sayStale(approval, person));
      return isNew;
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      await explain(
        error instanceof AlreadySettled ? sayStale(error.approval, person) : say(person, 'channel.notYours'),
      );
      return false;
    }
  });
}

/** Keeps its place among the other messages; words are made of it before its turn. */
export async function receiveVoice(
  { db, clock, waker }: ReceiveDependencies,
  person: Person,
  said: Said & { readonly voice: Record<string, unknown> },
): Promise<boolean> {
  if (await isTooOld({ db, clock }, person, said, say(person, 'channel.aVoiceNote'))) return false;
  return takeIn(
    { db, waker },
    {
      userId: person.userId,
      channel: person.channel,
      providerId: said.providerId,
      kind: 'voice',
      body: '',
      details: { voice: said.voice, ...placeOf(person) },
      askedBy: null,
      saidAt: said.saidAt,
      receivedAt: clock.now(),
    },
  );
}

/** A picture, a place, a contact: said once a minute, however many come. */
export async function receiveUnsupported(
  { db, clock }: WithClock,
  person: Person,
  said: Said,
): Promise<void> {
  const now = clock.now();
  if (now.getTime() - said.saidAt.getTime() > TOO_OLD_MS) return;
  await enqueue(db, {
    to: person,
    kind: 'notice',
    dedupeKey: `unsupported:${person.channel}:${person.userId}:${Math.floor(said.saidAt.getTime() / MINUTE_MS)}`,
    payload: { type: 'text', text: say(person, 'channel.unsupported') },
    at: now,
  });
}

export const inTransaction = <T>(db: Queryable, work: (transaction: Queryable) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);
