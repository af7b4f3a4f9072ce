import { DAY, type Interval, instantOf } from '@catch/scheduling';
import {
  countedAhead,
  countedIn,
  findWhen,
  namesKindOnly,
  namesOfSet,
  pronounIn,
  readReference,
  resolveWhen,
  saysTheirs,
  withoutKinds,
  withoutThem,
} from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { factOf as asFact } from '../tools/events/event-fact.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { coverage, significantWords } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import { ofKind } from './acts/ask/called.ts';
import type { Conversation, OpenProposal } from './conversation.ts';
import { fetch, type Referred } from './fetch-event.ts';
import { everyWordOf, fitsWords } from './fits-words.ts';
import { isIn } from './is-in.ts';
import { chosenOf, recent } from './refer.ts';
import { Slots } from './slots.ts';
import { atInstant, startsWithin, windowIn, withoutTime } from './time-in-words.ts';
import type { World } from './world.ts';

/** All events that a set means: everything in a stretch, both, all my calls, less what is excepted. */
export async function referToSet(given: Slots, conversation: Conversation, world: World): Promise<Referred> {
  const slots = withoutOthersTime(given);
  const said = slots.joined('set') ?? slots.first('target') ?? '';
  const text = withoutThem(said);
  const when = timeOfSet(slots, world) ?? slots.joined('time');
  const window = when ? windowIn(when, conversation, world, true) : undefined;
  const count = countedIn(text);
  const words = count === undefined ? namesOfSet(significantWords(withoutTime(text, world))) : [];
  const whose = slots.joined('old_person') ?? slots.joined('person') ?? '';
  const person = pronounIn(whose) ? [] : significantWords(whose);
  if (!window && words.length === 0 && person.length === 0) {
    const counted = count === undefined ? undefined : soMany(count, conversation);
    const known = counted ?? recent(conversation);
    // 'Both', of eight that were listed: nobody knows which.
    if (count !== undefined && !counted && known.length > 0) return whichOf(known, world);
    // 'I'm late, push everything': what is left of today.
    if (known.length === 0) {
      const { start, end } = restOfToday(world);
      return keep(
        (await world.events({ start, end })).filter(({ start: at }) => instantOf(at, world.zone) >= start),
        slots,
        world,
      );
    }
    const events = await Promise.all(known.map((event) => fetch(event, world)));
    return keep(
      events.flatMap((one) => (one.kind === 'events' ? one.events : [])),
      slots,
      world,
    );
  }
  const days = when ? resolveWhen(when, world.when) : undefined;
  const within = window ?? { start: world.now, end: world.now + 120 * DAY };
  const coming = (await world.events(within)).filter(
    (event) =>
      world.interval(event).end > world.now &&
      event.eventType !== 'birthday' &&
      isOwners(event) &&
      (window === undefined || startsWithin(event, window, world)) &&
      // 'All the Fridays': none in between.
      isIn(event, days, world),
  );
  // 'Clear my Thursday afternoon', and nothing is there.
  if (window && coming.length === 0 && words.length === 0 && person.length === 0)
    return { kind: 'none', words: said, within: window };
  const there = ofOwner(slots, ofKind(slots, coming));
  const theirs = withThem(slots, there, conversation);
  // 'My meetings with her', and nobody knows who that is.
  if (!theirs) return { kind: 'none', words: said };
  const called = (names: readonly string[]) =>
    theirs.filter((event) => names.length === 0 || coverage(names, everyWordOf(event)) >= 0.6);
  const events = called([...words, ...person]);
  // 'Both pottery classes', and they are called 'Pottery'.
  const telling = withoutKinds(words);
  const named = events.length > 0 || telling.length === 0 ? events : called([...telling, ...person]);
  // 'Both study blocks', and they are called 'Study: essay' and 'Study: reading': the rest of it fits so many.
  const shorter = named.length === 0 && words.length > 1 ? called([...words.slice(0, -1), ...person]) : [];
  if (shorter.length > 0 && shorter.length === countedAhead(text)) return keep(shorter, slots, world);
  // 'The two blocks', and nothing is called so: the two that were just shown.
  const isShown = named.length === 0 && namesKindOnly(words);
  const shown = isShown && recent(conversation).length === countedAhead(text) ? recent(conversation) : [];
  const listed = await Promise.all(shown.map((event) => fetch(event, world)));
  return keep(
    shown.length > 0 ? listed.flatMap((one) => (one.kind === 'events' ? one.events : [])) : named,
    slots,
    world,
  );
}

/** 'Off both dinners this week. The talk on Friday she will do': the Friday is that of the talk. */
function withoutOthersTime(slots: Slots): Slots {
  const said = slots.list();
  const [set, target] = ['set', 'target'].map((wanted) => said.findIndex(({ role }) => role === wanted));
  if (set === undefined || target === undefined || set < 0 || target < set) return slots;
  const isBefore = said.some(({ role }, index) => role === 'old_time' && index < target);
  return isBefore
    ? new Slots(said.filter(({ role }, index) => role !== 'old_time' || index < target))
    : slots;
}

/** 'Dad is ill, cancel his appointments': those that have his name, where any has. */
function ofOwner(slots: Slots, events: readonly CalendarEvent[]): readonly CalendarEvent[] {
  const names = saysTheirs(slots.joined('set') ?? '') ? significantWords(slots.joined('reason') ?? '') : [];
  const theirs = events.filter((event) =>
    names.some((name) => name.length > 2 && coverage([name], everyWordOf(event)) === 1),
  );
  return theirs.length > 0 ? theirs : events;
}

/** 'Ana is ill, cancel my meetings with her': the meetings with the person named, or last spoken of. */
function withThem(
  slots: Slots,
  events: readonly CalendarEvent[],
  { people }: Conversation,
): readonly CalendarEvent[] | undefined {
  const words = [slots.joined('set'), slots.joined('target'), slots.joined('old_person')];
  const isThem = words.some((text) => text !== undefined && withoutThem(text) !== text) || isPronoun(slots);
  if (!isThem) return events;
  const [last] = people;
  const named = [slots.joined('reason'), last?.name ?? last?.email].map((text) =>
    significantWords(text ?? ''),
  );
  return named
    .map((names) =>
      events.filter((event) =>
        names.some((name) => name.length > 2 && coverage([name], everyWordOf(event)) === 1),
      ),
    )
    .find(({ length }) => length > 0);
}
const isPronoun = (slots: Slots): boolean => pronounIn(slots.joined('old_person') ?? '') !== undefined;

/** 'Both', 'all three': the last list, if it has that many; or those mentioned one after the other. */
function soMany(count: number, conversation: Conversation): readonly EventFact[] | undefined {
  const listed = recent({ ...conversation, focus: [] });
  const newest = conversation.focus.filter(({ id }) => id !== '').slice(0, count);
  const spoken = newest.toReversed();
  const isSpoken = spoken.length === count;
  if (conversation.asked && listed.length === count) return listed;
  // What was done since is newer than a list; what only appeared in a list was not mentioned one by one.
  if (isSpoken && (!conversation.asked || listed.length < 2)) return spoken;
  return listed.length === count ? listed : undefined;
}

async function whichOf(events: readonly EventFact[], world: World): Promise<Referred> {
  const found = await Promise.all(events.map((event) => fetch(event, world)));
  const there = found.flatMap((one) => (one.kind === 'events' ? one.events : []));
  return there.length > 0 ? { kind: 'several', events: there } : { kind: 'none', words: undefined };
}

/** Of several words for when they are, those that say it: 'both in December, the one …'. */
function timeOfSet(slots: Slots, { when }: World): string | undefined {
  // 'All of tomorrow's appointments'; 'my afternoon tomorrow', where the set says which part of the day.
  const [own, ...others] = findWhen(slots.joined('set') ?? '', when);
  const ofSet = others.length === 0 ? own?.text : undefined;
  const said = slots.all('old_time').filter((text) => findWhen(text, when).length > 0);
  const whole = [ofSet, ...said].join(' ');
  if (ofSet && said.length > 0 && isOneTime(whole, when)) return whole;
  if (said.length > 0 || slots.has('old_time')) return said.join(' ') || slots.joined('old_time');
  if (ofSet) return ofSet;
  // 'The office is closed on Monday, so everything then …'
  const [day, ...more] = slots.has('set') ? findWhen(slots.joined('reason') ?? '', when) : [];
  return more.length === 0 ? day?.text : undefined;
}

const isOneTime = (text: string, when: World['when']): boolean => {
  const [whole, ...more] = findWhen(text, when);
  return whole?.text === text && more.length === 0;
};

const restOfToday = ({ now, zone }: World): Interval => {
  const today = atInstant(now).toZonedDateTimeISO(zone);
  return { start: now, end: today.startOfDay().add({ days: 1 }).epochMilliseconds };
};

async function keep(events: readonly CalendarEvent[], slots: Slots, world: World): Promise<Referred> {
  let left = events;
  for (const words of slots.all('except')) {
    const spared = await excepted(events, words, world);
    // 'The fifth' of three, a name that nothing has: nobody knows what was to stay.
    if (!spared) return { kind: 'none', words };
    left = left.filter((event) => !spared.includes(event));
  }
  if (left.length > 0) return { kind: 'events', events: left };
  return { kind: 'none', words: slots.joined('set'), spared: events.length > 0 ? events : undefined };
}

/** Something else that is in the calendar, another day, or only 'the others'. */
const isElsewhere = async (words: string, world: World): Promise<boolean> =>
  namesOfSet(significantWords(withoutTime(words, world))).length === 0 ||
  (await world.near()).some((event) => fitsWords(asFact(event), words, undefined, world));

/** What the words name, in the light of the calendar, or else of the set: 'the Wednesday one', of next week's. */
async function named(
  events: readonly CalendarEvent[],
  words: string,
  world: World,
): Promise<readonly CalendarEvent[] | undefined> {
  const [first] = events.map((event) => world.interval(event).start).toSorted((left, right) => left - right);
  const there = atInstant(first ?? world.now)
    .toZonedDateTimeISO(world.zone)
    .startOfDay()
    .toInstant();
  for (const now of [world.when.now, there]) {
    const found = events.filter((event) => fitsWords(asFact(event), words, undefined, world, now));
    if (found.length > 0) return found;
  }
  // What lies outside of the set stays anyway.
  return (await isElsewhere(words, world)) ? [] : undefined;
}

/** 'The last one', 'the first on Friday', 'the dentist': what of a set is left alone. */
async function excepted(
  events: readonly CalendarEvent[],
  words: string,
  world: World,
): Promise<readonly CalendarEvent[] | undefined> {
  const [reference] = [words, withoutTime(words, world)]
    .map(readReference)
    .filter(({ position, extreme }) => position !== undefined || extreme);
  if (!reference) return named(events, words, world);
  // 'The fifth' is no day here.
  const then = readReference(words).words ? findWhen(words, world.when).map(({ text }) => text) : [];
  const within = events
    .filter((event) => then.every((text) => fitsWords(asFact(event), text, undefined, world)))
    .toSorted((left, right) => world.interval(left).start - world.interval(right).start);
  const one = chosenOf(reference, within);
  return one && [one];
}

/** 'Both', of two new events that only wait for a yes: those. */
export function proposalsOf(
  { proposals, isDoneLast, asked }: Conversation,
  slots: Slots,
): readonly OpenProposal[] {
  const refersToAll =
    countedIn(slots.joined('set') ?? '') === proposals.length &&
    proposals.every(({ wish }) => wish.tool === 'create_event');
  return refersToAll && !isDoneLast && !asked ? proposals : [];
}
