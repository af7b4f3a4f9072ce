import { DAY, type Interval } from '@catch/scheduling';
import { type Act, asksPast, maybeAsksPast, resolveWhen, type When } from '@catch/understanding';
import { searchWindow } from '../../../tools/events/window-of.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';

export interface Asked {
  readonly plan: MessagePlan;
  readonly act: Act;
  readonly slots: Slots;
}

/** 'What was I doing on Thursday evening?', 'what day was the fair in May?': the last of these, not the next. */
export function goneBy({ plan, act, slots }: Asked): Interval | undefined {
  const { world } = plan;
  const words = slots.joined('time') ?? slots.joined('old_time');
  if (!words || !PAST.has(act)) return undefined;
  const isPast = asksPast(plan.words);
  if (!isPast && !maybeAsksPast(plan.words)) return undefined;
  // 'When was the fair on Friday again?' may be about the coming one; nobody says so of a month that has just been.
  const coming = searchWindow(settle(resolveWhen(words, world.when)), world.now);
  if (!isPast && (!coming || coming.start - world.now < SOON)) return undefined;
  const read = settle(resolveWhen(words, { ...world.when, preferFuture: false }));
  const window = searchWindow(read, world.now);
  if (!window) return undefined;
  if (isSince(read)) return window.start < world.now ? { start: window.start, end: world.now } : undefined;
  return window.end <= world.now ? window : undefined;
}
const SOON = 30 * DAY;
const PAST: ReadonlySet<Act> = new Set([
  ...(['ask_agenda', 'ask_count', 'ask_total', 'ask_most', 'ask_where', 'ask_who', 'ask_when'] as const),
  ...(['ask_until', 'ask_long', 'ask_detail', 'ask_last'] as const),
]);

/** 'Since August' ends today. */
const isSince = (read: When): boolean => read.kind === 'open' && read.direction === 'from';
