import { putsRight, type Role, readReference, resolveWhen, saysMakeIt } from '@catch/understanding';
import { type DoneWish, doneSinceAsked } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { settle } from '../times.ts';
import { isOfReminder, OF_EVENT } from './of-reminder.ts';

/**
 * 'I'll remind you at six. Still open: When should I move it to? – Actually at seven': the reminder. Only what is named,
 * or answers the question and puts nothing right, is for a question that was asked before something else was done.
 */
export function newerDeed(plan: MessagePlan, slots: Slots): DoneWish | undefined {
  const { conversation, words } = plan;
  const deed = doneSinceAsked(conversation);
  const target = slots.first('target');
  const isNamed = slots.has('title', 'option') || (target !== undefined && !readReference(target).isFocus);
  if (!deed || isNamed) return undefined;
  const isOfOther = slots.has(...OF_EVENT) && !slots.has('time') && deed.changes.some(isOfReminder);
  const isRight = putsRight(words) || (saysMakeIt(words) && isHour(plan, slots)) || !isAnswer(plan, slots);
  return isRight && !isOfOther ? deed : undefined;
}

/** It says when, where that was asked; whatever else was asked may be answered in many ways. */
function isAnswer({ conversation: { open } }: MessagePlan, slots: Slots): boolean {
  const asked = open?.question.asks.for;
  if (asked === 'new-time') return slots.has(...WHEN, 'shift', 'stretch');
  return (asked !== 'time' && asked !== 'reminder-time') || slots.has(...WHEN);
}
const WHEN = [
  ...(['time', 'old_time', 'start', 'end', 'all_day', 'before', 'after', 'slot_of', 'lead'] as const),
  ...(['same_time', 'same_day', 'earliest', 'latest', 'onwards'] as const),
] as const satisfies readonly Role[];

/** An hour and no day, which something new would need. */
function isHour({ world }: MessagePlan, slots: Slots): boolean {
  const words = slots.joined('time');
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  return read?.kind === 'instant' && !read.dateSaid;
}
