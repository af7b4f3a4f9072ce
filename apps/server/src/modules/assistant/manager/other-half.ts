import { instantOf, type Moment } from '@catch/scheduling';
import { halfOfDay, onOtherHalf, type Role, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { SaidSlot } from './slots.ts';
import { Slots } from './slots.ts';
import { clocksIn } from './times.ts';
import type { World } from './world.ts';

const ABOUT_HALF: ReadonlySet<Role> = new Set(['time', 'retracted', 'filler', 'reason', 'target'] as const);

/** 'Sorry, pm of course', of an hour that was said before: the same hour on the other half of the clock. */
export function withOtherHalf(
  slots: Slots,
  start: Moment | undefined,
  said: readonly SaidSlot[] | undefined,
  world: World,
): Slots {
  const taken = slots.all('retracted').map((text) => `not ${text}`);
  const words = slots.joined('time') ?? (taken.length > 0 ? taken.join(' ') : undefined);
  const half = words ? halfOfDay(words) : undefined;
  if (!half || start?.kind !== 'timed' || !slots.list().every(({ role }) => ABOUT_HALF.has(role)))
    return slots;
  // Where no hour was said, a part of the day is a wish of its own.
  const isHour = said?.some(({ role, text }) => CLOCK.has(role) && saysHour(text, world));
  const own = Temporal.Instant.fromEpochMilliseconds(instantOf(start, world.zone)).toZonedDateTimeISO(
    world.zone,
  );
  const hour = isHour ? onOtherHalf(own.hour, half) : undefined;
  if (hour === undefined) return slots;
  const clock = own.toPlainTime().with({ hour }).toString({ smallestUnit: 'minute' });
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'retracted');
  return new Slots([...others, { role: 'time', text: `at ${clock}` }]);
}

function saysHour(text: string, { when }: World): boolean {
  const read = resolveWhen(text, when);
  return read.kind === 'recurrence' ? read.timeSaid : clocksIn(text, when).length > 0;
}
const CLOCK: ReadonlySet<Role> = new Set(['time', 'start', 'end'] as const);
