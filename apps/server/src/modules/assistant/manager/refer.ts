import { DAY, type Interval, instantOf } from '@catch/scheduling';
import {
  bareHour,
  findWhen,
  oneOfIn,
  type Reference,
  readReference,
  resolveWhen,
  type When,
  withoutKinds,
  withWhoseDay,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { type CalendarEvent, isCalendarError } from '../../calendar/index.ts';
import { findEvent } from '../tools/events/find-event.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { searchWindow, windowOf } from '../tools/events/window-of.ts';
import { coverage, namesInAddress, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { type Conversation, spokenStretch } from './conversation.ts';
import { inTurn, otherOfTwo } from './one-of-two.ts';
import type { Slots } from './slots.ts';
import { nearEvent } from './time-slots.ts';
import { uniqueById } from './unique-events.ts';
import type { World } from './world.ts';

export type Referred =
  | { readonly kind: 'events'; readonly events: readonly CalendarEvent[] }
  | { readonly kind: 'planned'; readonly event: EventFact }
  | { readonly kind: 'several'; readonly events: readonly CalendarEvent[] }
  | { readonly kind: 'none'; readonly words: string | undefined };

/** The one event that some words mean, in the light of the conversation. */
export async function referTo(
  said: string | undefined,
  slots: Slots,
  conversation: Conversation,
  world: World,
): Promise<Referred> {
  const text = said && withWhoseDay(said);
  const when = slots.joined('old_time');
  const person = slots.joined('old_person');
  const reference: Reference = text ? readReference(text) : { isFocus: true, isEvery: false, words: '' };
  if (reference.isNext || ((reference.position !== undefined || reference.extreme) && when)) {
    const event = await inOrderOf(reference, when, conversation, world);
    if (event) return { kind: 'events', events: [event] };
  }
  if (reference.position !== undefined || reference.extreme) {
    const listed = chosenOf(reference, inTurn(conversation) ?? recent(conversation));
    if (listed) return fetch(listed, world);
  }
  if (reference.count !== undefined) {
    const { count } = reference;
    const listed = recent(conversation);
    const chosen =
      Math.abs(count) > listed.length ? [] : count > 0 ? listed.slice(0, count) : listed.slice(count);
    const found = await Promise.all(chosen.map((event) => fetch(event, world)));
    const events = found.flatMap((one) => (one.kind === 'events' ? one.events : []));
    return events.length > 0 ? { kind: 'events', events } : { kind: 'none', words: text };
  }
  if (reference.isOther) {
    const [spoken] = conversation.focus;
    const [only, ...more] = recent(conversation).filter(({ id }) => id !== spoken?.id);
    if (only && more.length === 0) return fetch(only, world);
    const other = spoken && !when && !person ? await otherOfTwo(spoken, world) : undefined;
    if (other) return { kind: 'events', events: [other] };
    // Never the very one that was spoken of.
    if (spoken && more.length === 0 && !when && !person) return { kind: 'none', words: undefined };
  }
  if (reference.isFocus && !when && !person) {
    const [event] = conversation.focus;
    const referred = event ?? inReason(slots, conversation);
    return referred ? fetch(referred, world) : { kind: 'none', words: undefined };
  }
  // 'The Wednesday one', 'that one on Friday': first among what was just spoken of.
  const known = recent(conversation).filter((event) => fitsWords(event, reference.words, when, world));
  const [only, ...others] = uniqueById(known);
  if (only && others.length === 0 && (reference.isFocus || isVague(reference.words, world)))
    return fetch(only, world);
  // 'Book Leo's dentist. – The dentist only takes half an hour': the one just booked, whatever else is called so.
  const made = justMade(conversation);
  if (made && !person && fitsWords(made, reference.words, when, world)) return fetch(made, world);
  const some = text && oneOfIn(text);
  const among = some ? await anyOf(some, when, conversation, world) : undefined;
  if (among) return among;
  return search([reference.words, person].filter(Boolean).join(' '), when, conversation, world);
}

/** The event that the last thing done here made, where nothing was asked since. */
function justMade({ asked, done, focus }: Conversation): EventFact | undefined {
  const [newest] = focus;
  const isMade = done[0]?.changes.some(
    (change) => change.did === 'created' && change.after.id === newest?.id && newest.id !== '',
  );
  return !asked && !done[0]?.isUndone && isMade ? newest : undefined;
}

/** 'One of the trainings': whichever are called so, each series once. */
async function anyOf(
  words: string,
  when: string | undefined,
  conversation: Conversation,
  world: World,
): Promise<Referred | undefined> {
  const window = when
    ? windowIn(when, conversation, world, true)
    : { start: world.now, end: world.now + 60 * DAY };
  const events = called(words, window ? await world.events(window) : [], world);
  return events.length === 0 ? undefined : { kind: events.length > 1 ? 'several' : 'events', events };
}

/** Those that have all words in their name; if none has, what kind of thing it is need not be in it. */
function called(words: string, there: readonly CalendarEvent[], world: World): readonly CalendarEvent[] {
  const telling = significantWords(words);
  const kindless = withoutKinds(telling);
  for (const names of [telling, kindless]) {
    const fits = there.filter(
      (event) =>
        isOwners(event) &&
        world.interval(event).end > world.now &&
        names.length > 0 &&
        names.every((name) => coverage([name], wordsOf(event.title ?? '')) >= 0.8),
    );
    if (fits.length > 0)
      return [
        ...new Map(fits.toReversed().map((event) => [event.seriesId ?? event.id, event])).values(),
      ].toReversed();
  }
  return [];
}

/** 'Okoye has gone elsewhere. Strike that one', of the jobs that were just listed. */
function inReason(slots: Slots, conversation: Conversation): EventFact | undefined {
  const said = wordsOf(slots.all('reason').join(' '));
  const [only, ...more] = recent(conversation).filter(({ title }) =>
    significantWords(title ?? '').some((word) => word.length > 2 && coverage([word], said) >= 0.95),
  );
  return more.length === 0 ? only : undefined;
}

async function search(
  words: string,
  when: string | undefined,
  conversation: Conversation,
  world: World,
): Promise<Referred> {
  // 'My 3pm', tomorrow: the hour belongs to the day and is no name.
  const isHour = when !== undefined && isVague(words, world) && findWhen(words, world.when).length > 0;
  const reference = {
    ...(words && !isHour ? { event: words } : {}),
    ...(when ? { event_when: isHour ? `${when} ${words}` : when } : {}),
  };
  const found = await findEvent(world.gateway, reference, world.context);
  if (found.kind === 'one') return { kind: 'events', events: [found.event] };
  if (found.kind === 'none' && when && words) {
    // The time may have been the new one, or a slip: the name alone, if it names only one.
    const named = await findEvent(world.gateway, { event: words }, world.context);
    if (named.kind === 'one') return { kind: 'events', events: [named.event] };
  }
  const hour = bareHour(words);
  if (found.kind === 'none' && hour && !when) {
    const then = await findEvent(world.gateway, { event: `at ${hour}` }, world.context);
    if (then.kind === 'one') return { kind: 'events', events: [then.event] };
  }
  if (found.kind === 'none') {
    const one = when ? undefined : await matchingName(words, world);
    if (one) return { kind: 'events', events: [one] };
    // 'The football training', and there are two footballs: which of them is asked.
    const window = when ? windowIn(when, conversation, world, true) : undefined;
    const there = window ? await world.events(window) : when ? [] : await world.near();
    const kinds = words ? called(words, there, world) : [];
    if (kinds.length > 1) return { kind: 'several', events: kinds };
    return { kind: 'none', words: words || when };
  }
  const spoken = new Set(conversation.focus.map(({ id }) => id));
  const [first, ...more] = found.events.filter(({ id }) => spoken.has(id));
  if (first && more.length === 0) return { kind: 'events', events: [first] };
  return { kind: 'several', events: found.events };
}

/** 'My next meeting', 'the last one on Friday': by its place among what has an hour. */
async function inOrderOf(
  reference: Reference,
  when: string | undefined,
  conversation: Conversation,
  world: World,
): Promise<CalendarEvent | undefined> {
  const window = when ? windowIn(when, conversation, world) : { start: world.now, end: world.now + 60 * DAY };
  if (!window) return undefined;
  const events = (await world.events(window))
    .filter(({ start }) => start.kind === 'timed' && instantOf(start, world.zone) >= window.start)
    .toSorted((left, right) => world.interval(left).start - world.interval(right).start);
  return reference.isNext ? events[0] : chosenOf(reference, events);
}

/** 'My next dentist appt': more was said than it is called, but its whole title is in there; the next of that name. */
async function matchingName(words: string, world: World): Promise<CalendarEvent | undefined> {
  const said = wordsOf(words);
  const fits = (await world.near()).filter(({ title }) => {
    const own = significantWords(title ?? '');
    return own.length > 0 && coverage(own, said) >= 0.95;
  });
  const coming = fits.filter((event) => world.interval(event).end > world.now);
  const titles = new Set(coming.map(({ title }) => title));
  return titles.size === 1
    ? coming.toSorted((left, right) => world.interval(left).start - world.interval(right).start)[0]
    : undefined;
}

/**
 * 'The skip people', for a skip collection: only one event has any of these words. Anything acting on it asks first.
 */
export async function looselyNamed(
  words: string | undefined,
  world: World,
): Promise<CalendarEvent | undefined> {
  const telling = significantWords(withoutTime(words ?? '', world));
  const coming = (await world.near()).filter(
    (event) =>
      world.interval(event).end > world.now &&
      isOwners(event) &&
      telling.some((word) => word.length > 2 && coverage([word], wordsOf(event.title ?? '')) >= 0.85),
  );
  if (new Set(coming.map(({ title }) => title)).size === 1)
    return coming.toSorted((left, right) => world.interval(left).start - world.interval(right).start)[0];
  // 'The Saturday job': whatever it is called, it is the only thing on that day.
  const [day] = findWhen(words ?? '', world.when);
  const window = day && usable(day.when) ? windowOf(day.when) : undefined;
  if (!window) return undefined;
  const [only, ...more] = (await world.events(window)).filter(
    (event) => event.start.kind === 'timed' && startsWithin(event, window, world),
  );
  return more.length === 0 ? only : undefined;
}

/** A part of a day takes what begins in it; whole-day notes are not meant by an afternoon. */
export function startsWithin(event: CalendarEvent, window: Interval, world: World): boolean {
  const isDays = window.end - window.start >= DAY;
  if (event.start.kind === 'date') return isDays;
  return world.interval(event).start >= window.start;
}

/** The period that words for a time mean; 'the week after' counts from the one just asked about. */
export function windowIn(
  text: string,
  conversation: Conversation,
  world: World,
  /** What is there is looked at or changed, and no room for something new is looked for. */
  isLooking = false,
): Interval | undefined {
  const [focus] = conversation.focus;
  const asked = spokenStretch(conversation.asked);
  const near = asked
    ? { ...world.when, spoken: { start: atInstant(asked.start), end: atInstant(asked.end) } }
    : focus
      ? nearEvent(focus, world)
      : world.when;
  const read = usable(resolveWhen(text, near));
  if (read?.kind === 'instant') {
    const start = read.at.epochMilliseconds;
    return { start, end: start + 60_000 };
  }
  return read && (isLooking ? searchWindow(read, world.now) : windowOf(read));
}

export const atInstant = (at: number) => Temporal.Instant.fromEpochMilliseconds(at);

const usable = (when: When): When | undefined => {
  if (when.kind === 'ambiguous') return when.default ?? when.options[0];
  return when.kind === 'none' || when.kind === 'duration' || when.kind === 'relative-to-event'
    ? undefined
    : when;
};

/** What was listed or spoken of lately, in the order in which it was shown. */
export function recent({ listed, focus }: Conversation): EventFact[] {
  const shown = listed.flatMap((option) => ('event' in option ? [option.event] : []));
  return uniqueById(shown.length > 0 ? shown : focus);
}

export function chosenOf<T extends { readonly start?: EventFact['start'] }>(
  { position, extreme }: Reference,
  options: readonly T[],
): T | undefined {
  if (position !== undefined) return options.at(position);
  if (!extreme) return undefined;
  const sorted = options.toSorted(
    (left, right) =>
      (left.start ? instantOf(left.start, 'UTC') : 0) - (right.start ? instantOf(right.start, 'UTC') : 0),
  );
  return extreme === 'latest' ? sorted.at(-1) : sorted[0];
}

/** Only a time, or nothing but 'one': no name that could be looked for. */
const isVague = (words: string, world: World): boolean =>
  significantWords(withoutTime(words, world)).length === 0;

/** Whether the words say on which day it is: then of a series only that one is meant. */
export const namesDay = (text: string | undefined, world: World): boolean =>
  text !== undefined &&
  findWhen(text, world.when).some(({ when }) => {
    const read = usable(when);
    return (read?.kind === 'instant' || read?.kind === 'interval') && read.dateSaid === true;
  });

export const withoutTime = (text: string, world: World): string =>
  findWhen(text, world.when).reduce(
    (kept, { spans }) =>
      spans.reduce(
        (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
        kept,
      ),
    text,
  );

/** Whether an event can be meant by some words: its name, its people, its day or hour. */
export function fitsWords(
  event: EventFact,
  words: string,
  when: string | undefined,
  world: World,
  now = world.when.now,
): boolean {
  const near = { ...world.when, now };
  const found = findWhen(words, near).flatMap((one) => usable(one.when) ?? []);
  const said = when ? usable(resolveWhen(when, near)) : undefined;
  const names = significantWords(withoutTime(words, world)).filter((word) => word !== 'one');
  const start = instantOf(event.start, world.zone);
  const isThen = [...found, ...(said ? [said] : [])].every((read) => {
    if (read.kind === 'instant' && !read.dateSaid) {
      const clock = Temporal.Instant.fromEpochMilliseconds(start)
        .toZonedDateTimeISO(world.zone)
        .toPlainTime();
      return [read, ...(read.alternatives ?? [])].some(
        (one) => one.kind === 'instant' && one.at.toPlainTime().equals(clock),
      );
    }
    const window = windowOf(read);
    return !window || (start >= window.start && start < window.end);
  });
  const people = event.guests
    .map(({ name, email }) => `${name ?? ''} ${email} ${namesInAddress(email)}`)
    .join(' ');
  const own = wordsOf(`${event.title ?? ''} ${event.place ?? ''} ${people}`);
  return isThen && (names.length === 0 || coverage(names, own) >= 0.6);
}

export const everyWordOf = (event: CalendarEvent): string[] =>
  wordsOf(
    [
      event.title,
      event.location,
      ...event.attendees.map(
        ({ email, displayName }) => `${displayName ?? ''} ${email} ${namesInAddress(email)}`,
      ),
    ].join(' '),
  );

export async function fetch(event: EventFact, world: World): Promise<Referred> {
  if (event.id === '') return { kind: 'planned', event };
  const near = (await world.near()).find(({ id }) => id === event.id);
  if (near) return { kind: 'events', events: [near] };
  try {
    return { kind: 'events', events: [await world.calendars.getOwnEvent(event.id)] };
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'calendar-lost'))
      return { kind: 'none', words: event.title };
    throw error;
  }
}

/** An event by the name that the calendar has for it; none when it is gone. */
export async function eventCalled(id: string, world: World): Promise<CalendarEvent | undefined> {
  const found = await fetch({ id } as EventFact, world);
  return found.kind === 'events' ? found.events[0] : undefined;
}
