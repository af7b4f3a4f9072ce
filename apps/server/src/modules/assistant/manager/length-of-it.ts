import { instantOf } from '@catch/scheduling';
import { findWhen, proportionIn, saysLate, saysMoving, saysThatLong } from '@catch/understanding';
import { resolveDuration } from '../tools/time/resolve-duration.ts';
import type { EventFact } from '../values/values.ts';
import { Slots } from './slots.ts';
import { minutes } from './times.ts';
import type { World } from './world.ts';

/** They say when, and not how long. */
const WHEN = ['time', 'shift', 'start', 'end', 'all_day', 'before', 'after', 'slot_of'] as const;

const OUTCOMES = [
  ...WHEN,
  ...(['length', 'stretch', 'title', 'place', 'guest', 'guest_out', 'note'] as const),
] as const;

/** A length as it is said of this event: 'half of that', 'two hours is mad, one is enough'. */
export function withLengthOfIt(
  { start, end }: EventFact,
  slots: Slots,
  words: string,
  { when, zone }: World,
): Slots {
  if (start.kind === 'date') return slots;
  const own = instantOf(end, zone) - instantOf(start, zone);
  const lengths = [...slots.all('length'), ...slots.all('stretch')];
  const part = slots.has(...WHEN) ? undefined : proportionIn(words, lengths);
  if (part !== undefined) {
    const others = slots.list().filter(({ role }) => role !== 'length' && role !== 'stretch');
    return new Slots([...others, { role: 'length', text: minutes(own * part) }]);
  }
  const isThat = !slots.has(...WHEN, 'length') && saysThatLong(words);
  const [said, ...more] = isThat ? lengthsIn(slots, when) : [];
  if (said && more.length === 0) return new Slots([...slots.list(), { role: 'length', text: said }]);
  const isLate = !slots.has(...OUTCOMES) && saysMoving(words) && saysLate(slots.all('reason').join(' '));
  const [delay, ...others] = isLate ? lengthsIn(slots, when) : [];
  if (delay && others.length === 0)
    return new Slots([...slots.list(), { role: 'shift', text: `${delay} later` }]);
  const isOwn = (text: string) => resolveDuration(text, when) === own;
  const isOther = slots.all('length').some((text) => !isOwn(text));
  return isOther
    ? new Slots(slots.list().filter(({ role, text }) => role !== 'length' || !isOwn(text)))
    : slots;
}

/** The lengths that a reason speaks of. */
const lengthsIn = (slots: Slots, when: World['when']): string[] =>
  slots
    .all('reason')
    .flatMap((reason) =>
      findWhen(reason, when).flatMap(({ text, when: found }) => (found.kind === 'duration' ? [text] : [])),
    );
