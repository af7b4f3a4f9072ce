import { findWhen, meansInstead, resolveWhen, withItsBound } from '@catch/understanding';
import { coverage, significantWords, wordsOf } from '../../tools/text/match-words.ts';
import { isTraceable } from '../../tools/text/traceable.ts';
import type { PreferenceFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';

/** A rule that was just kept, in other words. */
export function revisePreference(plan: MessagePlan, kept: PreferenceFact, slots: Slots): void {
  const time = timeFor(plan, kept.text, slots);
  const said = slots.joined('text');
  const rule = said ?? (time && withTime(plan, kept.text, time));
  if (!rule) {
    plan.say({ kind: 'talk', what: 'unclear' });
    return;
  }
  // 'Change that, I mean no meetings on Thursdays': the rule in full, so nothing is in doubt.
  if (plan.isHalfSure && said && isAlike(said, kept.text)) plan.unsure = [];
  const now = time ?? rule;
  // After 'make it ten', most of the rule is in the earlier message.
  const quote = isTraceable(rule, [now]) ? now : (kept.quote ?? now);
  const remember = () => plan.call('remember_preference', { preference: rule, quote });
  const isAsked = plan.unsure.length > 0 || !isTraceable(rule, [quote]);
  // A new rule that may be declined must not end the old one first. Otherwise the old one goes first,
  // because the new one may replace it by itself.
  if (isAsked) remember();
  plan.call('forget_preference', { preference_id: kept.id });
  if (!isAsked) remember();
}

/** 'And none on Mondays', after 'no meetings on Fridays': another such rule. */
export function alsoPrefer(plan: MessagePlan, text: string, slots: Slots): void {
  const said = slots.joined('text') ?? '';
  const [time] = findWhen(slots.joined('time') ?? said, plan.world.when);
  const rule = time ? withTime(plan, text, time.text) : said;
  if (rule) plan.call('remember_preference', { preference: rule, quote: time?.text ?? rule });
  else plan.say({ kind: 'talk', what: 'unclear' });
}

/** 'Correct that, no calls before ten', right after 'no calls before nine': it replaces that rule. */
export function preferredOtherwise({ conversation, saidSoFar }: MessagePlan, slots: Slots) {
  const { done, asked, open } = conversation;
  const [change, ...more] = done[0]?.isUndone ? [] : (done[0]?.changes ?? []);
  const kept = change?.did === 'remembered' && more.length === 0 ? change.preference : undefined;
  const said = slots.joined('text');
  return !asked && !open && kept && said && meansInstead(saidSoFar) && isAlike(said, kept.text)
    ? kept
    : undefined;
}

/** At least half of its words. */
const isAlike = (said: string, text: string): boolean =>
  coverage(significantWords(said), wordsOf(text)) >= 0.5;

function timeFor({ world }: MessagePlan, text: string, slots: Slots): string | undefined {
  const kindOf = (words: string) => resolveWhen(words, world.when).kind;
  const times = findWhen(text, world.when);
  const isOfKind = (words: string) => times.some(({ when }) => when.kind === kindOf(words));
  const said = [...slots.all('time'), ...slots.all('retracted')];
  // '11. Not before 11, I mean': said in full the second time.
  return slots.has('time') ? (said.find(isOfKind) ?? slots.joined('time')) : undefined;
}

/** The rule with its time replaced: 'before 10' becomes 'before 11'. */
export function withTime({ world }: MessagePlan, text: string, time: string): string {
  const times = findWhen(text, world.when);
  const { kind } = resolveWhen(time, world.when);
  // In 'in future nothing before 10', the ten is corrected.
  const isRhythm = kind === 'recurrence' || kind === 'windows';
  const old =
    times.find(({ when }) => when.kind === kind) ??
    // In 'before 9 on weekdays', a new hour does not replace the days.
    times.findLast(({ when }) => isRhythm || (when.kind !== 'recurrence' && when.kind !== 'windows')) ??
    times.at(-1);
  if (!old) return time;
  return text.slice(0, old.start) + withItsBound(old.text, time) + text.slice(old.end);
}
