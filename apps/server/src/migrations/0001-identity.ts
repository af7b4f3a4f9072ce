import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const identity: Migration = {
  async up(db) {
    await sql`
      create table installation (
        name text primary key,
        value text not null
      );

      create table characters (
        id text primary key,
        position integer not null,
        name text not null,
        picture_url text,
        description text not null,
        personality_profile text not null,
        selected_voice text
      );

      create table users (
        id uuid primary key default gen_random_uuid(),
        issuer text not null,
        subject text not null,
        email text not null,
        name text not null,
        picture text,
        hosted_domain text,
        is_active boolean not null default true,
        background_events_enabled boolean not null default true,
        selected_character_id text references characters (id),
        time_zone text,
        work_epoch integer not null default 0,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        unique (issuer, subject)
      );
      create index users_by_email on users (lower(email));
      create index users_by_creation on users (created_at desc, id);

      create table google_grants (
        user_id uuid primary key references users (id) on delete cascade,
        refresh_token text,
        access_token text,
        access_expires_at timestamptz,
        scopes text[] not null default '{}',
        reconnect_since timestamptz,
        updated_at timestamptz not null default now()
      );

      create table sessions (
        token_hash bytea primary key,
        id uuid not null default gen_random_uuid() unique,
        user_id uuid not null references users (id) on delete cascade,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sessions_by_user on sessions (user_id);
      create index sessions_by_expiry on sessions (expires_at);

      create table sign_in_attempts (
        state_hash bytea primary key,
        browser_hash bytea not null,
        nonce text not null,
        code_verifier text not null,
        asked_consent boolean not null default false,
        expires_at timestamptz not null
      );
      create index sign_in_attempts_by_expiry on sign_in_attempts (expires_at);

      create table staff_access (
        id bigint generated always as identity primary key,
        staff_user_id uuid references users (id) on delete set null,
        staff_email text not null,
        user_id uuid not null references users (id) on delete cascade,
        action text not null,
        detail jsonb not null default '{}',
        occurred_at timestamptz not null default now()
      );
      create index staff_access_by_user on staff_access (user_id, occurred_at desc);
    `.execute(db);
  },
};
