import { sql } from 'kysely';
import type { Channel } from '../channel.ts';
import { whatsappSettings } from './settings.ts';
import './tables.ts';

/** Meta's Cloud API: people link their number with a code (docs/adr/0008). */
export const whatsapp: Channel = {
  name: 'WHATSAPP',
  settings: whatsappSettings,
  reach: {
    people: sql`select user_id, last_inbound_at as used_at from whatsapp_links`,
    confirms: true,
    threads: false,
  },
  rows: {
    personal: [
      {
        name: 'whatsapp_connection',
        table: 'whatsapp_links',
        key: 'user_id',
        columns: ['whatsapp_user_id', 'phone', 'connected_at', 'last_inbound_at'],
      },
    ],
    passing: ['whatsapp_codes'],
    expired: (now) => [{ table: 'whatsapp_codes', where: sql`expires_at < ${now}` }],
  },
  staff: {
    columns: sql`'+' || w.phone as phone_number, w.user_id is not null as whatsapp_verified`,
    joins: sql`left join lateral (select user_id, phone from whatsapp_links where user_id = u.id offset 0) w on true`,
  },
  troubles: (db) =>
    db
      .selectFrom('whatsapp_health')
      .select(['subject', 'state'])
      .where('is_bad', '=', true)
      .orderBy('subject')
      .execute(),
  runs: new URL('./start-whatsapp.ts', import.meta.url),
};
