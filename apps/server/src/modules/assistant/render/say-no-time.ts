import type { Wish } from '../values/values.ts';
import { sayWish } from './say-proposal.ts';

/** There was no time for all of it: what is left is named, and offered. */
export function sayNoTime(asked: number, left: readonly Wish[], zone: string): string {
  const names = left.map((wish) => `• ${sayWish(wish, zone)}`).join('\n');
  return `I got through ${asked - left.length} of ${asked}. Still to do:\n${names}\nShall I go on?`;
}
