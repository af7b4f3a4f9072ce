import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What vendors do that nothing was kept for: threads of an assistant, and bot tokens that end. */
export const vendors: Migration = {
  async up(db) {
    await sql`
      -- Where the person wrote last; null when it was outside of any thread.
      alter table slack_links add column thread_ts text;
      -- Both or neither: only apps with token rotation have them.
      alter table slack_installations add column refresh_token text, add column expires_at timestamptz;
    `.execute(db);
  },
};
