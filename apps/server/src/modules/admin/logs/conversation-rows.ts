import type { Channel } from '@catch/contract/common';
import { type RawBuilder, sql } from 'kysely';
import { byUsers, emailIsLike } from '../matching-users.ts';
import { all } from '../statistics/counted-messages.ts';
import type { MessageFilter } from './message-filter.ts';

export interface ConversationRow {
  readonly user_id: string;
  readonly user_email: string;
  readonly channel: Channel;
  readonly message_count: number;
  readonly first_message_at: Date;
  readonly last_message_at: Date;
}

/** Conditions on whatever belongs to a conversation; the statement begins with `people`. */
export const whose = ({ users, channel }: Pick<MessageFilter, 'users' | 'channel'>): RawBuilder<unknown> =>
  all([
    channel && sql`channel = ${channel}`,
    users?.kind === 'few' ? byUsers(users) : undefined,
    users?.kind === 'many' ? sql`(user_id in (select id from people)) is true` : undefined,
  ]);

/** The first of a statement's CTEs: many people are looked for once, however often they are asked for. */
export const people = ({ users }: Pick<MessageFilter, 'users'>): RawBuilder<unknown> =>
  users?.kind === 'many'
    ? sql`people as materialized (select id from users where ${emailIsLike(users.emailHas)}),`
    : sql``;

/** Looked up row by row: a join would read all users for the sake of a hundred. */
export const emailOfPage = sql`(select email from users where users.id = page.user_id)`;
