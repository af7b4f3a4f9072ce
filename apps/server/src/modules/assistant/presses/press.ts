import type { PressOutcome } from '@catch/contract/activity';
import type { ChatResponse } from '@catch/contract/assistant';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Liveness } from '../../../platform/liveness.ts';
import { sha256 } from '../../../platform/secrets.ts';
import type { TurnOutcome } from '../outcome.ts';
import { storeIncoming } from '../turns/inbox.repository.ts';
import type { Press } from '../turns/turn.ts';

export interface PressDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly liveness: Liveness;
  /** Works the person's lane and waits for what became of the row. */
  readonly settle: (userId: string, inboxId: number) => Promise<TurnOutcome>;
  readonly toResponse: (outcome: TurnOutcome) => ChatResponse;
}

/** Presses a button in somebody's own name. The same press, sent again, gets the answer of the first. */
export type PressButton = (userId: string, pressId: string, press: Press) => Promise<PressOutcome>;

export const createPressButton =
  ({ db, clock, liveness, settle, toResponse }: PressDependencies): PressButton =>
  async (userId, pressId, press) => {
    const name = `press:${userId}:${pressId}`;
    for (let time = 1; time <= MOST_TIMES; time += 1) {
      const now = clock.now();
      const providerId = time === 1 ? name : `${name}:${time}`;
      const stored = await storeIncoming(db, {
        userId,
        channel: 'WEB',
        providerId,
        // The version before knows looks and no presses: it looks for the call, finds nothing begun and is silent (ADR 57).
        kind: 'look',
        body: '',
        details: { press, tool_call_id: callOfPress(name), waiter: liveness.number },
        askedBy: null,
        saidAt: now,
        receivedAt: now,
      });
      const inboxId = stored ?? (await pressedBefore(db, providerId));
      if (inboxId === undefined) throw new AppError('conflict', 'This account is not active.');
      const outcome = await settle(userId, inboxId);
      // Channels that support presses answer them with words.
      if (outcome.message !== '')
        return {
          ...toResponse(outcome),
          done: (outcome.values ?? []).some(({ kind }) => kind === 'receipt'),
        };
    }
    throw new AppError('timeout', 'The assistant is taking too long. Please try again.');
  };

/** While a release is rolled out, processes of the version before may get it first; never so many turns in a row. */
const MOST_TIMES = 5;

/** One press is one call, whichever process carries it out. */
export const callOfPress = (name: string): string => `call_${sha256(name).toString('hex').slice(0, 32)}`;

async function pressedBefore(db: Database, providerId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('inbox')
    .select('id')
    .where('channel', '=', 'WEB')
    .where('provider_id', '=', providerId)
    .executeTakeFirst();
  return row?.id;
}
