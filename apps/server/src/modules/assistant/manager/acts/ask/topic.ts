import { readReference, withoutArticle } from '@catch/understanding';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { type Ask, isForRoom } from './asked.ts';

/**
 * 'Could we do the tasting on Friday? Is Ana free then?': what time is looked for, by its name, as long as nothing in the
 * calendar has it. What is asked on about it, or next to it, is about it too.
 */
export async function topicOf({ plan, act, slots, before }: Ask): Promise<string | undefined> {
  if (!isForRoom(act)) return undefined;
  const { asked } = plan.conversation;
  const isNextTo = asked !== undefined && asked !== plan.before.asked;
  const target = slots.first('target');
  if (target === undefined) return before?.topic ?? (isNextTo ? asked.topic : undefined);
  if (readReference(target).words === '') return undefined;
  const found = await referTo(target, new Slots([]), plan.conversation, plan.world);
  // 'Is Ana free?', taken for something called Ana.
  const isSomebody = (await plan.world.find(target)).length > 0;
  return found.kind === 'none' && !isSomebody ? withoutArticle(target) : undefined;
}
