import type { Removed } from '@catch/contract/memory';
import { z } from 'zod';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import {
  eraseExpiredSetAside,
  isSetAside,
  putBack,
  type SetAsideItem,
  type SetAsideRow,
  setAside,
  undoUntil,
} from '../../../platform/db/set-aside.repository.ts';
import { AppError } from '../../../platform/errors.ts';
import { isUserId } from '../../identity/index.ts';
import { removedPreferences } from '../../preferences/index.ts';
import { removedReminders } from '../../reminders/index.ts';

/** What can be removed from memory and put back. */
export const memories = [removedPreferences, removedReminders] as const;

const NOT_FOUND = {
  preference: { says: 'problem.preference' },
  reminder: { says: 'problem.reminder' },
} as const;

interface MemoryItem extends SetAsideItem {
  readonly of: (typeof memories)[number];
}

/**
 * Taken away at once, either for good or so that it can be put back for a minute. Asked for again within that minute, in
 * another tab say, it is removed already.
 */
export async function removeItem(
  db: Database,
  item: MemoryItem,
  isUndoable: boolean,
  erase: () => Promise<boolean>,
  now: Date,
): Promise<void> {
  const isDone =
    isUserId(item.itemId) &&
    (isUndoable ? (await setAside(db, item, now)) || (await isSetAside(db, item)) : await erase());
  if (!isDone) throw new AppError('not-found', NOT_FOUND[item.of.kind]);
}

export async function restoreItem(db: Database, item: MemoryItem, now: Date): Promise<void> {
  const end = isUserId(item.itemId)
    ? await db.transaction().execute((transaction) => putBack(transaction, item, now))
    : 'gone';
  if (end !== 'back') throw new AppError('not-found', NOT_FOUND[item.of.kind]);
}

const contents = z.object({
  preference_text: z.string().optional(),
  reminder_text: z.string().optional(),
  created_at: z.string(),
});

export function presentRemoved({ kind, item_id, contents: row, set_aside_at }: SetAsideRow): Removed[] {
  if (kind !== 'preference' && kind !== 'reminder') return [];
  const { preference_text, reminder_text, created_at } = contents.parse(row);
  return [
    {
      kind,
      id: item_id,
      text: preference_text ?? reminder_text ?? '',
      created_at: new Date(created_at).toISOString(),
      undo_until: undoUntil(set_aside_at).toISOString(),
    },
  ];
}

/** What nobody put back goes for good; asked every second, it looks every fifth. */
export function createEraseRemoved(db: Database, clock: Clock): () => Promise<void> {
  let round = 0;
  return async () => {
    if (round++ % 5 === 0) await eraseExpiredSetAside(db, memories, clock.now());
  };
}
