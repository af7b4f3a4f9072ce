import type { UndoableExecution } from '../../journal/executions.repository.ts';
import { coverage, significantWords, wordsOf } from '../text/match-words.ts';
import { stringsIn, wordsAbout } from './words-about.ts';

const GOOD_MATCH = 0.7;
const TITLES = new Set(['title', 'text', 'preference']);
const IDS = new Set(['id', 'event_id', 'reminder_id']);

export type Target =
  | { readonly kind: 'one'; readonly execution: UndoableExecution }
  | { readonly kind: 'several'; readonly executions: readonly UndoableExecution[] }
  /** Nobody knows yet whether it was made. */
  | { readonly kind: 'in-doubt'; readonly execution: UndoableExecution }
  | { readonly kind: 'undone'; readonly execution: UndoableExecution }
  | { readonly kind: 'none' };

export interface Wanted {
  readonly words?: string | undefined;
  readonly toolCallId?: string | undefined;
}

/** What is to be taken back, of what was done lately, newest first: what is named, otherwise the last thing. */
export function findTarget(
  recent: readonly UndoableExecution[],
  { words, toolCallId }: Wanted,
  zone: string,
): Target {
  if (toolCallId !== undefined) return only(recent.filter((one) => one.toolCallId === toolCallId));
  if (words === undefined) return only(recent.filter(({ state }) => state !== 'undone').slice(0, 1));
  const asked = significantWords(words);
  const named = recent.filter((one) => isCalled(one, words, asked, zone));
  const open = named.filter(({ state }) => state !== 'undone');
  return open.length > 1
    ? { kind: 'several', executions: open }
    : only(open.length > 0 ? open : named.slice(0, 1));
}

function only([execution]: readonly UndoableExecution[]): Target {
  if (!execution) return { kind: 'none' };
  return { kind: execution.state === 'done' ? 'one' : execution.state, execution };
}

/** By what it was to be, by the names in it, or by the id of the event. */
function isCalled(
  { wish, args, after }: UndoableExecution,
  words: string,
  asked: readonly string[],
  zone: string,
): boolean {
  if (stringsIn(after, IDS).includes(words)) return true;
  const known = [...wordsAbout(wish, zone), ...stringsIn([args, after], TITLES)].join(' ');
  return coverage(asked, wordsOf(known)) >= GOOD_MATCH;
}
