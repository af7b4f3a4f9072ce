import { type Interval, subtract, WEEKDAYS, whenever } from '@catch/scheduling';
import { readPreference, resolveWhen } from '@catch/understanding';
import { windowOf } from '../../../tools/events/find-event.ts';
import type { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import type { World } from '../../world.ts';

/** What is left of these stretches without the times that were said not to suit: 'not Friday', 'no mornings', 'not before 10'. */
export function suited(windows: readonly Interval[], slots: Slots, world: World): Interval[] {
  const avoided = slots
    .all('avoid')
    .flatMap((words) => windows.flatMap((window) => unsuited(words, window, world)));
  return subtract(windows, avoided);
}

function unsuited(words: string, window: Interval, world: World): Interval[] {
  // It is said as what is kept in mind is, only of this search.
  const rules = readPreference(`nothing ${words}`);
  if (rules.length > 0)
    return rules.flatMap((rule) => {
      if (rule.kind !== 'keep-free') return [];
      const { days, from, to, zone = world.zone } = rule;
      const weekdays = days && { weekdays: WEEKDAYS.filter((_, index) => days.includes(index + 1)) };
      return whenever({ zone, ...weekdays, ...(from ? { from } : {}), ...(to ? { to } : {}) }, window);
    });
  const dated = windowOf(settle(resolveWhen(words, world.when)));
  return dated ? [dated] : [];
}
