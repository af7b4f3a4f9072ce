import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables stop listing the channels: the contract's list is the only one, and a new channel leaves these tables alone.
 * What is stored must still look like a channel's name.
 */
export const channelsByData: Migration = {
  async up(db) {
    const shape = sql.lit('^[A-Z][A-Z0-9_]{1,31}$');
    // Not checked again: every row there met the narrower rule, and nobody waits for a scan.
    for (const table of ['messages', 'inbox', 'outbox'])
      await sql`
        alter table ${sql.table(table)}
          drop constraint ${sql.ref(`${table}_channel_check`)},
          add constraint ${sql.ref(`${table}_channel_check`)} check (channel ~ ${shape}) not valid`.execute(
        db,
      );
    // When somebody last wrote there, as whatsapp_links knows it; null until then.
    await sql`alter table slack_links add column last_inbound_at timestamptz`.execute(db);
  },
};
