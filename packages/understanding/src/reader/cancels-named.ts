import type { MessageFeatures } from './features.ts';
import type { Situation } from './situation.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const ENDING = words('cancel delete remove drop scrap bin ditch axe kill');
const LEADS = words('please can could would you pls plz also and then now , next');
const BETWEEN = words("the my our a an all this that today's tomorrow's next");

/**
 * 'Delete the payroll', where a card to cancel something waits or was just turned down: a wish of its own that begins
 * with its verb and goes on with a name. 'Cancel it', and a yes in front of it, may agree to the card.
 */
export function cancelsNamed(
  { tokens, features }: Pick<MessageFeatures, 'tokens' | 'features'>,
  [first, last]: readonly [first: number, last: number],
  situation: readonly Situation[],
): boolean {
  if (!situation.includes('proposal-cancel')) return false;
  const text = (place: number): string => tokens[place]?.text.toLowerCase() ?? '';
  let place = first;
  while (place < last && LEADS.has(text(place))) place += 1;
  if (!ENDING.has(text(place))) return false;
  place += 1;
  while (place < last && BETWEEN.has(text(place))) place += 1;
  return place <= last && (features[place]?.known ?? 0) > 0;
}
