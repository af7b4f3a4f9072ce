import type { MessageFeatures } from './features.ts';
import type { Situation } from './situation.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const CANCELLING = words('cancel delete remove drop scrap bin ditch axe kill');
const MOVING = words('move shift push bring reschedule postpone');
const LEADS = words('please can could would you pls plz also and then now next , so right');
const BETWEEN = words("the my our a an all this that today's tomorrow's next");
/** The shapes of numbers: a bare hour is no time to the grammar. */
const NUMBERS: ReadonlySet<number> = new Set([1, 2, 3]);
/** What a card that waits may be called. */
const POINTING = words('it that this them those these him her one');

/**
 * 'Delete the payroll', where a card to cancel something waits or was just turned down, and 'right, move the regatta to 3'
 * behind any card: a wish of its own, which begins with its verb and goes on with a name. 'Cancel it', and a yes in front,
 * may agree to the card.
 */
export function ownWishIn(
  { tokens, features }: Pick<MessageFeatures, 'tokens' | 'features'>,
  [first, last]: readonly [first: number, last: number],
  situation: readonly Situation[],
): 'cancel' | 'change' | undefined {
  if (!situation.some((one) => one.startsWith('proposal-'))) return undefined;
  const text = (place: number): string => tokens[place]?.text.toLowerCase() ?? '';
  const past = (place: number, among: ReadonlySet<string>): number => {
    let at = place;
    while (at < last && among.has(text(at))) at += 1;
    return at;
  };
  const verb = past(first, LEADS);
  const name = past(verb + 1, BETWEEN);
  if (name > last) return undefined;
  if (CANCELLING.has(text(verb)))
    return situation.includes('proposal-cancel') && (features[name]?.known ?? 0) > 0 ? 'cancel' : undefined;
  const isTimed = features
    .slice(name + 1, last + 1)
    .some(({ time, shape }) => time > 0 || NUMBERS.has(shape));
  const isNamed = !POINTING.has(text(name)) && (features[name]?.time ?? 0) === 0;
  return MOVING.has(text(verb)) && isNamed && isTimed ? 'change' : undefined;
}
