import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { Wish } from '../values/values.ts';
import { sayWish } from './say-proposal.ts';

/** There was no time for all of it: what is left is named, and offered. */
export function sayNoTime(asked: number, left: readonly Wish[], reader: Reader): string {
  const names = left.map((wish) => `• ${sayWish(wish, reader)}`).join('\n');
  return say(reader, 'noTime', { done: asked - left.length, asked, left: names });
}
