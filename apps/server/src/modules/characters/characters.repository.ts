import type { Queryable } from '../../platform/db/database.ts';

const shown = ['id', 'name', 'picture_url', 'description'] as const;

export const findCharacter = (db: Queryable, id: string) =>
  db.selectFrom('characters').select(shown).where('id', '=', id).executeTakeFirst();

export const allCharacters = (db: Queryable) =>
  db.selectFrom('characters').select(shown).orderBy('position').execute();
