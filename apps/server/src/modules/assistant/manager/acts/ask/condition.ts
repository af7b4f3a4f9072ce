import { resolveWhen } from '@catch/understanding';
import type { EventFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import type { Slots } from '../../slots.ts';
import { settle } from '../../times.ts';
import { ask } from './index.ts';

/**
 * Whether a condition holds. It asks for more than the same words as a question: 'if nothing is on in the afternoon' is
 * about all of the afternoon, where 'am I free in the afternoon?' looks for a gap.
 */
export async function askCondition(
  plan: MessagePlan,
  act: 'ask_free' | 'ask_clash',
  slots: Slots,
  wished: readonly Slots[],
): Promise<boolean> {
  const planned = slots.has('time', 'person', 'target', 'length') ? undefined : plannedIn(plan);
  if (planned) {
    // 'To ten, unless that is taken': what is planned a clause before.
    const { supposed } = plan;
    plan.supposed = planned;
    const clashes = await ask(plan, 'ask_clash', slots);
    plan.supposed = supposed;
    return act === 'ask_free' ? !clashes : clashes;
  }
  if (act === 'ask_free' && !slots.has('person', 'length') && needsAll(plan, slots, wished))
    return !(await ask(plan, 'ask_agenda', slots));
  return ask(plan, act, slots);
}

function needsAll({ world }: MessagePlan, slots: Slots, wished: readonly Slots[]): boolean {
  // What is to fill a day needs all of it.
  if (wished.some((one) => one.has('all_day'))) return true;
  const words = slots.joined('time');
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  return read?.kind === 'open' || (read?.kind === 'interval' && !read.range && !read.allDay);
}

/** The event as the last call of this message will leave it. */
function plannedIn({ steps }: MessagePlan): EventFact | undefined {
  const call = steps.findLast((step) => step.kind === 'call');
  if (call?.kind !== 'call') return undefined;
  const { exact, event_id, title } = call.wish.input as {
    exact?: Pick<EventFact, 'start' | 'end'>;
    event_id?: string;
    title?: string;
  };
  return exact && { id: event_id ?? '', title: title ?? '', guests: [], repeats: false, ...exact };
}
