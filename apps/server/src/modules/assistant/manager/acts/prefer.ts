import { onlyPronoun, pronounIn, readPreference, sentencesApart, withTheirName } from '@catch/understanding';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { preferredOtherwise, revisePreference } from './revise-preference.ts';

/** A standing wish, in words that still make sense without the conversation. */
export async function prefer(plan: MessagePlan, slots: Slots): Promise<void> {
  const kept = preferredOtherwise(plan, slots);
  if (kept) return revisePreference(plan, kept, slots);
  const said = withoutStory(plan, slots.all('text'));
  // The quote has to appear in the message word for word.
  const [quote] = said.toSorted((left, right) => right.length - left.length);
  if (!quote) return plan.say({ kind: 'talk', what: 'unclear' });
  plan.call('remember_preference', { preference: await withName(plan, said.join(', ')), quote });
}

/**
 * 'The bus is always late. So never book anything before eight': the sentence before the rule is no part of
 * it.
 */
function withoutStory({ words }: MessagePlan, said: readonly string[]): readonly string[] {
  const isRule = said.map((text) => readPreference(text).length > 0);
  const first = isRule.indexOf(true);
  const [rule] = said.slice(first);
  if (first < 1 || rule === undefined) return said;
  return said.filter((text, index) => index >= first || !sentencesApart(words, text, rule));
}

/** 'Jo Hill coaches the juniors. Nothing with her after six': nothing with Jo Hill. */
async function withName(plan: MessagePlan, rule: string): Promise<string> {
  if (!onlyPronoun(rule)) return rule;
  const { conversation, world, words, saidSoFar } = plan;
  const { known } = await namePeople([pronounIn(rule) ?? 'him'], conversation, world, [], [words, saidSoFar]);
  const [person, ...more] = known;
  return person?.name && more.length === 0 ? withTheirName(rule, person.name) : rule;
}
