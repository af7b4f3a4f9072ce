import { understand } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Queryable } from '../../../platform/db/database.ts';
import { type ApprovalRow, pendingApprovals } from './approvals.repository.ts';

export interface TypedWords {
  readonly userId: string;
  readonly askedBy: string | null;
  readonly text: string;
  readonly saidAt: Date;
  readonly now: Date;
  readonly zone: string;
}

/** Nobody agrees in more words; longer messages are not worth reading for this. */
const LONGEST = 60;
/** Below it there is doubt, and doubt is for the model to ask about. */
const SURE = 0.86;
/** The words on the buttons, which elsewhere may mean an invitation. */
const BUTTON_WORDS = new Map([
  ['approve', true],
  ['deny', false],
  ['reject', false],
]);

/**
 * 'yes' or 'no', typed instead of pressed: a decision when exactly one proposal waits and nothing else was said
 * meanwhile. 'yes, but …' is no decision, it is something new for the assistant.
 */
export async function typedDecision(
  db: Queryable,
  words: TypedWords,
): Promise<{ approval: ApprovalRow; approved: boolean } | undefined> {
  if (words.text.length > LONGEST) return undefined;
  const [approval, another] = await pendingApprovals(db, words, words.now);
  if (!approval || another) return undefined;
  // Said before the proposal was made, and only delivered now: it was an answer to something else.
  if (Math.floor(approval.created_at.getTime() / 1000) > Math.floor(words.saidAt.getTime() / 1000))
    return undefined;
  const approved = readDecision(words);
  if (approved === undefined || (await isBusy(db, words))) return undefined;
  return { approval, approved };
}

function readDecision({ text, now, zone }: TypedWords): boolean | undefined {
  const bare = text
    .trim()
    .replace(/[.!\s]+$/, '')
    .toLowerCase();
  const button = BUTTON_WORDS.get(bare);
  if (button !== undefined) return button;
  const context = { now: Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone };
  // Read twice, with and without something to agree to: only what says the same either way is beyond doubt.
  const pending = { frame: { kind: 'unclear', confidence: 1, said: '' } } as const;
  const readings = [understand(text, { pending }, context), understand(text, {}, context)];
  const kinds = readings.map(({ frames }) => {
    const [only, more] = frames;
    return only && !more && only.confidence >= SURE ? only.kind : 'other';
  });
  if (kinds.every((kind) => kind === 'confirm')) return true;
  return kinds.every((kind) => kind === 'reject') ? false : undefined;
}

/** Something said earlier is still being worked on: it may change what 'yes' means. */
async function isBusy(db: Queryable, { userId }: TypedWords): Promise<boolean> {
  const row = await db
    .selectFrom('inbox')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['waiting', 'taken'])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
