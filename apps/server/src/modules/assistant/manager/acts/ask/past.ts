import type { Interval } from '@catch/scheduling';
import { type Act, asksPast, resolveWhen } from '@catch/understanding';
import { searchWindow } from '../../../tools/events/window-of.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';

interface Asked {
  readonly plan: MessagePlan;
  readonly act: Act;
  readonly slots: Slots;
}

/** 'What was I doing on Thursday evening?': last Thursday, not the next. */
export function goneBy({ plan, act, slots }: Asked): Interval | undefined {
  const { world } = plan;
  const words = slots.joined('time');
  if (!words || !PAST.has(act) || !asksPast(plan.words)) return undefined;
  const read = settle(resolveWhen(words, { ...world.when, preferFuture: false }));
  const window = searchWindow(read, world.now);
  return window && window.end <= world.now ? window : undefined;
}
const PAST: ReadonlySet<Act> = new Set([
  ...(['ask_agenda', 'ask_count', 'ask_total', 'ask_where', 'ask_who'] as const),
]);
