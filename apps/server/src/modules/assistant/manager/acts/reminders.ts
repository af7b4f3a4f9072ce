import { instantOf } from '@catch/scheduling';
import {
  findWhen,
  pointsToTime,
  readReference,
  resolveWhen,
  saysClock,
  unreadWords,
  type When,
  withoutArticle,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { significantWords } from '../../tools/text/match-words.ts';
import { atItsHour, forDeedItself } from '../../tools/time/deed-hours.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import { isOtherDate, settle, timeWords } from '../times.ts';
import type { World } from '../world.ts';
import { lastReminder } from './choose-reminder.ts';
import { eachDayAtHour } from './each-day-at.ts';
import { remindAroundEvent } from './remind-around.ts';

export async function remind(plan: MessagePlan, slots: Slots): Promise<void> {
  // 'And remind me, an hour before': said twice, wanted once.
  if (slots.isEmpty && plan.steps.some((step) => step.kind === 'call' && step.wish.tool === 'set_reminder'))
    return;
  const text = slots.joined('text') ?? slots.joined('title');
  // 'Remind me to water them at two and again at eight': of the same thing.
  const begun = text ? undefined : plan.steps.findLast((step) => step.kind === 'call');
  if (begun?.kind === 'call' && begun.wish.tool === 'set_reminder' && begun.wish.said && slots.has('time')) {
    const said = begun.wish.said.filter(({ role }) => role === 'text' || role === 'title');
    if (said.length > 0) return remind(plan, slots.over(said));
  }
  const dated =
    text && !slots.has('time', 'lead', 'before', 'after') ? splitTime(text, plan.world) : undefined;
  if (dated) return remind(plan, dated);
  if (slots.has('lead', 'before', 'after')) return remindAroundEvent(plan, slots, text);
  const then = thatMoment(plan, slots);
  const times = then ? [then] : separateTimes(slots, plan);
  if (times.length === 0 || times.some((words) => unreadWords(words, plan.world.when).length > 0)) {
    plan.ask(
      { for: 'reminder-time', because: 'missing', ...(text ? { text } : {}) },
      { tool: 'set_reminder', input: { text: text ?? plan.world.context.names.reminder } },
    );
    return;
  }
  const last = text ? undefined : lastReminder(plan.conversation);
  const [first] = times;
  // 'Remind me again in two hours', of the one that has just come or was just ticked off.
  if (last && first && times.length === 1) {
    plan.call('cancel_reminder', { reminder_id: last.id, snooze_until: first });
    return;
  }
  const about = text ?? (await namedEvent(plan, slots)) ?? plan.conversation.focus[0]?.title;
  if (!about) {
    const [when] = times.map((words) => settled(words, plan));
    return plan.ask({ for: 'reminder-text' }, { tool: 'set_reminder', input: { when } });
  }
  for (const when of times)
    if (!isSetAlready(plan, about, when))
      plan.call('set_reminder', { text: about, when: settled(when, plan, about) });
}

/** 'When am I done on Wednesday? – Remind me then to lock up': at the moment that was asked about. */
function thatMoment({ conversation, world }: MessagePlan, slots: Slots): string | undefined {
  const said = slots.all('time');
  if (said.length !== 1 || !said.every(isThen)) return undefined;
  const { asked, focus } = conversation;
  const [event] = focus;
  const stretch = asked?.told ?? (asked?.act === 'ask_free' ? asked.window : undefined);
  const start = stretch?.start ?? (event && instantOf(event.start, world.zone));
  return start === undefined
    ? undefined
    : Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone).toString();
}
const isThen = (text: string): boolean => pointsToTime(text.replace(/^right /i, ''));

/** 'Remind me about the dentist tonight': of that event, or of what is called so. */
async function namedEvent({ conversation, world }: MessagePlan, slots: Slots): Promise<string | undefined> {
  const target = slots.first('target');
  if (!target || readReference(target).isFocus) return undefined;
  const found = await referTo(target, new Slots([]), conversation, world);
  const [event, ...more] = found.kind === 'events' ? found.events : [];
  return (more.length === 0 ? event?.title : undefined) ?? withoutArticle(target);
}

/** 'I take a pill every evening at nine. Remind me of the pill, every evening at nine': the same, for the same moment. */
function isSetAlready({ steps, world }: MessagePlan, text: string, words: string): boolean {
  const momentOf = (said: unknown): string | undefined => {
    const read = typeof said === 'string' ? settle(resolveWhen(said, world.when)) : undefined;
    if (read?.kind === 'recurrence') return JSON.stringify([read.rrule, read.start.toString()]);
    return read?.kind === 'instant' ? read.at.toString() : undefined;
  };
  const isSame = (said: unknown): boolean => {
    const [one, other] = [text, String(said)].map(significantWords);
    return one !== undefined && other !== undefined && (isPart(one, other) || isPart(other, one));
  };
  const moment = momentOf(words);
  return steps.some(
    (step) =>
      step.kind === 'call' &&
      step.wish.tool === 'set_reminder' &&
      isSame(step.wish.input.text) &&
      moment !== undefined &&
      momentOf(step.wish.input.when) === moment,
  );
}

const isPart = (words: readonly string[], all: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => all.includes(word));

/** 'Don't let me forget to pay the invoice on Friday': a time at the end of what to do is when. */
function splitTime(text: string, { when }: MessagePlan['world']): Slots | undefined {
  const found = findWhen(text, when).at(-1);
  if (!found || found.start === 0 || text.slice(found.end).trim() !== '') return undefined;
  return new Slots([
    { role: 'text', text: text.slice(0, found.start).trim() },
    { role: 'time', text: text.slice(found.start) },
  ]);
}

/** 'Tomorrow at 8' is when people are up; only what they may well mean otherwise is asked about. */
function settled(words: string, { world }: MessagePlan, text = ''): string {
  const context = forDeedItself(text, world.when);
  const all = resolveWhen(words, context);
  const read = stillToCome(all, world);
  if (read !== all && read.kind === 'interval') return (read.likely ?? read.start).toString();
  const chosen = settle(read);
  const isDeed = context !== world.when;
  if (chosen.kind !== 'instant' || !(isDeed || (read.kind === 'ambiguous' && !isOtherDate(read))))
    return words;
  const isNext = isDeed && !chosen.dateSaid && chosen.alternatives !== undefined;
  return (isNext ? atItsHour(chosen.at, text) : chosen.at).toString();
}

/** 'Thursday morning', said on a Thursday at eleven, is next week's: when we would remind of it has passed. */
function stillToCome(read: When, { now }: World): When {
  if (read.kind !== 'ambiguous') return read;
  const [only, ...others] = read.options.filter(
    (option) =>
      option.kind !== 'interval' || option.allDay || (option.likely ?? option.start).epochMilliseconds > now,
  );
  return only && others.length === 0 ? only : read;
}

/** 'On Wednesday at 6 and again on Friday at 8' are two; 'tonight … at 9' is one. */
function separateTimes(slots: Slots, { world }: MessagePlan): string[] {
  const spans = slots.all('time');
  const isWhole = (words: string): boolean => {
    const read = settle(resolveWhen(words, world.when));
    return (read.kind === 'instant' && read.dateSaid) || (read.kind === 'recurrence' && read.timeSaid);
  };
  const rhythm = onlyRhythm(spans, world);
  if (rhythm) return [rhythm];
  if (spans.length > 1 && spans.every(isWhole)) return spans;
  // 'Today at one and once more at six': both today.
  const [first, ...others] = spans.map((words) => settle(resolveWhen(words, world.when)));
  const areHours = others.length > 0 && others.every((one) => one.kind === 'instant' && !one.dateSaid);
  if (first?.kind === 'instant' && first.dateSaid && areHours)
    return spans.map((words, index) => (index === 0 ? words : `${words} on ${first.at.toPlainDate()}`));
  const words = timeWords(slots);
  // 'Every Tuesday at nine, until Easter': not for good.
  const bounded = words && slots.has('end') ? `${words} ${slots.joined('end')}` : undefined;
  const isSeries = bounded && resolveWhen(bounded, world.when).kind === 'recurrence';
  if (isSeries && unreadWords(bounded, world.when).length === 0) return [bounded];
  return words ? (eachDayAtHour(words, slots, world) ?? eachMoment(words, world)) : [];
}

/** 'I need it every morning, so every day at seven, Sundays too': the only one that says its hour says the others. */
function onlyRhythm(spans: readonly string[], { when }: World): string | undefined {
  const [clocked, ...more] = spans.filter(saysClock);
  if (spans.length < 2 || !clocked || more.length > 0) return undefined;
  return settle(resolveWhen(clocked, when)).kind === 'recurrence' ? clocked : undefined;
}

/** 'On Wednesday at six and again on Friday at eight', in one breath. */
function eachMoment(words: string, { when }: World): string[] {
  const read = resolveWhen(words, when);
  const areMoments =
    read.kind === 'windows' && read.choice === 'all-of' && read.windows.every(({ instant }) => instant);
  return areMoments ? read.windows.map(({ start }) => start.toString()) : [words];
}
