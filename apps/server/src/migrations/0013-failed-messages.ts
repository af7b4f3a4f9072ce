import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Load balancers ask every few seconds how many messages reached nobody: that must not read all there ever were. */
export const failedMessages: Migration = {
  async up(db) {
    await sql`create index outbox_given_up on outbox (failed_at) where status = 'failed' and moved_to is null`.execute(
      db,
    );
  },
};
