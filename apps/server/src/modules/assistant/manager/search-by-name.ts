import { DAY } from '@catch/scheduling';
import {
  bareHour,
  findWhen,
  pointsOnly,
  readReference,
  withoutArticle,
  withoutKinds,
} from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { factOf } from '../tools/events/event-fact.ts';
import { findEvent } from '../tools/events/find-event.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { windowOf } from '../tools/events/window-of.ts';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { Conversation } from './conversation.ts';
import type { Referred } from './fetch-event.ts';
import { isVague } from './fits-words.ts';
import { firstName } from './people.ts';
import { startsWithin, usable, windowIn, withoutTime } from './time-in-words.ts';
import type { World } from './world.ts';

/** 'One of the trainings': whichever are called so, each series once. */
export async function anyOf(
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

/** The event of that name in the calendar, with the time that was said for it. */
export async function searchByName(
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
  const exact = found.kind === 'none' ? undefined : calledExactly(words, found.matches);
  if (exact) return { kind: 'events', events: [exact] };
  if (found.kind === 'one') return { kind: 'events', events: [found.event] };
  if (found.kind === 'none' && when && words) {
    // The time may have been the new one, or a slip: the name alone, if it names only one.
    const named = await findEvent(world.gateway, { event: words }, world.context);
    if (named.kind === 'one') return { kind: 'events', events: [named.event] };
  }
  const hour = bareHour(words);
  if (found.kind === 'none' && hour) {
    const at = when ? { event_when: `${when} at ${hour}` } : { event: `at ${hour}` };
    const then = await findEvent(world.gateway, at, world.context);
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

const saidWords = (words: string): string[] => wordsOf(withoutArticle(words.toLowerCase()));

/**
 * 'The budget call', of a budget call and a budget day: the one that is called so to the letter, unless another has all of
 * these words in its name too.
 */
export function calledExactly(words: string, events: readonly CalendarEvent[]): CalendarEvent | undefined {
  const said = saidWords(words).join(' ');
  const [first, ...more] = said === '' ? [] : events.filter(({ title }) => hasEveryWord(words, title));
  const isOne = more.every(({ seriesId }) => seriesId !== undefined && seriesId === first?.seriesId);
  return isOne && wordsOf(first?.title ?? '').join(' ') === said ? first : undefined;
}

/**
 * 'Rename Meeting', 'the meeting tomorrow': a word for whatever it is, where one is called no more than that; of what is
 * spoken of first.
 */
export async function calledByKind(
  said: string,
  when: string | undefined,
  conversation: Conversation,
  world: World,
): Promise<CalendarEvent | undefined> {
  if (pointsOnly(said) || readReference(said).words !== '') return undefined;
  const own = saidWords(said).join(' ');
  const window = when ? windowIn(when, conversation, world, true) : undefined;
  if (when && !window) return undefined;
  const there = (window ? await world.events(window) : await world.near()).filter(
    (event) =>
      isOwners(event) &&
      world.interval(event).end > world.now &&
      (!window || startsWithin(event, window, world)) &&
      wordsOf(event.title ?? '').join(' ') === own,
  );
  const listed = conversation.listed.flatMap((option) => ('event' in option ? [option.event] : []));
  const spoken = new Set([...conversation.focus, ...listed].map(({ id }) => id));
  const known = there.filter(({ id }) => spoken.has(id));
  // Behind something else that is spoken of, the meeting is that.
  const fits = spoken.size > 0 && !when ? known : there;
  const series = new Set(fits.map(({ seriesId, id }) => seriesId ?? id));
  return own !== '' && series.size === 1 ? fits[0] : undefined;
}

/** Whether it has every word that was said in its name, what kind of thing it is too. */
export const hasEveryWord = (words: string, title: string | undefined): boolean => {
  const own = new Set(wordsOf(title ?? ''));
  return saidWords(words).every((word) => own.has(word));
};

/** 'My next dentist appt': more was said than it is called, but its whole title is in there; the next of that name. */
export async function matchingName(words: string, world: World): Promise<CalendarEvent | undefined> {
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
  // 'Ana has missed her train, move our meeting': the only one with her.
  const theirs = coming.length > 0 ? undefined : await onlyWith(words ?? '', world);
  if (theirs) return theirs;
  // 'The Saturday job': whatever it is called, it is the only thing on that day.
  const [day] = findWhen(words ?? '', world.when);
  const window = day && usable(day.when) ? windowOf(day.when) : undefined;
  if (!window) return undefined;
  const [only, ...more] = (await world.events(window)).filter(
    (event) => event.start.kind === 'timed' && startsWithin(event, window, world),
  );
  return more.length === 0 ? only : undefined;
}

/** The only coming event with somebody whose first name was mentioned. */
export async function onlyWith(said: string, world: World): Promise<CalendarEvent | undefined> {
  const words = significantWords(said);
  const theirs = (await world.near()).filter(
    (event) =>
      world.interval(event).end > world.now &&
      isOwners(event) &&
      factOf(event).guests.some((guest) => words.includes(firstName(guest))),
  );
  return new Set(theirs.map(({ seriesId, id }) => seriesId ?? id)).size === 1 ? theirs[0] : undefined;
}
