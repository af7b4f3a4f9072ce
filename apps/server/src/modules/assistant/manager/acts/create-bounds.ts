import { DAY, onDate } from '@catch/scheduling';
import { findWhen, resolveWhen, unreadWords, type When, type WhenContext } from '@catch/understanding';
import { lastsAllDay } from '../../tools/time/deed-hours.ts';
import type { MessagePlan } from '../plan.ts';
import { Slots } from '../slots.ts';
import { type Exact, lengthIn, settle } from '../times.ts';
import type { World } from '../world.ts';

/**
 * 'On Thursday at three, till six', 'the choir, every Tuesday at eight, until Easter': beginning and end
 * belong to one time, even when said apart.
 */
function withBounds(slots: Slots, said: string, { when }: World): Slots {
  const end = slots.joined('end');
  // 'Lands at three New York time': in another time zone.
  const until = end ? resolveWhen(end, when) : undefined;
  if (until && 'zone' in until && until.zone) return slots;
  const begins = slots
    .list()
    .filter(({ role }) => role === 'time' || role === 'start')
    .map(({ text }) => text)
    .join(' ');
  if (!begins || !(end || slots.has('start')) || isStretch(resolveWhen(begins, when))) return slots;
  const words = end
    ? [`${begins} until ${end}`, `${begins} ${end}`].find((both) => isBounded(begins, both, when))
    : begins;
  if (words === undefined || (!slots.has('time') && losesDay(words, said, when))) return slots;
  const others = slots.list().filter(({ role }) => role !== 'time' && role !== 'end');
  return new Slots([...others, { role: 'time', text: words }]);
}

/** Beginning and end as one time; 'from three to five, four hours': a length that disagrees is in doubt. */
export function boundsOf(plan: MessagePlan, said: Slots): Slots {
  const slots = withBounds(said, plan.words, plan.world);
  const { world } = plan;
  const length = lengthIn(slots, world);
  const read = length === undefined ? undefined : settle(resolveWhen(slots.joined('time') ?? '', world.when));
  if (length === undefined || read?.kind !== 'interval' || !read.range || read.allDay) return slots;
  const room = read.end.epochMilliseconds - read.start.epochMilliseconds;
  // 'An hour somewhere between five and eight' is one hour in that range.
  if (length < room && slots === said) return slots;
  if (length !== room) plan.unsure = [...plan.unsure, ...slots.all('length')];
  return new Slots(slots.list().filter(({ role }) => role !== 'length'));
}

/** 'The train on Friday leaves at six': the day is elsewhere in the sentence, not in this time. */
function losesDay(words: string, said: string, when: WhenContext): boolean {
  const read = settle(resolveWhen(words, when));
  if (!('dateSaid' in read) || read.dateSaid) return false;
  return findWhen(said, when).some((found) => 'dateSaid' in found.when && found.when.dateSaid);
}

/** Understood to the last word, and as more than just the beginning. */
function isBounded(begins: string, both: string, when: WhenContext): boolean {
  if (unreadWords(both, when).length > 0) return false;
  const [read, alone] = [resolveWhen(both, when), resolveWhen(begins, when)];
  if (read.kind === 'recurrence')
    return alone.kind === 'recurrence' && JSON.stringify(read) !== JSON.stringify(alone);
  return isStretch(read);
}

const isStretch = (read: When): boolean =>
  read.kind === 'ambiguous'
    ? read.options.length > 0 && read.options.every(isStretch)
    : read.kind === 'interval' && read.range;

/** 'From Thursday, for three days', 'three days, all day, from the 4th': whole days from that day on. */
export function asDays(when: When, length: number | undefined): Exact | undefined {
  if (length === undefined || length < DAY || length % DAY !== 0) return undefined;
  const first =
    when.kind === 'interval' && when.allDay && !when.range && when.grain === 'day'
      ? when.start
      : when.kind === 'open' && when.direction === 'from' && when.grain === 'day'
        ? when.at
        : undefined;
  const day = first?.toPlainDate();
  return (
    day && {
      start: onDate(day.toString()),
      end: onDate(day.add({ days: length / DAY }).toString()),
      recurrence: [],
    }
  );
}

/** 'Exam week 7-11 December', from the seventh week of the year on: nobody enters what has been going on for long. */
export const isLongBegun = (when: When, now: number): boolean =>
  when.kind === 'interval' &&
  when.range &&
  when.start.epochMilliseconds < now - DAY &&
  when.end.epochMilliseconds > now &&
  when.start.until(when.end).total('hours') > LONG;
const LONG = 14 * 24;

/** 'Mum's birthday on Friday': the day, where nothing shorter was said. */
export const isWholeDay = (title: string, when: When, length: number | undefined): boolean =>
  when.kind === 'interval' &&
  !when.range &&
  when.grain === 'day' &&
  length === undefined &&
  lastsAllDay(title);
