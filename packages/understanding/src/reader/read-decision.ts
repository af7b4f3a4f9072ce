import { type Act, isChanging } from '../commands/language.ts';
import type { WhenContext } from '../when/types.ts';
import { readMessage } from './read-message.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** Nobody agrees in more words. */
const LONGEST = 60;
/** A yes is carried out at once; a no that was none only has to be said again. */
const SURE_YES = 0.85;
const SURE_NO = 0.62;
/** Words that say nothing of what is agreed to. */
const EMPTY: ReadonlySet<string> = new Set(['filler', 'reason']);

/**
 * 'Yes' or 'no' to a proposal, and nothing else: with a change in it, or a question, it is something new. Read with and
 * without something to agree to: what would be a wish of its own ('cancel that') decides nothing.
 */
export function readDecision(
  message: string,
  proposal: Situation,
  when: WhenContext,
  weights: Weights,
): boolean | undefined {
  if (message.length > LONGEST) return undefined;
  const read = (situation: readonly Situation[]) =>
    readMessage(message, { situation, titles: [], people: [] }, when, weights);
  const { commands, certainty, outside } = read([proposal]);
  const [only, ...more] = commands;
  if (!only || more.length > 0 || outside.length > 0) return undefined;
  if (only.force !== 'request' || only.slots.some(({ role }) => !EMPTY.has(role))) return undefined;
  const sure = certainty[0]?.sure ?? 0;
  const isClear = only.act === 'approve' ? sure >= SURE_YES : only.act === 'deny' && sure >= SURE_NO;
  if (!isClear || read([]).commands.some(({ act }) => isOwnWish(act))) return undefined;
  return only.act === 'approve';
}

const isOwnWish = (act: Act): boolean => isChanging(act) && act !== 'undo';
