import type { Role } from '@catch/understanding';
import type { EventFact } from '../../values/values.ts';
import { newTime } from '../new-time.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { createAgain } from './create.ts';
import { reviseWish } from './revise-wish.ts';

/** A call of this very message: 'if she can't do Thursday, take Friday'. */
export function lastCall({ steps }: MessagePlan): number | undefined {
  const index = steps.findLastIndex(({ kind }) => kind === 'call');
  return index < 0 ? undefined : index;
}

/** The one event that a call cancelled. */
function cancelledBy({ conversation: { done } }: MessagePlan, call: unknown): EventFact | undefined {
  const changes = done.find((one) => one.call === call)?.changes ?? [];
  const [change, ...more] = changes;
  return change?.did === 'cancelled' && more.length === 0 && !change.before.repeats
    ? change.before
    : undefined;
}

const LENGTH_ONLY: ReadonlySet<Role> = new Set(['length', 'reason', 'filler'] as const);

/** What the message itself has planned so far, with what it says on. */
export async function reviseCall(plan: MessagePlan, index: number, slots: Slots): Promise<void> {
  const step = plan.steps[index];
  if (step?.kind !== 'call') return;
  plan.steps.splice(index, 1);
  // 'Put it back, but an hour later than it was': recreates what is gone.
  const gone =
    step.wish.tool === 'undo_last_action' ? cancelledBy(plan, step.wish.input.tool_call_id) : undefined;
  if (gone) {
    const time = newTime(gone, slots, plan.world);
    const there = time.kind === 'exact' ? { ...gone, start: time.start, end: time.end } : gone;
    const { tool, input } = createAgain(there, [], plan.world.context);
    return plan.call(tool, input);
  }
  const { replaces } = step.wish.input;
  if (typeof replaces === 'string') plan.replace(replaces);
  const exact = step.wish.input.exact as EventFact | undefined;
  const length = slots.joined('length');
  // 'The second one. And make it twenty minutes', of a move to four: both.
  const isMove = step.wish.tool === 'update_event' && step.wish.input.new_when !== undefined;
  if (!exact && isMove && length && slots.list().every(({ role }) => LENGTH_ONLY.has(role)))
    return plan.call(step.wish.tool, { ...step.wish.input, new_duration: length }, step.wish.zone);
  if (!exact) return reviseWish(plan, step.wish, slots);
  const title = String(step.wish.input.title ?? '');
  const base: EventFact = { id: '', title, start: exact.start, end: exact.end, guests: [], repeats: false };
  const time = newTime(base, slots, plan.world);
  const moved = time.kind === 'exact' ? { start: time.start, end: time.end } : exact;
  // 'Take it. Title: Rent review.'
  const input = {
    ...step.wish.input,
    exact: { ...exact, ...moved },
    ...(slots.has('title') ? { title: slots.name('title') } : {}),
    ...(slots.has('place') ? { location: slots.name('place') } : {}),
    ...(slots.has('note') ? { description: slots.joined('note') } : {}),
    ...(slots.has('video') ? { video_link: true } : {}),
  };
  plan.call(step.wish.tool, input, step.wish.zone);
}
