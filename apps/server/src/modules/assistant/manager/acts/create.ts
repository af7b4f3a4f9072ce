import { HOUR, instantOf, MINUTE, onDate, timed } from '@catch/scheduling';
import { resolveWhen, unreadWords, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { windowOf } from '../../tools/events/find-event.ts';
import { findOwnSlots } from '../../tools/events/own-time.ts';
import { usualLength } from '../../tools/kept/rules-for.ts';
import type { EventFact, PersonFact } from '../../values/values.ts';
import type { Wish } from '../conversation.ts';
import { namePeople } from '../people.ts';
import type { MessagePlan } from '../plan.ts';
import { referTo } from '../refer.ts';
import { Slots } from '../slots.ts';
import {
  beside,
  type Exact,
  eachTime,
  isVague,
  lengthIn,
  minutes,
  settle,
  settleBy,
  timeWords,
} from '../times.ts';

/** A new event: what it is and who comes, then when. */
export async function create(plan: MessagePlan, said: Slots): Promise<void> {
  const { world, conversation } = plan;
  const slots = plan.conditionTime ? said : inFreeTime(plan, said);
  const resumed = resume(plan, slots);
  if (resumed) return create(plan, resumed);
  const named = await namePeople(slots.all('guest'), conversation, world);
  const companions = await peopleOf(plan, slots);
  const isPrivate = slots.has('no_invite');
  const guests = isPrivate ? [] : [...named.known, ...companions];
  const aside = [...named.unknown, ...(isPrivate ? named.known.map(sayName) : [])];
  const wantsInvitation = slots.has('invite');
  const what = {
    title: titleOf(plan, slots, guests, [
      ...(wantsInvitation ? [] : aside),
      ...named.unclear.map(({ name }) => name),
    ]),
    attendees: [
      ...guests.map(({ email }) => email),
      ...named.unclear.map(({ name }) => name),
      ...(wantsInvitation && !isPrivate ? named.unknown : []),
    ],
    location: isNamed(plan, slots) ? slots.name('place') : undefined,
    description: slots.joined('note'),
    link: slots.has('link') ? { url: slots.first('link') } : undefined,
    video_link: (slots.has('video') && !slots.has('link')) || undefined,
    calendar: plan.calendar,
  };
  const usual = usualLength(world.context.user, {
    title: what.title,
    hasGuests: what.attendees.length > 0,
  });
  const times = await timesOf(plan, slots, { guests, title: what.title, usual });
  const zone = slots.first('zone') ?? zoneIn(plan, slots);
  if (times.kind === 'missing' || (times.kind === 'exact' && times.exact.some(isOdd))) {
    plan.ask(
      { for: 'time', because: 'missing' },
      {
        tool: 'create_event',
        input: { ...what, ...(times.kind === 'missing' ? times.input : {}) },
        ...(zone ? { zone } : {}),
      },
    );
    return;
  }
  const isNameless = what.title === NAMELESS && what.attendees.length === 0;
  if (isNameless && (times.kind === 'words' || times.exact.length === 1)) {
    const input = times.kind === 'words' ? times.input : { exact: times.exact[0] };
    plan.ask({ for: 'title' }, { tool: 'create_event', input: { ...what, title: undefined, ...input } });
    return;
  }
  if (times.kind === 'words') {
    plan.call('create_event', { ...what, ...times.input }, zone ?? times.zone);
    // What follows in the same message may be about it: 'and remind me the day before'.
    const at = instantIn(plan, times.input.when);
    if (at !== undefined) {
      const exact = { start: timed(at, world.zone), end: timed(at + HOUR, world.zone), recurrence: [] };
      plan.focusOn([planned(what.title, exact, guests)]);
    }
    return;
  }
  for (const exact of times.exact) {
    plan.call('create_event', { ...what, exact }, zone);
    plan.focusOn([planned(what.title, exact, guests)]);
  }
}

/** 'Am I free at three? – Book it.': at three. 'Free: 15:30 to 16:00. – Use that for the claims.': then, and no longer. */
function inFreeTime({ conversation, world }: MessagePlan, slots: Slots): Slots {
  const { asked, listed } = conversation;
  if (asked?.act !== 'ask_free' || !asked.window || slots.has(...PLACED)) return slots;
  const isMoment = asked.window.end - asked.window.start <= MINUTE;
  const [only, ...others] = listed.flatMap((option) => ('slot' in option ? [option.slot] : []));
  if (!isMoment && (!only || others.length > 0)) return slots;
  const start = isMoment || !only ? asked.window.start : instantOf(only.start, world.zone);
  const room = isMoment || !only ? HOUR : instantOf(only.end, world.zone) - start;
  const at = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(world.zone).toString();
  const lasts = room < HOUR && !slots.has('length') ? [{ role: 'length' as const, text: minutes(room) }] : [];
  return new Slots([...slots.list(), { role: 'time', text: at }, ...lasts]);
}
/** With any of these it says itself where it goes. */
const PLACED = ['time', 'before', 'after', 'slot_of', 'same_time', 'earliest', 'latest', 'all_day'] as const;

function instantIn({ world }: MessagePlan, words: unknown): number | undefined {
  const read = typeof words === 'string' ? resolveWhen(words, world.when) : undefined;
  return read?.kind === 'instant' ? read.at.epochMilliseconds : undefined;
}

/** 'At nine Berlin time': kept, since '10 their time' may follow. */
function zoneIn({ world }: MessagePlan, slots: Slots): string | undefined {
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, world.when) : undefined;
  return read && 'zone' in read ? read.zone : undefined;
}

/** 'Now the physio, put it there': a wish that was begun keeps what was said of it. */
function resume(plan: MessagePlan, slots: Slots): Slots | undefined {
  const begun = plan.conversation.parked ?? plan.conversation.open?.wish;
  const title = slots.joined('title')?.toLowerCase();
  if (begun?.tool !== 'create_event' || !title) return undefined;
  const {
    title: earlier,
    duration,
    attendees,
  } = begun.input as {
    title?: string;
    duration?: string;
    attendees?: readonly string[];
  };
  if (!earlier?.toLowerCase().includes(title) || slots.has('length') || !duration) return undefined;
  return new Slots([
    ...slots.list(),
    { role: 'length', text: duration },
    ...(slots.has('guest') ? [] : (attendees ?? []).map((text) => ({ role: 'guest' as const, text }))),
  ]);
}

export async function peopleOf(plan: MessagePlan, slots: Slots): Promise<PersonFact[]> {
  const words = slots.first('people_of');
  if (!words && !slots.has('same_people')) return [];
  const found = await referTo(words, new Slots([]), plan.conversation, plan.world);
  if (found.kind !== 'events') return [];
  return found.events.flatMap(({ attendees }) =>
    attendees
      .filter(({ self, resource }) => !self && !resource)
      .map(({ email, displayName }) => ({
        email,
        ...(displayName ? { name: displayName } : {}),
      })),
  );
}

/** Hours that go on for days were not meant: two halves of what was said do not belong together. */
const isOdd = ({ start, end }: Exact): boolean =>
  start.kind === 'timed' && end.kind === 'timed' && end.at - start.at > 36 * HOUR;

type Times =
  | { readonly kind: 'missing'; readonly input: Record<string, unknown> }
  | { readonly kind: 'words'; readonly input: Record<string, unknown>; readonly zone?: string | undefined }
  | { readonly kind: 'exact'; readonly exact: readonly Exact[] };

interface What {
  readonly title: string;
  readonly guests: readonly PersonFact[];
  /** How long such things are, by what the person asked to keep in mind. */
  readonly usual: number | undefined;
}

async function timesOf(plan: MessagePlan, slots: Slots, what: What): Promise<Times> {
  const { usual } = what;
  const { world, conversation } = plan;
  const length = lengthIn(slots, world) ?? sameLength(plan, slots);
  const side = (['before', 'after', 'slot_of'] as const).find((role) => slots.has(role));
  if (side) {
    const placed = await placeBeside(plan, slots, side, length ?? (side === 'slot_of' ? undefined : usual));
    if (placed) return { kind: 'exact', exact: [placed] };
  }
  const words = sameTime(plan, slots) ?? timeWords(slots) ?? plan.conditionTime;
  const duration = slots.joined('length') ?? (length === undefined ? undefined : minutes(length));
  const input = { when: words, duration, all_day: slots.has('all_day') || undefined };
  if (!words || unreadWords(words, world.when).length > 0) return { kind: 'missing', input: { duration } };
  const when = settleBy(slots.joined('title'), resolveWhen(words, world.when), world);
  const several = eachTime(when, length, world.zone, usual);
  if (several) return { kind: 'exact', exact: several };
  const endWords = slots.joined('end');
  if (endWords && when.kind === 'instant') {
    const end = endOf(settle(resolveWhen(endWords, { ...world.when, now: when.at.toInstant() })));
    // An end that was said and not understood is asked for, never left to a usual length.
    if (!end || end.epochMilliseconds <= when.at.epochMilliseconds) return { kind: 'missing', input: {} };
    return {
      kind: 'exact',
      exact: [
        {
          start: timed(when.at.epochMilliseconds, world.zone),
          end: timed(end.epochMilliseconds, world.zone),
          recurrence: [],
        },
      ],
    };
  }
  if (slots.has('earliest') || slots.has('latest')) {
    const found = await firstFree(plan, slots, when, what, length ?? usual ?? HOUR / 2);
    if (found) return { kind: 'exact', exact: [found] };
  } else if (isVague(when) && !slots.has('all_day')) return { kind: 'missing', input };
  if ((when.kind === 'instant' || (when.kind === 'interval' && when.range)) && !when.dateSaid) {
    const onDay = await onAskedDay(plan, words, length ?? usual);
    if (onDay) return { kind: 'exact', exact: [onDay] };
  }
  if (when.kind === 'instant') {
    const start = when.at.epochMilliseconds;
    if (length !== undefined)
      return {
        kind: 'exact',
        exact: [{ start: timed(start, world.zone), end: timed(start + length, world.zone), recurrence: [] }],
      };
    return {
      kind: 'words',
      input: { ...input, when: when.at.toString() },
      zone: conversation.open?.wish.zone,
    };
  }
  if (when.kind === 'interval' && when.range && slots.has('all_day')) {
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
    return {
      kind: 'exact',
      exact: [
        {
          start: timed(when.start.epochMilliseconds, world.zone),
          end: timed(when.end.epochMilliseconds, world.zone),
          recurrence: [],
        },
      ],
    };
  return { kind: 'words', input };
}

const endOf = (when: When): Temporal.ZonedDateTime | undefined =>
  when.kind === 'instant' || when.kind === 'open' ? when.at : when.kind === 'deadline' ? when.by : undefined;

/** '5pm then', after a question about tomorrow, is tomorrow's. */
async function onAskedDay(
  plan: MessagePlan,
  words: string,
  length: number | undefined,
): Promise<Exact | undefined> {
  const { world, conversation } = plan;
  const window = conversation.asked?.window;
  if (!window || window.end - window.start > 26 * HOUR) return undefined;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start)
    .toZonedDateTimeISO(world.zone)
    .startOfDay();
  if (day.epochMilliseconds <= world.now) return undefined;
  const read = settle(resolveWhen(words, { ...world.when, now: day.toInstant() }));
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

async function placeBeside(
  plan: MessagePlan,
  slots: Slots,
  side: 'before' | 'after' | 'slot_of',
  length: number | undefined,
): Promise<Exact | undefined> {
  const { world } = plan;
  const words = slots.first(side);
  const day = slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const found = await referTo(words, within, plan.conversation, world);
  const gone = side === 'slot_of' && found.kind !== 'events' ? goneEvent(plan, words ?? '') : undefined;
  const anchor = found.kind === 'planned' ? found.event : found.kind === 'events' ? found.events[0] : gone;
  if (!anchor) return undefined;
  const interval = { start: instantOf(anchor.start, world.zone), end: instantOf(anchor.end, world.zone) };
  return beside(interval, side === 'slot_of' ? 'instead' : side, length, 0, world.zone);
}

/** What was just cancelled left its time behind. */
const goneEvent = (plan: MessagePlan, words: string): EventFact | undefined =>
  plan.conversation.done
    .flatMap(({ changes }) => changes)
    .flatMap((change) => (change.did === 'cancelled' ? [change.before] : []))
    .find(({ title }) => title?.toLowerCase().includes(words.toLowerCase()));

async function firstFree(
  { world }: MessagePlan,
  slots: Slots,
  when: ReturnType<typeof resolveWhen>,
  { title, guests }: What,
  duration: number,
): Promise<Exact | undefined> {
  const windows =
    when.kind === 'windows'
      ? when.windows.map(({ start, end }) => ({ start: start.epochMilliseconds, end: end.epochMilliseconds }))
      : [windowOf(when)].filter((window) => window !== undefined);
  const [first] = windows;
  if (!first) return undefined;
  const span = {
    start: Math.min(...windows.map(({ start }) => start)),
    end: Math.max(...windows.map(({ end }) => end)),
  };
  const people =
    guests.length === 0
      ? []
      : (await world.calendars.freeBusy({ ids: guests.map(({ email }) => email), ...span })).map((one) => ({
          ...one,
          optional: one.unknown !== undefined,
        }));
  const free = await findOwnSlots(world.calendars, world.context.user, world.now, {
    windows,
    duration,
    people,
    limit: 60,
    wished: { title, hasGuests: guests.length > 0 },
  });
  const sorted = free.toSorted((left, right) => left.start - right.start);
  const slot = slots.has('latest') ? sorted.at(-1) : sorted[0];
  return slot && { start: timed(slot.start, world.zone), end: timed(slot.end, world.zone), recurrence: [] };
}

/** 'Same time', 'a week later': relative to the event just made. */
function sameTime({ conversation, world }: MessagePlan, slots: Slots): string | undefined {
  const [last] = conversation.focus;
  if (!slots.has('same_time') || !last || last.start.kind === 'date') return undefined;
  const own = Temporal.Instant.fromEpochMilliseconds(last.start.at).toZonedDateTimeISO(world.zone);
  const words = slots.joined('time');
  const read = words ? resolveWhen(words, { ...world.when, now: own.toInstant() }) : undefined;
  const day =
    read?.kind === 'interval' ? read.start : read?.kind === 'instant' ? read.at : words ? undefined : own;
  return day?.withPlainTime(own.toPlainTime()).toString();
}

function sameLength({ conversation, world }: MessagePlan, slots: Slots): number | undefined {
  const [last] = conversation.focus;
  if (!slots.has('same_length') || !last) return undefined;
  return instantOf(last.end, world.zone) - instantOf(last.start, world.zone);
}

const topicOf = (plan: MessagePlan, slots: Slots): string | undefined =>
  slots.joined('title') ?? lastTopic(plan);

/** 'From the 12th I'm at my parents' place': then the place is the name, and not said twice. */
const isNamed = (plan: MessagePlan, slots: Slots): boolean =>
  topicOf(plan, slots) !== undefined || slots.has('guest', 'people_of', 'same_people');

/** The topic as it was said, with whom where that alone says little. */
function titleOf(
  plan: MessagePlan,
  slots: Slots,
  guests: readonly PersonFact[],
  aside: readonly string[],
): string {
  const said = topicOf(plan, slots) ?? (guests.length + aside.length === 0 ? slots.name('place') : undefined);
  const names = [...aside, ...guests.map(sayName)].slice(0, 3);
  const people = names.length > 0 ? ` with ${LIST.format(names)}` : '';
  if (!said) return names.length > 0 ? `Meeting${people}` : NAMELESS;
  const needsNames = aside.length > 0 || (!/\s/.test(said.trim()) && guests.length > 0);
  return `${capital(said)}${needsNames ? people : ''}`;
}

/** 'He's coming on Friday': about what a reminder was just for. */
function lastTopic({ conversation }: MessagePlan): string | undefined {
  const change = conversation.done
    .flatMap(({ changes }) => changes)
    .find(({ did }) => did === 'reminder-set' || did === 'reminder-ended');
  return change && 'reminder' in change ? change.reminder.text : undefined;
}

const NAMELESS = 'New event';
const LIST = new Intl.ListFormat('en-GB');
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const sayName = ({ name, email }: PersonFact): string => name?.split(' ')[0] ?? email;

/** As the conversation knows it until it is made. */
export const planned = (title: string, { start, end }: Exact, guests: readonly PersonFact[]): EventFact => ({
  id: '',
  title,
  start,
  end,
  guests,
  repeats: false,
});

/** A wish to create, from an event that was proposed or made before. */
export const likeBefore = (event: EventFact, recurrence: readonly string[]): Wish => ({
  tool: 'create_event',
  input: {
    title: event.title ?? 'Event',
    exact: { start: event.start, end: event.end, recurrence },
    attendees: event.guests.map(({ email }) => email),
    ...(event.place ? { location: event.place } : {}),
    ...(event.note ? { description: event.note } : {}),
    ...(event.calendar ? { calendar: event.calendar.name ?? event.calendar.id } : {}),
  },
});
