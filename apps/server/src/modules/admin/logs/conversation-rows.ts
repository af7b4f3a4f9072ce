import type { Channel } from '@catch/contract/channel';
import { type RawBuilder, sql } from 'kysely';
import { byUsers } from '../matching-users.ts';
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

export const conversationsOf = ({
  users,
  channel,
}: Pick<MessageFilter, 'users' | 'channel'>): RawBuilder<unknown> =>
  all([channel && sql`channel = ${channel}`, users && byUsers(users)]);

/** Looked up row by row: a join would read all users for the sake of a hundred. */
export const emailOfPage = sql`(select email from users where users.id = page.user_id)`;
