import { HOUR, instantOf, MINUTE, onDate, timed } from '@catch/scheduling';
import {
  beginsThen,
  isRelativeToSpokenTime,
  resolveWhen,
  saysEither,
  unreadWords,
  type When,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { PersonFact } from '../../values/values.ts';
import type { MessagePlan } from '../plan.ts';
import type { Slots } from '../slots.ts';
import { namesDay } from '../time-in-words.ts';
import { isTwoClocks } from '../time-slots.ts';
import {
  asBeginning,
  type Exact,
  eachTime,
  isOtherDate,
  isVague,
  lengthIn,
  minutes,
  settle,
  settleBy,
  timeWords,
} from '../times.ts';
import { isDay } from '../unshown.ts';
import { asDays, boundsOf, isLongBegun, isWholeDay } from './create-bounds.ts';
import { acrossDays, inAskedPart, narrower, onAskedPart, onNamedDay, withBeginning } from './create-day.ts';
import { beginningOf, onBothSides, placeNextTo } from './create-next-to.ts';
import { firstFree, freeWithin } from './first-free.ts';
import { onFreedDay } from './freed-day.ts';
import { atSameHours } from './same-hours.ts';
import { sameLength, sameTime } from './same-time.ts';
import { LONGEST_HOURS, withCountedEnd, withoutRhythmAsLength } from './series-words.ts';

const SHORTEST = 5 * MINUTE;
const COMING_DAYS = 'the next seven days';

/** Hours that go on for days were not meant: two halves of what was said do not belong together. */
export const isImplausiblyLong = ({ start, end }: Exact): boolean =>
  start.kind === 'timed' && end.kind === 'timed' && end.at - start.at > LONGEST_HOURS;

/** When a new event shall be: settled, in words for the tool, or still to be asked for. */
export type Times =
  | { readonly kind: 'missing'; readonly input: Record<string, unknown> }
  | { readonly kind: 'words'; readonly input: Record<string, unknown>; readonly zone?: string | undefined }
  | { readonly kind: 'exact'; readonly exact: readonly Exact[] };

interface What {
  readonly title: string;
  readonly guests: readonly PersonFact[];
  /** How long such things are, by what the person asked to keep in mind. */
  readonly usual: number | undefined;
}

export async function timesOf(plan: MessagePlan, said: Slots, what: What): Promise<Times> {
  const slots = withoutRhythmAsLength(boundsOf(plan, said), plan.world);
  const { usual } = what;
  const { world, conversation } = plan;
  const length = lengthIn(slots, world) ?? sameLength(plan, slots);
  // Nobody's event lasts a minute: these words must mean something else.
  if (length !== undefined && length < SHORTEST) plan.unsure = [...plan.unsure, ...slots.all('length')];
  const beside = await besideOther(plan, slots, length, usual);
  if (beside) return beside;
  // 'Which evenings are free? – Put darts there at eight': on which of them?
  const isOfSeveral = conversation.asked?.isChoice && slots.has('same_day') && !isDated(slots, world);
  if (isOfSeveral) return { kind: 'missing', input: {} };
  const words = wordsSaid(plan, slots);
  if (words === timeWords(slots) && isTwoClocks(slots, world.when)) return { kind: 'missing', input: {} };
  const duration = slots.joined('length') ?? (length === undefined ? undefined : minutes(length));
  const input = { when: words, duration, all_day: slots.has('all_day') || undefined };
  if (!words && slots.has('earliest', 'latest')) {
    // 'The first half hour of that gap'; 'the first half hour that we both have': within the coming week.
    const spoken = plan.spokenStretch;
    const room = length ?? usual ?? HOUR / 2;
    const found = spoken
      ? await freeWithin(plan, slots, [spoken], what, room)
      : await firstFree(plan, slots, resolveWhen(COMING_DAYS, world.when), what, room);
    if (found) return { kind: 'exact', exact: [found] };
  }
  if (!words || unreadWords(words, world.when).length > 0)
    return { kind: 'missing', input: { duration, all_day: input.all_day } };
  const named = onNamedDay(plan, slots, words);
  // 'Friday the 28th', which is a Saturday: one of the two is wrong, and the tool asks which.
  if (isOtherDate(named)) return { kind: 'words', input };
  const read = settleBy(slots.joined('title'), named, world);
  const isThen = beginsThen(words) && !slots.has('earliest', 'latest');
  const when = length === undefined && !slots.has('start') && !isThen ? read : asBeginning(read);
  const days = asDays(when, length);
  if (days) return { kind: 'exact', exact: [days] };
  // Nobody's event lasts a year: some of these words were meant otherwise.
  if (isLongBegun(when, world.now) || (when.kind === 'interval' && !when.range && when.grain === 'year'))
    return { kind: 'missing', input: { duration, all_day: input.all_day } };
  // 'Every week' says neither on which day nor at which hour.
  if (when.kind === 'recurrence' && !when.timeSaid && isBareRhythm(when.rrule) && !slots.has('all_day'))
    return { kind: 'missing', input };
  if (plan.lacksDay && 'dateSaid' in when && !when.dateSaid) return { kind: 'missing', input };
  const several = eachTime(when, length, world.zone, usual);
  const endWords = slots.joined('end');
  // 'Tuesday and Thursday till six': nobody knows from when.
  if (several && endWords) return { kind: 'missing', input };
  if (several) return { kind: 'exact', exact: several };
  if (endWords && when.kind === 'instant') {
    const end = endOf(settle(resolveWhen(endWords, { ...world.when, now: when.at.toInstant() })));
    // An end that was said and not understood is asked for, never left to a usual length.
    if (!end || end.epochMilliseconds <= when.at.epochMilliseconds) return { kind: 'missing', input: {} };
    return exactly(when.at.epochMilliseconds, end.epochMilliseconds, world.zone);
  }
  const isEither =
    when.kind === 'windows' && when.windows.every(({ instant }) => instant) && saysEither(words);
  if (slots.has('earliest', 'latest') || isEither || isLonger(read, slots, world)) {
    const found = await firstFree(plan, slots, read, what, length ?? usual ?? (isEither ? HOUR : HOUR / 2));
    if (found) return { kind: 'exact', exact: [found] };
  } else if (isVague(when) && !slots.has('all_day')) return { kind: 'missing', input };
  if ((when.kind === 'instant' || (when.kind === 'interval' && when.range)) && !when.dateSaid) {
    const onDay = await onOtherDay(plan, words, length ?? usual);
    if (onDay) return { kind: 'exact', exact: [onDay] };
  }
  if (isNightGuess(when)) return { kind: 'missing', input: { duration, all_day: input.all_day } };
  if (when.kind === 'instant') {
    const start = when.at.epochMilliseconds;
    // 'On Thursday at three, all day': at three, but in doubt.
    plan.unsure = [...plan.unsure, ...slots.all('all_day').filter(isDay)];
    if (length !== undefined) return exactly(start, start + length, world.zone);
    return {
      kind: 'words',
      input: { ...input, when: when.at.toString() },
      zone: conversation.open?.wish.zone,
    };
  }
  // 'Thursday afternoon, till six': an end that was given is never dropped.
  if (endWords && !(when.kind === 'interval' && when.range)) return { kind: 'missing', input };
  // 'All day, half an hour': nobody knows which was meant.
  if (slots.has('all_day') && when.kind === 'interval' && when.allDay)
    plan.unsure = [...plan.unsure, ...slots.all('length')];
  // 'All day, no, make it eight to twelve': the hours, in doubt.
  const isWithinDay =
    when.kind === 'interval' && !when.allDay && when.start.until(when.end).total('hours') < 24;
  if (isWithinDay) plan.unsure = [...plan.unsure, ...slots.all('all_day').filter(isDay)];
  if (when.kind === 'interval' && when.range && slots.has('all_day') && !isWithinDay) {
    const last = when.end.subtract({ nanoseconds: 1 }).toPlainDate();
    return {
      kind: 'exact',
      exact: [
        {
          start: onDate(when.start.toPlainDate().toString()),
          end: onDate(last.add({ days: 1 }).toString()),
          recurrence: [],
        },
      ],
    };
  }
  if (when.kind === 'interval' && when.range && !when.allDay)
    return exactly(when.start.epochMilliseconds, when.end.epochMilliseconds, world.zone);
  return { kind: 'words', input: isWholeDay(what.title, when, length) ? { ...input, all_day: true } : input };
}

/** Right before or after another event, on both sides of it, or in its place. */
async function besideOther(
  plan: MessagePlan,
  slots: Slots,
  length: number | undefined,
  usual: number | undefined,
): Promise<Times | undefined> {
  const { world } = plan;
  const side = (['before', 'after', 'slot_of'] as const).find((role) => slots.has(role));
  const isSaid = side !== undefined && isFull(slots, world);
  // 'Tea with Sam from chess on Friday, two to three': a time said in full needs no event to go by.
  if (isSaid) plan.unsure = [...plan.unsure, ...slots.all(side)];
  if (side && !isSaid) {
    const lasts = length ?? (side === 'slot_of' ? undefined : usual);
    const around = await onBothSides(plan, slots, side, lasts);
    if (around) return around;
    const placed = await placeNextTo(plan, slots, side, lasts);
    // 'Dinner after that at eight': at eight of that day.
    const isHour = slots.has('time') && !isRelativeToSpokenTime(slots.joined('time') ?? '');
    const clock = placed && isHour ? clockOn(plan, placed, slots, length ?? usual) : undefined;
    const at = clock ?? placed;
    if (at) return { kind: 'exact', exact: [at] };
  }
  return undefined;
}

/** The words for when it is to be, wherever they were said. */
function wordsSaid(plan: MessagePlan, slots: Slots): string | undefined {
  const said =
    atSameHours(slots, plan.world) ??
    sameTime(plan, slots) ??
    withBeginning(plan, slots) ??
    acrossDays(plan, slots) ??
    narrower(slots, plan.world.when) ??
    saidLast(slots, plan.world) ??
    timeWords(slots) ??
    plan.conditionTime;
  return said && withCountedEnd(onAskedPart(plan, said), slots, plan.world.when);
}

const exactly = (start: number, end: number, zone: string): Times => ({
  kind: 'exact',
  exact: [{ start: timed(start, zone), end: timed(end, zone), recurrence: [] }],
});

/** '11 to 11:15', said in the evening: neither tonight at eleven nor any other day was said, so it is asked for. */
function isNightGuess(when: When): boolean {
  if ((when.kind !== 'instant' && when.kind !== 'interval') || when.dateSaid || !when.alternatives)
    return false;
  const { hour } = when.kind === 'instant' ? when.at : when.start;
  return hour >= 22 || hour < 5;
}

/** 'It is on the 3rd at eleven. Block me from ten to one that day': of two times on one day what is said last. */
function saidLast(slots: Slots, world: MessagePlan['world']): string | undefined {
  const { when, now } = world;
  const [first, ...others] = slots.all('time');
  const second = others.at(-1);
  if (!first || !second) return undefined;
  const isOne = unreadWords(`${first} ${others.join(' ')}`, when).length === 0;
  if (isOne && !isTwoClocks(slots, when)) return undefined;
  const read = settle(resolveWhen(second, when));
  const isFull = read.kind === 'instant' || (read.kind === 'interval' && read.range && !read.allDay);
  const [day, other] = [beginningOf(settle(resolveWhen(first, when))), beginningOf(read)];
  if (!isFull || !read.dateSaid || !day || !other) return undefined;
  // 'It goes in on Wednesday at eight and I get it back at five, put it down for Wednesday eight to five': an hour between.
  const isBetween = (words: string): boolean => {
    const day = beginningOf(settle(resolveWhen(words, when)));
    return !namesDay(words, world) || day?.toPlainDate().equals(other.toPlainDate()) === true;
  };
  if (!others.slice(0, -1).every(isBetween)) return undefined;
  // 'I was there this morning, and he wants to see me on the 30th at nine': nobody books what is over.
  const isOver = day.epochMilliseconds < now && other.epochMilliseconds > now;
  return isOver || other.toPlainDate().equals(day.toPlainDate()) ? second : undefined;
}

/** 'An hour somewhere between five and eight': within it. */
function isLonger(when: When, slots: Slots, world: MessagePlan['world']): boolean {
  const length = lengthIn(slots, world);
  if (when.kind !== 'interval' || !when.range || when.allDay || length === undefined) return false;
  return when.end.epochMilliseconds - when.start.epochMilliseconds > length;
}

const isBareRhythm = (rules: readonly string[]): boolean =>
  rules.every((rule) => !/BY(?:DAY|MONTHDAY|MONTH)=/.test(rule) && !/FREQ=DAILY/.test(rule));

const isDated = (slots: Slots, world: MessagePlan['world']): boolean => namesDay(slots.joined('time'), world);

const isFull = (slots: Slots, { when }: MessagePlan['world']): boolean => {
  const words = slots.joined('time');
  const read = words && !isRelativeToSpokenTime(words) ? settle(resolveWhen(words, when)) : undefined;
  return read?.kind === 'interval' && read.range && !read.allDay && read.dateSaid;
};

const endOf = (when: When): Temporal.ZonedDateTime | undefined =>
  when.kind === 'instant' || when.kind === 'open' ? when.at : when.kind === 'deadline' ? when.by : undefined;

/** An hour on a day that was not said with it. */
const onOtherDay = async (
  plan: MessagePlan,
  words: string,
  length: number | undefined,
): Promise<Exact | undefined> =>
  (await onAskedDay(plan, words, length)) ?? onFreedDay(plan, words, length ?? HOUR);

/** '5pm then', after a question about tomorrow, is tomorrow's. */
async function onAskedDay(
  plan: MessagePlan,
  words: string,
  length: number | undefined,
): Promise<Exact | undefined> {
  const { world } = plan;
  const window = plan.spokenStretch;
  if (!window || window.end - window.start > 26 * HOUR) return undefined;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start)
    .toZonedDateTimeISO(world.zone)
    .startOfDay();
  if (day.epochMilliseconds <= world.now) return undefined;
  const said = settle(inAskedPart(plan, resolveWhen(words, { ...world.when, now: day.toInstant() })));
  const read = length === undefined ? said : asBeginning(said);
  if (read.kind === 'interval')
    return {
      start: timed(read.start.epochMilliseconds, world.zone),
      end: timed(read.end.epochMilliseconds, world.zone),
      recurrence: [],
    };
  if (read.kind !== 'instant') return undefined;
  const start = read.at.epochMilliseconds;
  return {
    start: timed(start, world.zone),
    end: timed(start + (length ?? HOUR), world.zone),
    recurrence: [],
  };
}

function clockOn({ world }: MessagePlan, { start }: Exact, slots: Slots, length = HOUR): Exact | undefined {
  const words = timeWords(slots);
  const day = Temporal.Instant.fromEpochMilliseconds(instantOf(start, world.zone))
    .toZonedDateTimeISO(world.zone)
    .startOfDay();
  // 'Tomorrow at eight, before the seminar' counts from today.
  const when = namesDay(words, world) ? world.when : { ...world.when, now: day.toInstant() };
  const read = words ? settle(resolveWhen(words, when)) : undefined;
  const range = read?.kind === 'interval' && read.range && !read.allDay ? read : undefined;
  const at = range?.start ?? (read?.kind === 'instant' ? read.at : undefined);
  if (!at) return undefined;
  const end = range ? range.end.epochMilliseconds : at.epochMilliseconds + length;
  return { start: timed(at.epochMilliseconds, world.zone), end: timed(end, world.zone), recurrence: [] };
}
