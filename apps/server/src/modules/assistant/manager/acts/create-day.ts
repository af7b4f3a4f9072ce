import { HOUR } from '@catch/scheduling';
import {
  findWhen,
  resolveWhen,
  saysStaying,
  saysThatWeekday,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { forDeed } from '../../tools/time/deed-hours.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { isVague, settle } from '../times.ts';
import { daysAhead, onlyTime } from '../told-days.ts';
import type { World } from '../world.ts';

/** 'Every Monday, 19:30 to 22:00. We start on the 23rd', 'this week, every Monday at six': a rhythm, and its first day. */
export function withBeginning({ world: { when } }: MessagePlan, slots: Slots): string | undefined {
  const said = slots.joined('time') ?? '';
  if (unreadWords(said, when).length === 0) return undefined;
  const found = findWhen(said, when);
  const [rhythm, ...rhythms] = found.filter((one) => one.when.kind === 'recurrence');
  const days = found.filter(({ when: read }) => 'dateSaid' in read && read.dateSaid && !isClock(read));
  const isAll = rhythms.length === 0 && days.length > 0 && days.length + 1 === found.length;
  if (!rhythm || !isAll) return undefined;
  // Of 'next week (the 23rd)' the last is the most exact.
  const alone = slots.all('time').filter((text) => resolveWhen(text, when).kind === 'recurrence');
  const each = days.flatMap(({ text }) =>
    [rhythm.text, ...alone].map((every) => `${every} starting ${text}`),
  );
  return each.findLast((both) => unreadWords(both, when).length === 0);
}

const isClock = (read: When): boolean => read.kind === 'instant';

/** 'We leave on Friday and are back on Sunday, as whole days': all three. */
export function acrossDays({ world, words }: MessagePlan, slots: Slots): string | undefined {
  const { when } = world;
  const said = slots.joined('time');
  if (!said || !slots.has('all_day') || !saysStaying(words)) return undefined;
  const stay = stayFrom(words, said, world);
  if (stay) return stay;
  const whole = resolveWhen(said, when);
  if (whole.kind === 'interval' && whole.range && unreadWords(said, when).length === 0) return undefined;
  const days = findWhen(said, when).map(({ when: read }) => settle(read));
  const [first, last, ...more] = days.map((read) =>
    read.kind === 'interval' && read.dateSaid && !read.range ? read.start : undefined,
  );
  if (
    !first ||
    !last ||
    more.length > 0 ||
    last.epochMilliseconds <= first.epochMilliseconds ||
    first.until(last).total('days') > MOST_DAYS
  )
    return undefined;
  return `from ${first.toPlainDate()} to ${last.toPlainDate()}`;
}

/** 'She is coming this Friday and staying through Sunday', of which only Friday was read as the time. */
function stayFrom(words: string, said: string, world: World): string | undefined {
  const stay = onlyTime(words, world, true);
  const [day, ...others] = daysAhead(said, world);
  return stay && day && others.length === 0 && stay.startsWith(`from ${day}`) ? stay : undefined;
}

/** For a longer absence people give both dates. */
const MOST_DAYS = 21;

/** 'Next week, from Monday 23 to Thursday 26 November': the last part says it all. */
export function narrower(slots: Slots, when: WhenContext): string | undefined {
  const said = slots.joined('time');
  const [wide, near, ...more] = said?.split(/\s*,\s*/) ?? [];
  if (!said || !wide || !near || more.length > 0) return undefined;
  const read = unreadWords(said, when).length === 0 ? resolveWhen(said, when) : undefined;
  if (read && read.kind !== 'none') return undefined;
  if (unreadWords(near, when).length > 0) return undefined;
  const [outer, inner] = [settle(resolveWhen(wide, when)), settle(resolveWhen(near, when))];
  const start = inner.kind === 'interval' && inner.dateSaid ? inner.start : undefined;
  if (outer.kind !== 'interval' || !start) return undefined;
  const isWithin = (at: number) => at >= outer.start.epochMilliseconds && at < outer.end.epochMilliseconds;
  return isWithin(start.epochMilliseconds) ? near : undefined;
}

/** 'On the Saturday from 10 to 4', after a question about one: that one, and not the next. */
function ofAskedWeek({ world, spokenStretch: window }: MessagePlan, words: string): WhenContext {
  if (!window || window.end - window.start > 26 * HOUR || !saysThatWeekday(words)) return world.when;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start);
  // Read on the day itself, its weekday would mean the one a week later.
  const before = day.toZonedDateTimeISO(world.zone).startOfDay().subtract({ hours: 1 }).toInstant();
  const read = settle(resolveWhen(words, { ...world.when, now: before }));
  const at = read.kind === 'instant' ? read.at : read.kind === 'interval' ? read.start : undefined;
  const isThen = at?.toPlainDate().equals(day.toZonedDateTimeISO(world.zone).toPlainDate());
  return isThen && window.start > world.now ? { ...world.when, now: before } : world.when;
}

/** 'Anything on Wednesday afternoon? – Then block the afternoon': Wednesday's. */
export function onAskedPart({ world, spokenStretch: window }: MessagePlan, words: string): string {
  const read = resolveWhen(words, world.when);
  const isPart = read.kind === 'interval' && read.grain === 'part-of-day' && !read.dateSaid && !read.range;
  if (!isPart || !window || window.start <= world.now || window.end - window.start > 26 * HOUR) return words;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start).toZonedDateTimeISO(world.zone);
  const dated = `${words} on ${day.toPlainDate()}`;
  return unreadWords(dated, world.when).length === 0 ? dated : words;
}

/**
 * 'Is Friday evening free? – Then the cinema at eight': of morning and evening, the one that was asked about.
 */
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
  const read = inAskedPart(
    plan,
    resolveWhen(words, forDeed(slots.joined('title'), ofAskedWeek(plan, words))),
  );
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
