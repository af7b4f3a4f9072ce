import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';
import { personOf, saveCharacter } from '../identity/index.ts';
import { allCharacters, findCharacter } from './characters.repository.ts';

export const charactersRoutes =
  ({ db, clock }: { db: Database; clock: Clock }) =>
  (app: FastifyInstance) => {
    route(app, endpoints.characters)(() => allCharacters(db));

    route(
      app,
      endpoints.myAssistant,
    )(async ({ caller }) => {
      const { characterId } = await personOf(db, caller.userId);
      return (characterId && (await findCharacter(db, characterId))) || null;
    });

    route(
      app,
      endpoints.chooseAssistant,
    )(async ({ caller, query }) => {
      const character = await findCharacter(db, query.character_id);
      if (!character) throw new AppError('not-found', { says: 'problem.character' });
      await saveCharacter(db, caller.userId, character.id, clock.now());
      return character;
    });
  };
