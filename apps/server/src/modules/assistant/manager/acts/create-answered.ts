import { DAY, HOUR, type Interval, instantOf, MINUTE } from '@catch/scheduling';
import {
  type Act,
  allOfIt,
  isThatTime,
  pronounIn,
  readReference,
  resolveWhen,
  saysAllOfIt,
  saysOneDay,
  saysThere,
  severalIn,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { Slot } from '../../values/values.ts';
import { type AskedBefore, spokenStretch } from '../conversation.ts';
import type { MessagePlan } from '../plan.ts';
import { type SaidSlot, Slots } from '../slots.ts';
import { lengthIn, minutes, settle } from '../times.ts';
import { isForRoom } from './ask/asked.ts';

/** A new event after a question: when it is, how long, and for whom, as far as the answer has settled it. */
export const byTheAnswer = (plan: MessagePlan, slots: Slots): Slots =>
  asLong(
    plan,
    inFreeTime(
      plan,
      inOffered(plan, onAskedDays(plan, pointing(plan, withSearched(plan, asLongAsThat(plan, slots))))),
    ),
  );

/** 'For that hour', 'the whole gap', of a time that was asked about: as long as that lasts. */
const asLongAsThat = ({ conversation: { asked } }: MessagePlan, slots: Slots): Slots =>
  asked
    ? new Slots(
        slots
          .list()
          .filter(({ role, text }) => role !== 'length' || !(isThatTime(text) || saysAllOfIt(text))),
      )
    : slots;

/** 'When can Ana and I meet? – Book that, topic: budget': with whom a time was looked for, where it says no other. */
function withSearched({ conversation: { asked, listed } }: MessagePlan, slots: Slots): Slots {
  const isOffered = asked?.act === 'find_time' && listed.some((option) => 'slot' in option);
  if (!isOffered || slots.has(...PLACED, ...PEOPLE)) return slots;
  const searched = new Slots(asked.slots);
  const people = [...searched.all('person'), ...searched.all('guest')];
  return new Slots([...slots.list(), ...people.map((text) => ({ role: 'guest' as const, text }))]);
}
const PEOPLE = ['guest', 'people_of', 'same_people', 'invite', 'no_invite'] as const;

/** 'Put the tap there', 'in there': the time that was asked about, and not only its day. */
function pointing({ conversation: { asked, focus } }: MessagePlan, said: Slots): Slots {
  if (!asked?.window && !asked?.told) return said;
  // 'Is the 5th a Saturday? – Then put the open day on it': that day, since no event was mentioned.
  const isOnIt =
    focus.length === 0 && OF_DAY.has(asked.act) && readReference(said.first('after') ?? 'none').isFocus;
  const slots = isOnIt ? onThatDay(said) : said;
  const isPlaced = slots.has(...PLACED);
  // 'Until when is she busy? – Then a call right after that': where she is free again.
  const isFreeAgain = asked.told !== undefined && asked.act === 'ask_free';
  const isForTime = FOR_TIME.has(asked.act) && focus.length === 0;
  // 'Free at eleven? – No: the press call. – And at twelve? – Yes. – Take that hour': not the call's.
  const isFreeThen = asked.act === 'ask_free' && asked.isTrue;
  const isThere = ({ role, text }: SaidSlot): boolean =>
    (role === 'same_day' && !isPlaced && saysThere(text)) ||
    (role === 'time' && saysThere(text)) ||
    // 'Am I free at four? – Take that slot for a haircut'.
    (role === 'slot_of' && (isForTime || isFreeThen) && isThatTime(text)) ||
    (role === 'slot_of' && isForTime && readReference(text).isFocus) ||
    (role === 'after' && isFreeAgain && readReference(text).isFocus && !slots.has('time'));
  return new Slots(
    slots.list().map((slot) => (isThere(slot) ? { role: 'time' as const, text: 'that time' } : slot)),
  );
}

const FOR_TIME: ReadonlySet<Act> = new Set(['ask_free', 'ask_agenda'] as const);

/** Questions about a day, after which 'on it' means that day. */
const OF_DAY: ReadonlySet<Act> = new Set(['ask_until', 'ask_agenda'] as const);
const onThatDay = (slots: Slots): Slots =>
  new Slots(
    slots.list().map((slot) => (slot.role === 'after' ? { role: 'same_day', text: 'that day' } : slot)),
  );

/** With any of these it says itself where it goes. */
export const PLACED = [
  'time',
  'before',
  'after',
  'slot_of',
  'same_time',
  'earliest',
  'latest',
  'all_day',
] as const;

/** 'Can Ana do three? – Book that and send her the invite.': the person whose time was asked about. */
export function askedBefore({ conversation: { asked } }: MessagePlan, slots: Slots): string[] {
  const invite = slots.joined('invite');
  const same = slots.joined('same_people');
  // 'With the two of them', whatever was told with them.
  if (same && severalIn(same)) return [same];
  if (invite && severalIn(invite) && !slots.has('guest', 'people_of', 'same_people')) return [invite];
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  if (slots.has('guest', 'people_of', 'same_people', 'no_invite')) return [];
  const pronoun = invite ? pronounIn(invite) : undefined;
  // 'Ran into Ben, he can do Friday at two, send him an invite'.
  // 'Dev is in Leeds this week. Four on Friday, and he gets an invite': whoever was named.
  if (!isSearch) return invite === undefined ? [] : [pronoun ?? 'them'];
  const searched = new Slots(asked.slots);
  const people = [...searched.all('person'), ...searched.all('guest')];
  if (invite) return pronoun || people.length === 1 ? people : [];
  // 'Can Dev make eleven? – Yes. – Go for eleven then': with Dev.
  return asked.act === 'ask_free' && asked.isTrue ? people : [];
}

/** 'Use the second of those for the photos', 'fill that hour with the draft': one of the times that were just told. */
function inOffered({ conversation: { asked, listed }, world }: MessagePlan, slots: Slots): Slots {
  const offered = listed.flatMap((option) => ('slot' in option ? [option.slot] : []));
  const words = slots.joined('slot_of') ?? slots.joined('same_time') ?? slots.joined('time');
  if (!asked || offered.length === 0 || !words) return slots;
  const reference = readReference(words);
  const isOne = reference.isFocus || isThatTime(words);
  const slot =
    reference.position === undefined ? (isOne ? offered[0] : undefined) : offered.at(reference.position);
  if (!slot || (isOne && offered.length > 1)) return slots;
  const start = instantOf(slot.start, world.zone);
  const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone).toString();
  const room = instantOf(slot.end, world.zone) - start;
  const wanted = slots.has('length')
    ? undefined
    : (lengthIn(new Slots(asked.slots), world) ?? (isOne || room <= LONGEST_WHOLE ? room : HOUR));
  return new Slots([
    ...slots.list().filter(({ role }) => role !== 'slot_of' && role !== 'same_time' && role !== 'time'),
    { role: 'time', text: at },
    ...(wanted === undefined ? [] : [{ role: 'length' as const, text: minutes(Math.min(wanted, room)) }]),
  ]);
}

/** 'Am I free Tuesday to Thursday? – Block them as whole days': the days that were asked about. */
function onAskedDays({ conversation: { asked }, world }: MessagePlan, slots: Slots): Slots {
  const whole = slots.joined('all_day');
  const others = PLACED.filter((role) => role !== 'all_day');
  const stretch = spokenStretch(asked);
  if (
    !asked ||
    !stretch ||
    whole === undefined ||
    saysAllOfIt(whole) ||
    asked.isChoice ||
    slots.has(...others, 'end', 'length')
  )
    return slots;
  const { start, end } = stretch;
  // 'Which day is empty? – Put the fair on it, the whole day': on one of them.
  if (saysOneDay(whole) && end - start > DAY + 2 * HOUR) return slots;
  // An hour says no day of its own, and a month is hardly blocked.
  if (end - start < 6 * HOUR || end - start > 32 * DAY) return slots;
  const words = new Slots(asked.slots).joined('time') ?? '';
  const read = resolveWhen(words, world.when);
  const day = (at: number) =>
    Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(world.zone).toPlainDate();
  const [first, last] = [day(start), day(end - 1)];
  // 'Tuesday and Thursday' are two days, and not all between them.
  const text =
    read.kind === 'windows' ? words : first.equals(last) ? `on ${first}` : `from ${first} to ${last}`;
  return new Slots([...slots.list(), { role: 'time', text }]);
}

/** 'Am I free at three? They want half an hour. – Half four then': half an hour. */
function asLong({ conversation: { asked, search }, world: { when } }: MessagePlan, slots: Slots): Slots {
  // 'Find three quarters of an hour for the oven. – Put the oven in the old yoga slot': as long as was looked for.
  const searched = search?.act === 'find_time' ? new Slots(search.slots) : undefined;
  const isSame = searched?.joined('title')?.toLowerCase() === slots.joined('title')?.toLowerCase();
  const looked = isSame ? searched?.list().find(({ role }) => role === 'length') : undefined;
  if (looked && slots.has('slot_of') && !slots.has('length')) return new Slots([...slots.list(), looked]);
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  const length = isSearch ? asked.slots.find(({ role }) => role === 'length') : undefined;
  if (!length || slots.has('length', 'end', 'all_day')) return slots;
  const read = settle(resolveWhen(slots.joined('time') ?? '', when));
  return read.kind === 'instant' ? new Slots([...slots.list(), length]) : slots;
}

/**
 * 'Am I free at three? – Book it.': at three. 'Am I free from seven to half eight? – Book it.': from seven to half eight.
 * 'Free: 15:30 to 16:00. – Use that for the claims.': then, and no longer.
 */
function inFreeTime(plan: MessagePlan, said: Slots): Slots {
  const { conversation, world, words } = plan;
  const { asked, listed } = conversation;
  // 'At that time', 'there': the one that was asked about. 'All of it': no whole day.
  const then = said.joined('time');
  const isThen = then !== undefined && (isThatTime(then) || readReference(then).isFocus);
  const isAll = saysAllOfIt(said.joined('all_day') ?? '') || allOfIt(words) !== undefined;
  const slots = new Slots(
    said.list().filter(({ role }) => !(isThen && role === 'time') && !(isAll && role === 'all_day')),
  );
  const isSearch = asked?.act === 'ask_free' || asked?.act === 'find_time';
  // 'Anything at two on Friday? – Nothing. – Put Ben in for an hour': asked for its room.
  const isEmpty =
    asked?.act === 'ask_agenda' && !asked.isTrue && asked.window !== undefined && isMomentary(asked.window);
  const isLook = (asked?.act === 'ask_agenda' || asked?.act === 'ask_between') && (isThen || isAll);
  if (!(isSearch || isLook || isEmpty) || slots.has(...PLACED)) return said;
  const offered = listed.flatMap((option) => ('slot' in option ? [option.slot] : []));
  const place =
    askedTime(asked, isThen || isAll || isEmpty) ?? onlyOffered(isSearch ? offered : [], world.zone);
  if (!place) return said;
  const { start, room } = place;
  const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone).toString();
  // What says how much of it is wanted is in no doubt.
  const settled = allOfIt(words)?.toLowerCase().split(' ') ?? [];
  plan.unsure = plan.unsure.filter((word) => !settled.includes(word.toLowerCase()));
  const isLasting = (room < HOUR || isAll || place.isExact) && !slots.has('length');
  const lasts = isLasting ? [{ role: 'length' as const, text: minutes(room) }] : [];
  return new Slots([...slots.list(), { role: 'time', text: at }, ...lasts]);
}

interface Place {
  readonly start: number;
  readonly room: number;
  /** From when to when was said. */
  readonly isExact?: true;
}

/** The very time that was asked about: a moment, or from when to when. */
function askedTime({ act, isExact, ...asked }: AskedBefore, isPointed: boolean): Place | undefined {
  const isTold = act === 'ask_between' || (asked.told && asked.window && isMomentary(asked.window));
  const window = isTold ? asked.told : asked.window;
  if (!window) return undefined;
  const { start, end } = window;
  if (isMomentary(window)) return act === 'ask_free' || isPointed ? { start, room: HOUR } : undefined;
  const isTheTime = isExact || (isPointed && !isForRoom(act) && end - start <= LONGEST);
  return isTheTime ? { start, room: end - start, isExact: true } : undefined;
}
const LONGEST = 12 * HOUR;
/** When more free time than this is picked, only part of it is wanted. */
const LONGEST_WHOLE = 2 * HOUR;
const isMomentary = ({ start, end }: Interval): boolean => end - start <= MINUTE;

function onlyOffered(offered: readonly Slot[], zone: string): Place | undefined {
  const [only, ...others] = offered;
  if (!only || others.length > 0) return undefined;
  const start = instantOf(only.start, zone);
  return { start, room: instantOf(only.end, zone) - start };
}
