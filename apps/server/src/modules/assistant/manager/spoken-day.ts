import { instantOf } from '@catch/scheduling';
import { type Act, onThatDay } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { EventFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

/** What has no day of its own to stay on. */
const DATED: ReadonlySet<Act> = new Set(['create', 'remind', 'find_time', 'ask_free'] as const);

/** 'And breakfast at half past eight the same day', 'remind me that day at noon': the day of what is spoken of. */
export const onSpokenDay = (slots: Slots, act: Act, { focus: [last] }: Conversation, world: World): Slots =>
  DATED.has(act) && last ? onDayOf(slots, last, world) : slots;

/** 'To that same day at ten': on the day of that event. */
export function onDayOf(slots: Slots, { start }: EventFact, { zone }: World): Slots {
  const words = slots.joined('time');
  const rest = words && (onThatDay(words) ?? (slots.has('same_day') ? words : undefined));
  if (rest === undefined) return slots;
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(start, zone))
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'same_day');
  return new Slots([...others, { role: 'time', text: `${rest} on ${day}`.trim() }]);
}
