import { plainWords } from '../text/plain.ts';
import type { Situation } from './situation.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const BEGINS = words('starts start starting begins begin beginning ends end ending finishes finish over');
const FILLERS = words(
  "and so but it its it's that that's thats this is does s at when what time again which by til till until",
);
const SPOKEN: ReadonlySet<Situation> = new Set([
  ...(['told-event', 'listed-events', 'done-create', 'done-change'] as const),
]);
const LONGEST = 6;

/**
 * 'Starts at?', 'and ends when?': the hours of the event that was just mentioned, whatever was asked about it before.
 */
export function asksHours(message: string, situation: readonly Situation[]): boolean {
  if (!/\?\s*$/.test(message) || !situation.some((one) => SPOKEN.has(one))) return false;
  const said = plainWords(message);
  return (
    said.length <= LONGEST &&
    said.some((word) => BEGINS.has(word)) &&
    said.every((word) => BEGINS.has(word) || FILLERS.has(word))
  );
}
