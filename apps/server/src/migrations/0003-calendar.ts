import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row per person while somebody renews their access token: a lease, so that no connection is held meanwhile. */
export const calendar: Migration = {
  async up(db) {
    await sql`
      create table google_refresh_leases (
        user_id uuid primary key references users (id) on delete cascade,
        holder uuid not null,
        expires_at timestamptz not null
      );
    `.execute(db);
  },
};
