import type { Clock } from '../../../platform/clock.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { enqueue, type Stranger } from '../outbox/outbox.repository.ts';
import type { InboundLimits } from './limits.ts';
import { inTransaction } from './receive.ts';

export interface NewStranger {
  /** Who wrote, as the channel names them. */
  readonly sender: string;
  readonly to: Stranger;
}

/**
 * Each gets instructions for connecting once. Those beyond the minute's limit are not remembered, so they get them
 * when they write again.
 */
export async function inviteStrangers(
  { db, clock, limits }: { readonly db: Queryable; readonly clock: Clock; readonly limits: InboundLimits },
  strangers: readonly NewStranger[],
  text: string,
): Promise<void> {
  const [first] = strangers;
  if (!first) return;
  const { channel } = first.to;
  const at = clock.now();
  const known = await db
    .selectFrom('unknown_senders')
    .select('sender')
    .where('channel', '=', channel)
    .where(
      'sender',
      'in',
      strangers.map(({ sender }) => sender),
    )
    .execute();
  const invited = new Set(known.map(({ sender }) => sender));
  const newcomers: NewStranger[] = [];
  for (const stranger of strangers) {
    if (invited.has(stranger.sender)) continue;
    if (!limits.mayAnswerStranger(stranger.to)) break;
    invited.add(stranger.sender);
    newcomers.push(stranger);
  }
  if (newcomers.length === 0) return;
  await inTransaction(db, async (transaction) => {
    // One order for all: two webhooks with the same people would otherwise wait for each other.
    for (const { sender, to } of newcomers.toSorted((one, other) => one.sender.localeCompare(other.sender)))
      if (await isNewStranger(transaction, channel, sender, at))
        await enqueue(transaction, {
          to,
          kind: 'notice',
          dedupeKey: `stranger:${channel}:${sender}:${at.toISOString()}`,
          payload: { type: 'text', text },
          at,
        });
  });
}

/** True once for each stranger. */
async function isNewStranger(db: Queryable, channel: string, sender: string, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('unknown_senders')
    .values({ channel, sender, told_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sender')
    .executeTakeFirst();
  return row !== undefined;
}
