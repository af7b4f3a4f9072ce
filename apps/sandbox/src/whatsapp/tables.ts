export const whatsappTables = [
  'whatsapp_people',
  'whatsapp_messages',
  'whatsapp_media',
  'whatsapp_templates',
  'whatsapp_settings',
];

export const whatsappMigrations = [
  `CREATE TABLE whatsapp_people (
     email text PRIMARY KEY, phone text NOT NULL UNIQUE, user_id text NOT NULL UNIQUE, username text,
     phone_hidden boolean NOT NULL DEFAULT false, read_receipts boolean NOT NULL DEFAULT true,
     online boolean NOT NULL DEFAULT true, reachable boolean NOT NULL DEFAULT true,
     last_inbound_at timestamptz, typing_until timestamptz, fail_code integer, fail_times integer NOT NULL DEFAULT 0);
   CREATE TABLE whatsapp_messages (
     id text PRIMARY KEY, position bigint GENERATED ALWAYS AS IDENTITY, email text NOT NULL, author text NOT NULL,
     kind text NOT NULL, content jsonb NOT NULL, context_id text, opaque text, status text NOT NULL,
     error jsonb, webhook_id uuid, created_at timestamptz NOT NULL);
   CREATE INDEX whatsapp_messages_of ON whatsapp_messages (email, position);
   CREATE TABLE whatsapp_media (
     id text PRIMARY KEY, mime_type text NOT NULL, sha256 text NOT NULL, bytes bytea NOT NULL,
     expires_at timestamptz NOT NULL);
   CREATE TABLE whatsapp_templates (
     name text NOT NULL, language text NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY, category text NOT NULL,
     header text, body text NOT NULL, footer text, buttons jsonb NOT NULL, PRIMARY KEY (name, language));
   CREATE TABLE whatsapp_settings (id integer PRIMARY KEY, value jsonb NOT NULL);`,
  `ALTER TABLE whatsapp_templates ADD COLUMN status text NOT NULL DEFAULT 'APPROVED';`,
];
