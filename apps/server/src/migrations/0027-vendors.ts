import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What vendors do that nothing was kept for: threads, bot tokens that end, scopes that are asked for later. */
export const vendors: Migration = {
  async up(db) {
    await sql`
      -- Where the person wrote last; null when it was outside of any thread.
      alter table slack_links add column thread_ts text;
      -- Both or neither: only apps with token rotation have them.
      alter table slack_installations add column refresh_token text, add column expires_at timestamptz;

      -- This sign-in asks for mail headers as well.
      alter table sign_in_attempts add column with_mail boolean not null default false;

      -- What Meta charges it as, once a receipt says that it does.
      alter table outbox add column billed_as text;
      -- The newest word of Meta about our number and each of our templates.
      create table whatsapp_health (
        subject text primary key,
        state text not null,
        is_bad boolean not null,
        told_at timestamptz not null
      );
    `.execute(db);
  },
};
