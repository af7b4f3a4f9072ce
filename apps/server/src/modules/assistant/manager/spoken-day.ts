import { instantOf } from '@catch/scheduling';
import { type Act, onThatDay } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Conversation } from './conversation.ts';
import { Slots } from './slots.ts';
import type { World } from './world.ts';

/** What has no day of its own to stay on. */
const DATED: ReadonlySet<Act> = new Set(['create', 'remind', 'find_time', 'ask_free'] as const);

/** 'And breakfast at half past eight the same day', 'remind me that day at noon': the day of what is spoken of. */
export function onSpokenDay(slots: Slots, act: Act, { focus }: Conversation, { zone }: World): Slots {
  const [last] = focus;
  const words = slots.joined('time');
  const rest = words && (onThatDay(words) ?? (slots.has('same_day') ? words : undefined));
  if (!DATED.has(act) || !last || rest === undefined) return slots;
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(last.start, zone))
    .toZonedDateTimeISO(zone)
    .toPlainDate();
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'same_day');
  return new Slots([...others, { role: 'time', text: `${rest} on ${day}`.trim() }]);
}
