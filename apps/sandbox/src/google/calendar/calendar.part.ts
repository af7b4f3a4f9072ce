import { randomUUID } from 'node:crypto';
import type { Part } from '../../platform/part.ts';
import { identifyCaller } from '../authenticate.ts';
import { answerGoogleErrors, googleFaultBody, notFound } from '../google-error.ts';
import { createCalendars } from './calendar.repository.ts';
import { calendarRoutes } from './calendar.routes.ts';
import { calendarControlRoutes } from './calendar-control.routes.ts';
import { calendarPagesRoutes } from './calendar-pages.routes.ts';
import { googleWebhooks } from './channels.ts';
import { seedCalendars } from './sample/seed-calendars.ts';
import { EPOCH_VALUE } from './tokens.ts';

const REFILL_MS = 6 * 3_600_000;

/** Google Calendar v3. */
export const calendarPart: Part = {
  name: 'google-calendar',
  vendor: 'google',
  prefixes: ['/google/calendar/v3'],
  tables: [
    'calendars',
    'calendar_list',
    'calendar_events',
    'calendar_series_history',
    'calendar_channels',
    'calendar_mails',
    'calendar_sample_weeks',
  ],
  migrations: [
    `CREATE SEQUENCE calendar_changes;
     CREATE TABLE calendars (
       id text PRIMARY KEY, primary_of text, summary text NOT NULL, description text, time_zone text NOT NULL,
       shares_free_busy boolean NOT NULL);
     CREATE TABLE calendar_list (
       email text NOT NULL, calendar_id text NOT NULL, position bigint GENERATED ALWAYS AS IDENTITY,
       access_role text NOT NULL, summary_override text, background_color text NOT NULL, hidden boolean NOT NULL,
       change bigint NOT NULL, PRIMARY KEY (email, calendar_id));
     CREATE TABLE calendar_events (
       calendar_id text NOT NULL, id text NOT NULL, change bigint NOT NULL, organizer_calendar text, master_id text,
       original_stamp text, cancelled boolean NOT NULL, removed_by_guest boolean NOT NULL, recurring boolean NOT NULL,
       starts_at timestamptz NOT NULL, ends_at timestamptz NOT NULL, data jsonb NOT NULL,
       PRIMARY KEY (calendar_id, id));
     CREATE INDEX calendar_events_changes ON calendar_events (calendar_id, change);
     CREATE INDEX calendar_events_times ON calendar_events (calendar_id, starts_at, ends_at) WHERE NOT recurring;
     CREATE INDEX calendar_events_special ON calendar_events (calendar_id) WHERE recurring OR master_id IS NOT NULL;
     CREATE INDEX calendar_events_masters ON calendar_events (calendar_id, master_id) WHERE master_id IS NOT NULL;
     CREATE INDEX calendar_events_copies ON calendar_events (organizer_calendar, id);
     CREATE TABLE calendar_series_history (
       calendar_id text NOT NULL, id text NOT NULL, change bigint NOT NULL, data jsonb NOT NULL,
       PRIMARY KEY (calendar_id, id, change));
     CREATE TABLE calendar_channels (
       id text PRIMARY KEY, email text NOT NULL, calendar_id text NOT NULL, resource_id text NOT NULL,
       resource_uri text NOT NULL, address text NOT NULL, token text, expires_at timestamptz NOT NULL,
       messages integer NOT NULL DEFAULT 0);
     CREATE INDEX calendar_channels_of ON calendar_channels (calendar_id);
     CREATE TABLE calendar_mails (
       id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, kind text NOT NULL, calendar_id text NOT NULL,
       event_id text NOT NULL, sender text NOT NULL, recipient text NOT NULL, subject text NOT NULL,
       sent_at timestamptz NOT NULL);`,
    'CREATE TABLE calendar_sample_weeks (monday text PRIMARY KEY);',
    'ALTER TABLE calendar_list ADD COLUMN selected boolean NOT NULL DEFAULT true;',
  ],
  webhooks: googleWebhooks,
  links: [{ label: 'Mails that Google would have sent', href: '/mails' }],
  accountLinks: ({ email }) => [{ label: 'Calendar', href: `/calendar?user=${encodeURIComponent(email)}` }],
  accountChanged: async (account, { database }) => {
    await createCalendars(database).ensurePrimary(account);
    await database.query('UPDATE calendars SET time_zone = $2 WHERE primary_of = $1', [
      account.email,
      account.timeZone,
    ]);
  },
  identify: identifyCaller,
  faultBody: googleFaultBody,
  seed: async (context) => {
    const [any] = await context.database.query('SELECT 1 FROM calendars LIMIT 1');
    if (any === undefined) await context.values.set(EPOCH_VALUE, randomUUID());
    await seedCalendars(context);
  },
  routes: async (app, context) => {
    await app.register(async (api) => {
      answerGoogleErrors(api, context.log);
      calendarRoutes(api, context);
      api.all('/google/calendar/v3/*', async () => {
        throw notFound();
      });
    });
    calendarControlRoutes(app, context);
    calendarPagesRoutes(app, context);
    // A sandbox that stays up for weeks must not run out of sample weeks.
    const refill = setInterval(() => {
      seedCalendars(context).catch((error: Error) => context.log(`Sample calendars: ${error.message}`));
    }, REFILL_MS).unref();
    app.addHook('onClose', async () => clearInterval(refill));
  },
};
