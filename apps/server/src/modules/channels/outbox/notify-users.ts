import type { Channel } from '@catch/contract/channel';
import { sql } from 'kysely';
import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { channelsOf } from '../connected-channels.ts';
import { userLane, wakeLanes } from './outbox.repository.ts';
import { splitText } from './split-text.ts';

export interface Notification {
  readonly userId: string;
  readonly kind: 'reminder' | 'notice';
  readonly text: string;
  /** The same notification sent twice arrives once. */
  readonly key: string;
  /** Where it was asked for: delivery begins there when it is connected. */
  readonly preferred: Channel;
  readonly at: Date;
  /** When it was due. */
  readonly since?: Date;
}

const LONGEST_TEXT = 4096;

/**
 * `notifyUser` for many at once, in a handful of statements and the caller's transaction. Answers where each goes, in
 * order; undefined where nothing is connected.
 */
export async function notifyUsers(
  db: Queryable,
  messages: readonly Notification[],
): Promise<(OutboxChannel | undefined)[]> {
  const connected = await channelsOf(db, [...new Set(messages.map(({ userId }) => userId))]);
  const channels = messages.map(({ userId, preferred }) => {
    const possible = connected.get(userId) ?? [];
    return possible.find((one) => one === preferred) ?? possible[0];
  });
  const rows = messages.flatMap((message, index) => {
    const channel = channels[index];
    if (!channel) return [];
    return splitText(message.text, LONGEST_TEXT).map((text, part) => ({ message, channel, text, part }));
  });
  if (rows.length === 0) return channels;
  const { rows: stored } = await sql<{ lane: string }>`
    insert into outbox (lane, user_id, channel, kind, dedupe_key, payload, next_attempt_at, created_at, owed_since)
    select lane, user_id, channel, kind, dedupe_key, jsonb_build_object('type', 'text', 'text', text), at, at, since
    from unnest(
      ${rows.map(({ message, channel }) => userLane(message.userId, channel))}::text[],
      ${rows.map(({ message }) => message.userId)}::uuid[],
      ${rows.map(({ channel }) => channel)}::text[],
      ${rows.map(({ message }) => message.kind)}::text[],
      ${rows.map(({ message, part }) => `${message.key}:${part}`)}::text[],
      ${rows.map(({ text }) => text)}::text[],
      ${rows.map(({ message }) => message.at)}::timestamptz[],
      ${rows.map(({ message }) => message.since ?? null)}::timestamptz[]
    ) with ordinality as given (lane, user_id, channel, kind, dedupe_key, text, at, since, place)
    order by place
    on conflict (dedupe_key) do nothing
    returning lane`.execute(db);
  await wakeLanes(db, [...new Set(stored.map(({ lane }) => lane))]);
  return channels;
}
