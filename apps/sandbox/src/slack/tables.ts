export const slackTables = [
  'slack_members',
  'slack_tokens',
  'slack_codes',
  'slack_channels',
  'slack_threads',
  'slack_messages',
  'slack_files',
  'slack_response_urls',
  'slack_settings',
];

export const slackMigrations = [
  `CREATE TABLE slack_members (
     team_id text NOT NULL, user_id text NOT NULL, email text NOT NULL,
     PRIMARY KEY (team_id, user_id), UNIQUE (team_id, email));
   CREATE TABLE slack_tokens (
     token text PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY, team_id text NOT NULL,
     scopes text[] NOT NULL, dead text, created_at timestamptz NOT NULL);
   CREATE UNIQUE INDEX slack_tokens_alive ON slack_tokens (team_id) WHERE dead IS NULL;
   CREATE TABLE slack_codes (
     code text PRIMARY KEY, team_id text NOT NULL, user_id text NOT NULL, redirect_uri text NOT NULL,
     scopes text[] NOT NULL, user_scopes text[] NOT NULL, expires_at timestamptz NOT NULL, used_at timestamptz);
   CREATE TABLE slack_channels (
     id text PRIMARY KEY, team_id text NOT NULL, user_id text NOT NULL, status text, status_until timestamptz,
     UNIQUE (team_id, user_id));
   CREATE TABLE slack_messages (
     channel text NOT NULL, ts text NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY, author text NOT NULL,
     user_id text NOT NULL, text text NOT NULL, subtype text, thread_ts text, edited_ts text, client_msg_id text,
     ephemeral boolean NOT NULL DEFAULT false, deleted boolean NOT NULL DEFAULT false,
     blocks jsonb NOT NULL DEFAULT '[]', files jsonb NOT NULL DEFAULT '[]', reactions jsonb NOT NULL DEFAULT '[]',
     metadata jsonb, webhook_id uuid, created_at timestamptz NOT NULL, PRIMARY KEY (channel, ts));
   CREATE TABLE slack_files (
     id text PRIMARY KEY, team_id text NOT NULL, user_id text NOT NULL, name text NOT NULL, mimetype text NOT NULL,
     filetype text NOT NULL, duration_ms integer, bytes bytea NOT NULL, created_at timestamptz NOT NULL);
   CREATE TABLE slack_response_urls (
     secret text PRIMARY KEY, channel text NOT NULL, ts text NOT NULL, uses integer NOT NULL DEFAULT 0,
     expires_at timestamptz NOT NULL);
   CREATE TABLE slack_settings (id integer PRIMARY KEY, value jsonb NOT NULL);`,
  `CREATE TABLE slack_threads (
     channel text NOT NULL, ts text NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY,
     prompts jsonb NOT NULL DEFAULT '[]', PRIMARY KEY (channel, ts));
   ALTER TABLE slack_channels ADD COLUMN status_thread text;
   ALTER TABLE slack_tokens ADD COLUMN refresh_token text UNIQUE, ADD COLUMN expires_at timestamptz,
     ADD COLUMN replaced boolean NOT NULL DEFAULT false;
   DROP INDEX slack_tokens_alive;
   CREATE UNIQUE INDEX slack_tokens_alive ON slack_tokens (team_id) WHERE dead IS NULL AND NOT replaced;`,
];
