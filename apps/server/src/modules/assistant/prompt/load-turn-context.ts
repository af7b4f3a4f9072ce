import type { Channel } from '@catch/contract/common';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { userNotFound } from '../../../platform/errors.ts';
import { readHabits } from '../../profiles/index.ts';
import type { SentReminder, TurnContext } from './turn-context.ts';

const AMERICAN = /^America\/(?!.*(Sao_Paulo|Buenos|Bogota|Lima|Santiago|Mexico|Caracas))/;

/** Until somebody says otherwise, the order of day and month is that of the zone's country. */
const localeOf = (timeZone: string): string =>
  AMERICAN.test(timeZone) || timeZone === 'US' ? 'en-US' : 'en-GB';

const SENT_REMINDERS = 3;

/** One query for all that the prompt needs. */
export async function loadTurnContext(
  db: Queryable,
  userId: string,
  channel: Channel,
  { brand, zoneOf }: { brand: string; zoneOf: (userId: string) => Promise<string> },
): Promise<TurnContext> {
  const row = await db
    .selectFrom('users as u')
    .leftJoin('characters as c', 'c.id', 'u.selected_character_id')
    .leftJoin('profiles as p', 'p.user_id', 'u.id')
    .select([
      'u.email',
      'u.name',
      'u.time_zone',
      'c.id as character_id',
      'c.name as character_name',
      'c.personality_profile',
      'p.profile_data',
      sql<{ category: string; text: string }[] | null>`(
        select json_agg(json_build_object('category', f.category, 'text', f.preference_text) order by f.created_at)
        from preferences f where f.user_id = u.id and f.is_active
      )`.as('preferences'),
      sql<boolean>`exists (
        select 1 from approvals a where a.user_id = u.id and a.status = 'pending'
      )`.as('has_pending'),
      sql<SentReminder[] | null>`(
        select json_agg(sent) from (
          select r.id, r.reminder_text as text, r.last_triggered_at as at from reminders r
          where r.user_id = u.id and r.last_triggered_at is not null
          order by r.last_triggered_at desc limit ${SENT_REMINDERS}
        ) as sent
      )`.as('sent_reminders'),
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (!row) throw userNotFound();
  const timeZone = row.time_zone ?? (await zoneOf(userId));
  const profile = row.profile_data ?? undefined;
  const habits = profile && readHabits(profile);
  return {
    user: {
      id: userId,
      email: row.email,
      name: row.name,
      timeZone,
      locale: localeOf(timeZone),
      workingHours: habits?.workingHours,
      habits,
    },
    character:
      row.character_id && row.character_name
        ? { id: row.character_id, name: row.character_name, personality: row.personality_profile ?? '' }
        : undefined,
    preferences: row.preferences ?? [],
    sentReminders: row.sent_reminders ?? [],
    profile,
    hasPending: row.has_pending,
    channel,
    brand,
  };
}
