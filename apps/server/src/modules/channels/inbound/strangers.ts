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
 * Each is told once how to connect. Beyond the minute's share nobody is remembered either: whoever is left out is
 * told when they write again.
 */
export async function tellStrangers(
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
  const told = new Set(known.map(({ sender }) => sender));
  for (const { sender, to } of strangers) {
    if (told.has(sender)) continue;
    if (!limits.mayAnswerStranger(to)) return;
    told.add(sender);
    await inTransaction(db, async (transaction) => {
      if (!(await isNewStranger(transaction, channel, sender, at))) return;
      await enqueue(transaction, {
        to,
        kind: 'notice',
        dedupeKey: `stranger:${channel}:${sender}:${at.toISOString()}`,
        payload: { type: 'text', text },
        at,
      });
    });
  }
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
