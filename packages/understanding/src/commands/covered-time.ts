import { readWhen } from '../when/resolve-when.ts';
import type { WhenContext } from '../when/types.ts';

/** Next to a time they add nothing that would be lost: what repeats, or is both of two, is there already. */
const EMPTY = new Set(['again', 'both']);

/** As we write a moment ourselves. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d\S*$/;

/**
 * The words of a phrase for a time that no reading of it uses. A time that is only half understood is asked about:
 * of 'morgen um 8' an English clock would read the 8 and lose the day.
 */
export const unreadWords = (phrase: string, context: WhenContext): string[] =>
  ISO.test(phrase) ? [] : readWhen(phrase, context).unread.filter((word) => !EMPTY.has(word.toLowerCase()));
