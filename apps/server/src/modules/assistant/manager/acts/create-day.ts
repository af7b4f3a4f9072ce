import { HOUR } from '@catch/scheduling';
import {
  findWhen,
  resolveWhen,
  saysThatWeekday,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { isVague, settle } from '../times.ts';

/** 'Every Monday, 19:30 to 22:00. We start on the 23rd': a rhythm, and then its first day. */
export function withBeginning({ world: { when } }: MessagePlan, slots: Slots): string | undefined {
  const [rhythm, day, ...more] = slots.all('time');
  if (!rhythm || !day || more.length > 0 || resolveWhen(rhythm, when).kind !== 'recurrence') return undefined;
  if (unreadWords(`${rhythm} ${day}`, when).length === 0) return undefined;
  const both = `${rhythm} starting ${day}`;
  return unreadWords(both, when).length === 0 ? both : undefined;
}

/** 'On the Saturday from 10 to 4', after a question about one: that one, and not the next. */
function ofAskedWeek({ world, spokenStretch: window }: MessagePlan, words: string): WhenContext {
  if (!window || window.end - window.start > 26 * HOUR || !saysThatWeekday(words)) return world.when;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start);
  const read = settle(resolveWhen(words, { ...world.when, now: day }));
  const at = read.kind === 'instant' ? read.at : read.kind === 'interval' ? read.start : undefined;
  const isThen = at?.toPlainDate().equals(day.toZonedDateTimeISO(world.zone).toPlainDate());
  return isThen && window.start > world.now ? { ...world.when, now: day } : world.when;
}

/** 'Anything on Wednesday afternoon? – Then block the afternoon': that of Wednesday. */
export function onAskedPart({ world, spokenStretch: window }: MessagePlan, words: string): string {
  const read = resolveWhen(words, world.when);
  const isPart = read.kind === 'interval' && read.grain === 'part-of-day' && !read.dateSaid && !read.range;
  if (!isPart || !window || window.start <= world.now || window.end - window.start > 26 * HOUR) return words;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start).toZonedDateTimeISO(world.zone);
  const dated = `${words} on ${day.toPlainDate()}`;
  return unreadWords(dated, world.when).length === 0 ? dated : words;
}

/** 'Is Friday evening free? – Then the cinema at eight': of two halves of the day the one that was asked about. */
export function inAskedPart({ spokenStretch: window }: MessagePlan, when: When): When {
  if (when.kind !== 'ambiguous' || !window || window.end - window.start > LONGEST_PART) return when;
  const within = when.options.filter((one) => {
    const start =
      one.kind === 'instant' ? one.at : one.kind === 'interval' && one.range ? one.start : undefined;
    const at = start?.epochMilliseconds;
    return at !== undefined && at >= window.start && at < window.end;
  });
  const [only, ...others] = within;
  return only && others.length === 0 ? only : when;
}
const LONGEST_PART = 12 * HOUR;

/** 'Sunday lunch this week, from one until three': the day stands in the name. */
export function onNamedDay(plan: MessagePlan, slots: Slots, words: string): When {
  const { when } = plan.world;
  const read = inAskedPart(plan, resolveWhen(words, ofAskedWeek(plan, words)));
  const isDated =
    'dateSaid' in read
      ? read.dateSaid && !isVague(read)
      : read.kind !== 'ambiguous' && !(read.kind === 'windows' && read.choice === 'one-of');
  if (isDated) return read;
  for (const { text, when: named } of findWhen(slots.joined('title') ?? '', when)) {
    if (named.kind !== 'interval' || !named.dateSaid || named.range) continue;
    const day = named.start.toPlainDate().toLocaleString('en-GB', { weekday: 'long' });
    for (const both of [`${text} ${words}`, `${day} ${words}`])
      if (unreadWords(both, when).length === 0) return resolveWhen(both, when);
  }
  return read;
}
