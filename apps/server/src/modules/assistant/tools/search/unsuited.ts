import { gaps, type Interval, subtract, WEEKDAYS, whenever } from '@catch/scheduling';
import {
  bareTime,
  type PreferenceRule,
  readPreference,
  resolveWhen,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import type { BoundFact } from '../../values/values.ts';
import { windowOf } from '../events/window-of.ts';

export interface Suited {
  readonly windows: readonly Interval[];
  /** Words that nothing could be made of: they are named, never dropped. */
  readonly notUnderstood: readonly string[];
}

/** What is left of these stretches without the times that were said not to suit: 'not Friday', 'no mornings', 'not before 10'. */
export function without(windows: readonly Interval[], words: readonly string[], when: WhenContext): Suited {
  return subtractUnsuited(
    windows,
    words.map((not) => ({ not })),
    () => when,
  );
}

/** What suits everybody of whom something was said, each on their own clock where that is known. */
export function withinBounds(
  windows: readonly Interval[],
  bounds: readonly BoundFact[],
  when: WhenContext,
): Suited {
  return subtractUnsuited(windows, bounds, ({ zone }) => (zone ? { ...when, zone } : when));
}

type Said = Pick<BoundFact, 'only' | 'not' | 'zone'>;

function subtractUnsuited(
  windows: readonly Interval[],
  said: readonly Said[],
  clockOf: (one: Said) => WhenContext,
): Suited {
  const notUnderstood: string[] = [];
  let left = windows;
  for (const one of said)
    for (const words of [one.only, one.not]) {
      if (!words) continue;
      const closed = left.map((window) => closedBy(words, words === one.only, window, clockOf(one)));
      if (closed.includes(undefined)) notUnderstood.push(words);
      else
        left = subtract(
          left,
          closed.flatMap((intervals) => intervals ?? []),
        );
    }
  return { windows: left, notUnderstood };
}

/** It is said as what is kept in mind is, only of this search. */
function closedBy(
  words: string,
  isOnly: boolean,
  window: Interval,
  when: WhenContext,
): Interval[] | undefined {
  const bare = bareTime(words);
  const rules = readPreference(isOnly ? `only ${bare}` : `nothing ${bare}`);
  if (rules.length > 0) return rules.flatMap((rule) => timesKeptFree(rule, window, when.zone));
  if (unreadWords(bare, when).length > 0) return undefined;
  const dated = windowOf(usable(resolveWhen(bare, when)));
  if (!dated) return undefined;
  return isOnly ? gaps(window, [dated]) : [dated];
}

const usable = (read: When): When => (read.kind === 'ambiguous' ? (read.default ?? read) : read);

function timesKeptFree(rule: PreferenceRule, window: Interval, zone: string): Interval[] {
  if (rule.kind !== 'keep-free') return [];
  const { days, from, to, zone: said = zone } = rule;
  const weekdays = days && { weekdays: WEEKDAYS.filter((_, index) => days.includes(index + 1)) };
  return whenever({ zone: said, ...weekdays, ...(from ? { from } : {}), ...(to ? { to } : {}) }, window);
}
