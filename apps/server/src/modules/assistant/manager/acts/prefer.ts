import {
  onlyPronoun,
  pronounIn,
  putsRight,
  readPreference,
  sentencesApart,
  speaksOfPlans,
  unreadWords,
  withTheirName,
} from '@catch/understanding';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { preferredOtherwise, revisePreference, withTime } from './revise-preference.ts';

/** A standing wish, in words that still make sense without the conversation. */
export async function prefer(plan: MessagePlan, slots: Slots): Promise<void> {
  const kept = preferredOtherwise(plan, slots);
  if (kept) return revisePreference(plan, kept, slots);
  const said = onlyRules(plan, slots.all('text').map(bare));
  const corrected = putRight(plan, said);
  if (corrected)
    return plan.call('remember_preference', {
      preference: await withName(plan, corrected.rule),
      quote: corrected.quote,
    });
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
  const isRule = said.map(isARule);
  const first = isRule.indexOf(true);
  const [rule] = said.slice(first);
  if (first < 1 || rule === undefined) return said;
  return said.filter((text, index) => index >= first || !sentencesApart(words, text, rule));
}

/** ', so nothing before nine': how it hangs on to what stands before it is no part of it. */
const bare = (text: string): string => text.replace(/^[\s,;:.–-]*(?:(?:and|so|but)\s+)?/i, '');

const isARule = (text: string): boolean => readPreference(text).length > 0;

/** 'Forever: nothing before nine. The call on Thursday stays': the rule, and not what leads up to it or stands apart behind it. */
function onlyRules(plan: MessagePlan, said: readonly string[]): readonly string[] {
  const { words } = plan;
  const leadsOn = (text: string) => /^\s*:/.test(words.slice(words.indexOf(text) + text.length));
  const own = withoutTimeBefore(
    plan,
    said.filter((text) => !leadsOn(text)),
  );
  const first = own.find(isARule) ?? own.find(speaksOfPlans);
  if (first === undefined) return said;
  const isBehind = (text: string) => own.indexOf(text) > own.indexOf(first);
  const isApart = (text: string) =>
    isBehind(text) && !isRight(plan, first, text) && sentencesApart(words, first, text);
  return withoutStory(
    plan,
    own.filter((text) => isARule(text) || !isApart(text)),
  );
}

/** 'I was up at six for years. I want no calls before nine': a time that a sentence of its own tells is no rule. */
function withoutTimeBefore({ words, world }: MessagePlan, said: readonly string[]): readonly string[] {
  const rule = said.find((text) => unreadWords(text, world.when).length > 0);
  if (rule === undefined) return said;
  const isBefore = (text: string) => said.indexOf(text) < said.indexOf(rule);
  return said.filter((text) => !isBefore(text) || !sentencesApart(words, text, rule));
}

/** 'Nothing before nine. Sorry, before ten': only a time, and what was said before it is put right. */
function isRight({ words, world }: MessagePlan, rule: string, time: string): boolean {
  const between = words.slice(words.indexOf(rule) + rule.length, words.lastIndexOf(time));
  const isTime = !isARule(time) && unreadWords(time, world.when).length === 0;
  return isTime && putsRight(between.replace(/^\W+/, ''));
}

/** The rule with the hour that was meant, and where it stands in the message. */
function putRight(
  plan: MessagePlan,
  [rule, time, ...more]: readonly string[],
): { readonly rule: string; readonly quote: string } | undefined {
  if (!rule || !time || more.length > 0 || !isRight(plan, rule, time)) return undefined;
  const { words } = plan;
  const quote = words.slice(words.indexOf(rule), words.lastIndexOf(time) + time.length);
  return { rule: withTime(plan, rule, time), quote };
}

/** 'Jo Hill coaches the juniors. Nothing with her after six': nothing with Jo Hill. */
async function withName(plan: MessagePlan, rule: string): Promise<string> {
  if (!onlyPronoun(rule)) return rule;
  const { conversation, world, words, saidSoFar } = plan;
  const { known } = await namePeople([pronounIn(rule) ?? 'him'], conversation, world, [], [words, saidSoFar]);
  const [person, ...more] = known;
  return person?.name && more.length === 0 ? withTheirName(rule, person.name) : rule;
}
