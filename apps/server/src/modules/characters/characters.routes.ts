import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';

const shown = ['id', 'name', 'picture_url', 'description'] as const;

export const charactersRoutes =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  (app: FastifyInstance) => {
    route(
      app,
      endpoints.characters,
    )(() => db.selectFrom('characters').select(shown).orderBy('position').execute());

    route(
      app,
      endpoints.myAssistant,
    )(async ({ caller }) => {
      const chosen = await db
        .selectFrom('users')
        .innerJoin('characters', 'characters.id', 'users.selected_character_id')
        .select(['characters.id', 'characters.name', 'characters.picture_url', 'characters.description'])
        .where('users.id', '=', caller.userId)
        .executeTakeFirst();
      return chosen ?? null;
    });

    route(
      app,
      endpoints.chooseAssistant,
    )(async ({ caller, query }) => {
      const character = await db
        .selectFrom('characters')
        .select(shown)
        .where('id', '=', query.character_id)
        .executeTakeFirst();
      if (!character) throw new AppError('not-found', { says: 'problem.character' });
      await db
        .updateTable('users')
        .set({ selected_character_id: character.id, updated_at: clock.now() })
        .where('id', '=', caller.userId)
        .execute();
      return character;
    });
  };
