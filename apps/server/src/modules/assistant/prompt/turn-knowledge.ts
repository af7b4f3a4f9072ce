import type { Channel } from '@catch/contract/channel';
import type { Language } from '@catch/contract/languages';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { userNotFound } from '../../../platform/errors.ts';
import { localeOf } from '../../../platform/time-reader.ts';
import { HISTORY_LINES, type StoredLine } from '../../conversations/index.ts';
import { activeRules, type StoredPreference, statedHours } from '../../preferences/index.ts';
import { type Habits, readHabits, readWorkingHours } from '../../profiles/index.ts';
import type { SentReminder, TurnContext } from './turn-context.ts';

/** The person as `turn_knowledge` tells them. */
interface PersonRow {
  readonly email: string;
  readonly name: string;
  readonly time_zone: string | null;
  readonly character_id: string | null;
  readonly character_name: string | null;
  readonly personality_profile: string | null;
  readonly profile_data: Record<string, unknown> | null;
  readonly preferences: readonly StoredPreference[] | null;
  readonly has_pending: boolean;
  readonly sent_reminders: readonly SentReminder[] | null;
}

/** What is read before a turn thinks, in one statement; the one that begins it, where that is possible. */
export interface TurnKnowledge {
  readonly person: PersonRow;
  /** Null before the first word. */
  readonly history: readonly StoredLine[] | null;
  /** Nothing until they chose one. */
  readonly language: Language | null;
}

const SENT_REMINDERS = 3;
/** How much of it, in the form `turn_knowledge` and `begin_informed_turn` expect. */
export const KNOWLEDGE_LIMITS = [SENT_REMINDERS, HISTORY_LINES] as const;

export async function loadKnowledge(
  db: Queryable,
  { userId, askedBy }: { readonly userId: string; readonly askedBy: string | null },
): Promise<TurnKnowledge> {
  const { rows } = await sql<TurnKnowledge>`
    select person, history, (select language from users where id = ${userId}) as language
    from turn_knowledge(${userId}, ${askedBy}, ${sql.join(KNOWLEDGE_LIMITS)})`.execute(db);
  const [known] = rows;
  if (!known) throw userNotFound();
  return known;
}

export async function contextOf(
  { person, language }: TurnKnowledge,
  { userId, channel }: { readonly userId: string; readonly channel: Channel },
  { brand, zoneOf }: { brand: string; zoneOf: (userId: string) => Promise<string> },
): Promise<TurnContext> {
  const timeZone = person.time_zone ?? (await zoneOf(userId));
  const profile = person.profile_data ?? undefined;
  const rules = activeRules(person.preferences ?? []);
  let habits: Habits | undefined;
  return {
    user: {
      id: userId,
      email: person.email,
      name: person.name,
      timeZone,
      locale: localeOf(timeZone),
      workingHours: statedHours(rules, timeZone, profile && readWorkingHours(profile)),
      rules,
      // Most turns need none of it.
      get habits() {
        habits ??= profile && readHabits(profile);
        return habits;
      },
    },
    character:
      person.character_id && person.character_name
        ? {
            id: person.character_id,
            name: person.character_name,
            personality: person.personality_profile ?? '',
          }
        : undefined,
    preferences: person.preferences ?? [],
    sentReminders: person.sent_reminders ?? [],
    profile,
    hasPending: person.has_pending,
    language: language ?? undefined,
    channel,
    brand,
  };
}
