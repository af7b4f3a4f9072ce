import { MINUTE } from '@catch/scheduling';
import {
  type Certainty,
  type Command,
  findWhen,
  isChanging,
  isIdle,
  isLooking,
  leavesChoice,
  type OutsideWords,
  type Role,
  readReference,
  resolveWhen,
  type Slot,
  thatDayPlainly,
  unreadWords,
  type When,
  type WhenContext,
} from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { windowOf } from '../tools/events/window-of.ts';
import type { JudgedReading } from './judged-reading.ts';
import { SURE_WORD } from './policy.ts';
import { Slots } from './slots.ts';
import { withTakenBack, withToldHour } from './taken-back-time.ts';
import { withoutEcho } from './time-slots.ts';
import { settle } from './times.ts';
import type { World } from './world.ts';

const TIMES: ReadonlySet<Role> = new Set(['time', 'old_time'] as const);

/** 'The school is closed on Monday, so everything that day …': the day that the message itself has just said. */
function onThatDay({ slots }: Command, message: string, when: WhenContext): readonly Slot[] {
  return slots.map((slot) => {
    if (!TIMES.has(slot.role)) return slot;
    const day = findWhen(message.slice(0, slot.start), when)
      // 'Now invite Ana at two that day': 'now' names no day.
      .flatMap((said) => (isNow(said.when, when) ? [] : (dayOf(settle(said.when)) ?? [])))
      .at(-1);
    if (!day) return slot;
    const spoken = { start: day.toInstant(), end: day.toInstant() };
    return { ...slot, text: thatDayPlainly(slot.text, { ...when, spoken }) };
  });
}

const isNow = (read: When, { now }: WhenContext): boolean =>
  read.kind === 'instant' && Math.abs(read.at.epochMilliseconds - now.epochMilliseconds) < MINUTE;

/** 'On Thursday at three, or on Friday at four': one or the other, not both. */
function eitherTime({ act }: Command, slots: readonly Slot[], message: string): readonly Slot[] {
  if (isLooking(act)) return slots;
  const joined: Slot[] = [];
  for (const slot of slots) {
    const at = joined.findLastIndex(({ role }) => role === 'time');
    const last = joined[at];
    if (last && slot.role === 'time' && leavesChoice(message.slice(last.end, slot.start)))
      joined[at] = { ...last, text: `${last.text} or ${slot.text}`, end: slot.end };
    else joined.push(slot);
  }
  return joined;
}

/** The one day that was named; 'by Wednesday noon' names one, too. */
function dayOf(read: When): Temporal.ZonedDateTime | undefined {
  if (read.kind === 'deadline')
    return DAILY.has(read.grain) ? read.by.subtract({ nanoseconds: 1 }) : undefined;
  if (!('dateSaid' in read) || !read.dateSaid) return undefined;
  if (read.kind === 'interval') return read.range ? undefined : read.start;
  return DAILY.has(read.grain) ? read.at : undefined;
}
const DAILY: ReadonlySet<string> = new Set(['minute', 'hour', 'part-of-day', 'day']);

/** 'Tomorrow the cake at ten and the vet at half past eleven': the day that was said holds for what follows it. */
export function withSharedDay(
  { commands, message, outside = [] }: JudgedReading,
  index: number,
  when: WhenContext,
): Slots {
  const command = commands[index];
  const said = new Slots(command ? eitherTime(command, onThatDay(command, message, when), message) : []);
  const moved = command?.act === 'change' ? withToldHour(said, when) : undefined;
  const own =
    moved ?? (command && DATED.has(command.act) ? withTakenBack(withoutEcho(said, when), when) : said);
  const words = own.joined('time');
  if (words && command && isLooking(command.act))
    return onDayAskedFirst(own, words, commands.slice(0, index), when);
  if (!words || !command || !DATED.has(command.act) || own.has('before', 'after', 'lead', 'same_day'))
    return own;
  const read = settle(resolveWhen(words, when));
  if ((read.kind !== 'instant' && read.kind !== 'interval') || read.dateSaid) return own;
  const earlier = [
    ...leadingUpTo(commands, index).flatMap((one) => {
      // 'What is on Friday? If nothing is after two, put the visit in at three': on that Friday.
      const isCondition =
        command.condition && isLooking(one.act) && commands.indexOf(one) <= command.condition.of;
      const text = dayWordsOf(one, when, isCondition);
      return text ? [{ text, start: one.start }] : [];
    }),
    ...outside.filter(({ start }) => start < command.start),
  ].toSorted((left, right) => right.start - left.start);
  for (const { text } of [...earlier, ...behindAll(commands, index, outside)]) {
    const day = settle(resolveWhen(text, when));
    if ((day.kind !== 'instant' && day.kind !== 'interval') || !day.dateSaid) continue;
    const date = (day.kind === 'instant' ? day.at : day.start).toPlainDate();
    return new Slots([...own.list(), { role: 'time', text: `on ${date}` }]);
  }
  return own;
}

/** 'What is on Friday, and am I free after two?': after two on Friday. */
function onDayAskedFirst(own: Slots, words: string, before: readonly Command[], when: WhenContext): Slots {
  const read = settle(resolveWhen(words, when));
  const question = before.findLast(({ act }) => isLooking(act));
  const asked = question && dayWordsOf(question, when, true);
  const day = asked ? dayOf(settle(resolveWhen(asked, when))) : undefined;
  if (!day || !('dateSaid' in read) || read.dateSaid) return own;
  return new Slots([...own.list(), { role: 'time', text: `on ${day.toPlainDate()}` }]);
}

/** What a clause says of the day on which it is, for the one behind it. */
function dayWordsOf({ act, slots }: Command, when: WhenContext, isCondition = false): string | undefined {
  const said = new Slots(slots);
  if (DATED.has(act)) return said.joined('time');
  // 'Call off the demo on Thursday and put the visit in at two': on that Thursday.
  if (act === 'cancel') return said.joined('old_time');
  if (act !== 'change' && !isCondition) return undefined;
  // 'If Thursday's audit is over by noon put lunch at one': on that Thursday.
  const time = said.joined('time');
  const isDated = time !== undefined && isDay(time, when);
  // 'The audit on Thursday stops at eleven, then put the call from 11:15': that Thursday, unless it goes to another day.
  if (isDated && act === 'change') return undefined;
  const named = said.first('target');
  return said.joined('old_time') ?? (isDated ? time : named && isDay(named, when) ? named : undefined);
}

/** 'Thursday's audit' names a day, 'the March figures' none. */
function isDay(text: string, when: WhenContext): boolean {
  const read = settle(resolveWhen(text, when));
  return (
    ((read.kind === 'interval' && !read.range) || read.kind === 'instant') &&
    read.dateSaid &&
    DAILY.has(read.grain)
  );
}

/** 'Cancel the gym tomorrow and remind me at six': at six today, since what was called off tomorrow has nothing to do with it. */
function leadingUpTo(commands: readonly Command[], index: number): readonly Command[] {
  const before = commands.slice(0, index);
  if (commands[index]?.act !== 'remind') return before;
  return before.slice(before.findLastIndex(({ act }) => isChanging(act) && !DATED.has(act)) + 1);
}

/** '10 to 12 the cake, 13 to 14 the vet on Sunday': what stands behind the last name, whose hours stand before it. */
function behindAll(
  commands: readonly Command[],
  index: number,
  outside: readonly OutsideWords[],
): readonly { readonly text: string }[] {
  const last = commands.at(-1);
  const others = commands.slice(index);
  if (!last || !others.every(({ act }) => act === 'create')) return [];
  const behind = outside.filter(({ start }) => start >= last.end);
  const said = last.slots.filter(({ role }) => role === 'time' || role === 'title');
  const day = said.at(-1);
  const isBehind = said[0]?.role === 'time' && day?.role === 'time' && said.at(-2)?.role === 'title';
  return index < commands.length - 1 && isBehind && day ? [day, ...behind] : behind;
}

/** '…, all of them on Sunday': a clause that says nothing but the day is about those before it. */
export function withDayBehind(reading: JudgedReading, when: WhenContext): JudgedReading {
  const { commands, certainty, outside = [] } = reading;
  const last = commands.at(-1);
  const before = commands.slice(0, -1);
  if (last?.act !== 'create' || before.length === 0 || commands.some(({ condition }) => condition))
    return reading;
  // 'Everything on Sunday', however it was taken.
  const isAll = ({ role, text }: Slot) => role === 'title' && isEveryOne(text);
  const said = last.slots.filter((slot) => slot.role !== 'filler' && slot.role !== 'reason' && !isAll(slot));
  const [time, ...more] = said;
  const [day, ...others] = time?.role === 'time' && more.length === 0 ? findWhen(time.text, when) : [];
  const isDay = day?.when.kind === 'interval' && day.when.dateSaid && !day.when.range;
  if (!time || !isDay || others.length > 0 || !before.every((one) => hasOnlyHour(one, when))) return reading;
  return {
    ...reading,
    commands: before,
    ...(certainty ? { certainty: certainty.slice(0, -1) } : {}),
    outside: [...outside, { text: day.text, start: time.start, end: time.end }],
  };
}

const isEveryOne = (text: string): boolean => {
  const { isEvery, words } = readReference(text);
  return isEvery && words === '';
};

function hasOnlyHour({ act, slots }: Command, when: WhenContext): boolean {
  const words = act === 'create' ? new Slots(slots).joined('time') : undefined;
  const read = words ? settle(resolveWhen(words, when)) : undefined;
  return (read?.kind === 'instant' || read?.kind === 'interval') && !read.dateSaid;
}

const DATED: ReadonlySet<Command['act']> = new Set(['create', 'remind'] as const);

/** 'Two things for this week: gym on Tuesday, …': what each says of itself lies in there. */
function holdsAll(text: string, commands: readonly Command[], when: WhenContext): boolean {
  const stretch = windowOf(resolveWhen(text, when));
  const dated = commands.filter(({ act }) => isChanging(act));
  const isWithin = ({ slots }: Command) => {
    const own = windowOf(resolveWhen(new Slots(slots).joined('time') ?? '', when));
    return stretch !== undefined && own !== undefined && own.start >= stretch.start && own.end <= stretch.end;
  };
  return dated.length > 0 && dated.every(isWithin);
}

/** 'On the 3rd of December, just this year': a doubt about a stretch that the time lies in anyway is none. */
export function withoutHolding(
  certainty: Certainty | undefined,
  command: Command,
  message: string,
  when: WhenContext,
): Certainty | undefined {
  const weak = certainty?.words.filter(({ share }) => share < SURE_WORD) ?? [];
  const text = weak.map((word) => word.text).join(' ');
  const isPhrase = weak.length > 0 && message.includes(text) && unreadWords(text, when).length === 0;
  if (!certainty || !isPhrase) return certainty;
  if (!holdsAll(text, [command], when)) return certainty;
  return { ...certainty, words: certainty.words.filter((word) => !weak.includes(word)) };
}

/** 'Three things for Wednesday: gym 7-8, lunch 13-14': the day in front is that of each, and in no doubt. */
export function unusedOutside(reading: JudgedReading, { when }: World): readonly OutsideWords[] {
  const without = { ...reading, outside: [] };
  return (reading.outside ?? []).filter((words) => {
    // 'For this …' by itself is neither a time nor a name.
    if (isIdle(words.text) || holdsAll(words.text, reading.commands, when)) return false;
    const only = { ...reading, outside: [words] };
    return !reading.commands.some(
      (_, index) =>
        withSharedDay(only, index, when).joined('time') !==
        withSharedDay(without, index, when).joined('time'),
    );
  });
}
