import { readPreference } from '@catch/understanding';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { lockPerson } from '../identity/index.ts';
import {
  changePreference,
  findPreference,
  insertOwnPreference,
  listPreferences,
  type PreferenceRow,
  setPreferenceActive,
} from './preferences.repository.ts';
import { findSame, supersededBy } from './superseded-by.ts';

export interface OwnPreference {
  /** Made by the page: sent again after a lost answer, it is the same preference. */
  readonly id: string;
  readonly userId: string;
  readonly text: string;
  readonly at: Date;
}

/**
 * What is remembered already is not remembered twice. Sent again with other words, after an answer that was lost, the new
 * words hold. Undefined: somebody else's preference has this id.
 */
export const addPreference = (
  db: Database,
  { id, userId, text, at }: OwnPreference,
): Promise<PreferenceRow | undefined> =>
  oneAfterTheOther(db, userId, async (transaction) => {
    const own = await findPreference(transaction, userId, id);
    if (own && own.preference_text !== text && !isChoice(own)) return edit(transaction, own, { text }, at);
    const known = own ?? findSame(text, await listPreferences(transaction, userId, true));
    if (known) return known;
    await endContradicted(transaction, userId, text, id, at);
    return insertOwnPreference(transaction, { id, userId, text, rules: readPreference(text), at });
  });

export interface PreferenceEdit {
  readonly text?: string | undefined;
  readonly isActive?: boolean | undefined;
}

/** 'elsewhere': it is a choice about messages, which has controls of its own. */
export const changeOwnPreference = (
  db: Database,
  userId: string,
  id: string,
  change: PreferenceEdit,
  at: Date,
): Promise<PreferenceRow | 'elsewhere' | undefined> =>
  oneAfterTheOther(db, userId, async (transaction) => {
    const row = await findPreference(transaction, userId, id);
    if (!row) return undefined;
    return isChoice(row) ? 'elsewhere' : edit(transaction, row, change, at);
  });

const isChoice = ({ category }: PreferenceRow): boolean => category === 'notifications';

async function edit(
  db: Queryable,
  row: PreferenceRow,
  { text, isActive }: PreferenceEdit,
  at: Date,
): Promise<PreferenceRow | undefined> {
  const { id, user_id: userId } = row;
  const becomesActive = isActive ?? row.is_active;
  if (becomesActive) await endContradicted(db, userId, text ?? row.preference_text, id, at);
  return changePreference(db, userId, id, {
    is_active: becomesActive,
    updated_at: at,
    ...(text === undefined
      ? {}
      : // The words it was learned from say something else than these.
        { preference_text: text, source_quote: '', rules: JSON.stringify(readPreference(text)) }),
  });
}

async function endContradicted(
  db: Queryable,
  userId: string,
  text: string,
  except: string,
  at: Date,
): Promise<void> {
  const active = (await listPreferences(db, userId, true)).filter(({ id }) => id !== except);
  for (const { id } of supersededBy(text, active)) await setPreferenceActive(db, userId, id, false, at);
}

/** Two tabs at the same moment: the second sees what the first did. */
const oneAfterTheOther = <T>(
  db: Database,
  userId: string,
  work: (transaction: Queryable) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (transaction) => {
    await lockPerson(transaction, userId);
    return work(transaction);
  });
