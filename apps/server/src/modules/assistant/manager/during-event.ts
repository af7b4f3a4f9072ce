import { instantOf } from '@catch/scheduling';
import { type Act, isLooking, type Role, resolveWhen, saysDuring } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Conversation } from './conversation.ts';
import { referTo } from './refer.ts';
import { type SaidSlot, Slots } from './slots.ts';
import type { World } from './world.ts';

/** What the name of the event may be taken for. */
const NAMING: ReadonlySet<Role> = new Set([
  ...(['after', 'before', 'except', 'time', 'old_time', 'target', 'reason', 'place'] as const),
] as const);
const OF_SEVERAL: ReadonlySet<Act> = new Set(['cancel', 'change', 'accept', 'decline'] as const);

/** 'What else is on during the fair?', 'cancel everything while I'm at the fair': its hours, and not the fair itself. */
export async function duringEvent(
  act: Act,
  slots: Slots,
  words: string,
  conversation: Conversation,
  world: World,
): Promise<Slots> {
  if (!isLooking(act) && !(OF_SEVERAL.has(act) && slots.has('set'))) return slots;
  const isNamed = ({ role, text }: SaidSlot) =>
    NAMING.has(role) && saysDuring(words, text) && isNoTime(text, world);
  const [name, ...more] = slots.list().filter(isNamed);
  if (!name || more.length > 0) return slots;
  const text = name.text.replace(/^during\s+/i, '');
  const found = await referTo(text, new Slots([]), conversation, world);
  const [event] = found.kind === 'events' ? found.events : [];
  if (!event) return slots;
  const { start, end } = event;
  const said =
    start.kind === 'date' && end.kind === 'date'
      ? `from ${start.date} to ${Temporal.PlainDate.from(end.date).subtract({ days: 1 })}`
      : `from ${[start, end].map((at) => clockOf(instantOf(at, world.zone), world.zone)).join(' to ')}`;
  return new Slots([
    ...slots.list().filter((slot) => slot !== name),
    { role: isLooking(act) ? 'time' : 'old_time', text: said },
    { role: 'except', text },
  ]);
}

const isNoTime = (text: string, world: World): boolean => {
  const { kind } = resolveWhen(text, world.when);
  return kind === 'none' || kind === 'relative-to-event';
};

const clockOf = (at: number, zone: string): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
