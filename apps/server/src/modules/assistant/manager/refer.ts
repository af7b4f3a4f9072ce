import { DAY, dayAt, instantOf } from '@catch/scheduling';
import {
  findWhen,
  isCode,
  oneOfIn,
  type Reference,
  readReference,
  withoutNext,
  withoutVisitor,
  withWhoseDay,
} from '@catch/understanding';
import type { CalendarEvent } from '../../calendar/index.ts';
import { factOf as asFact } from '../tools/events/event-fact.ts';
import { isOwners } from '../tools/events/other-calendars.ts';
import { coverage, significantWords, wordsOf } from '../tools/text/match-words.ts';
import type { EventFact } from '../values/values.ts';
import type { Conversation } from './conversation.ts';
import { fetch, type Referred } from './fetch-event.ts';
import { fitsWords, isVague } from './fits-words.ts';
import { namedAhead } from './named-ahead.ts';
import { inTurn, otherOfTwo } from './one-of-two.ts';
import { anyOf, calledByKind, calledExactly, hasEveryWord, searchByName } from './search-by-name.ts';
import type { Slots } from './slots.ts';
import { startsWithin, windowIn } from './time-in-words.ts';
import { uniqueById } from './unique-events.ts';
import type { World } from './world.ts';

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
    const { of } = reference;
    const shown = inTurn(conversation) ?? recent(conversation);
    const among = of ? shown.filter((event) => fitsWords(event, of, undefined, world)) : shown;
    // Of a single one that was spoken of none is the later.
    const listed = reference.extreme && among.length < 2 ? undefined : chosenOf(reference, among);
    if (listed) return fetch(listed, world);
    const called = of ? await searchByName(of, when, conversation, world) : undefined;
    const chosen =
      called?.kind === 'several' ? chosenOf(reference, byStart(called.events, world)) : undefined;
    if (chosen) return { kind: 'events', events: [chosen] };
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
    const rest = spoken && when && !person ? await othersIn(when, spoken, conversation, world) : [];
    if (rest.length > 0) return { kind: rest.length === 1 ? 'events' : 'several', events: rest };
    const [only, ...more] = recent(conversation).filter(({ id }) => id !== spoken?.id);
    if (only && more.length === 0) return fetch(only, world);
    const other = spoken && !when && !person ? await otherOfTwo(spoken, world) : undefined;
    if (other) return { kind: 'events', events: [other] };
    // Never the very one that was spoken of.
    if (spoken && more.length === 0 && !when && !person) return { kind: 'none', words: undefined };
  }
  if (reference.isFocus && !when && !person) {
    const [event] = conversation.focus;
    const kind = text ? await calledByKind(text, undefined, conversation, world) : undefined;
    if (kind) return { kind: 'events', events: [kind] };
    // 'Leo's coach is ill, delete that one' names it first; a reason behind it may name anything.
    const isAhead = slots.list()[0]?.role === 'reason';
    const named = inReason(slots, conversation);
    const brought = named ? undefined : await namedAhead(slots, event, world);
    if (brought) return { kind: 'events', events: [brought] };
    const referred = isAhead ? (named ?? event) : (event ?? named);
    return referred ? fetch(referred, world) : { kind: 'none', words: undefined };
  }
  const kind = text && when && !person ? await calledByKind(text, when, conversation, world) : undefined;
  if (kind) return { kind: 'events', events: [kind] };
  // 'The Wednesday one', 'that one on Friday': first among what was just spoken of.
  const fits = (event: EventFact) => fitsWords(event, reference.words, when, world);
  const turn = (inTurn(conversation) ?? []).filter(fits);
  const known = turn.length === 1 ? turn : recent(conversation).filter(fits);
  const [only, ...others] = uniqueById(known);
  const isAny = reference.isFocus || (isVague(reference.words, world) && !reference.extreme);
  if (only && others.length === 0 && isAny) return fetch(only, world);
  // 'Book Leo's dentist. – The dentist only takes half an hour': the one just booked, whatever else is called so.
  const made = justMade(conversation);
  if (
    made &&
    !person &&
    fitsWords(made, reference.words, when, world) &&
    !(await isOther(made, reference, world))
  )
    return fetch(made, world);
  const some = text && oneOfIn(text);
  const among = some ? await anyOf(some, when, conversation, world) : undefined;
  if (among) return among;
  const found = await searchByName(
    [reference.words, person].filter(Boolean).join(' '),
    when,
    // 'The later one' is not the single one that was spoken of.
    reference.extreme ? { ...conversation, focus: [] } : conversation,
    world,
  );
  if (found.kind === 'none' || found.kind === 'several') {
    const next = await nextCalled(text, when, conversation, world);
    if (next) return next;
  }
  if (found.kind === 'none') {
    const then = when || person ? undefined : await atHourOfDay(reference.words, conversation, world);
    return then ?? (await behindVisitor(text, when, conversation, world)) ?? found;
  }
  if (found.kind !== 'several') return found;
  // 'Noor has flu, cancel her lesson', of several lessons: Noor's.
  const theirs = namedIn(slots, found.events);
  return theirs ? { kind: 'events', events: [theirs] } : found;
}

/** 'My next patient', of several of that name: the first that is still to come. */
async function nextCalled(
  text: string | undefined,
  when: string | undefined,
  conversation: Conversation,
  world: World,
): Promise<Referred | undefined> {
  // 'Next Tuesday's call' is no matter of order.
  const name = text && findWhen(text, world.when).length === 0 ? withoutNext(text) : undefined;
  const found = name ? await searchByName(name, when, conversation, world) : undefined;
  if (found?.kind !== 'events' && found?.kind !== 'several') return undefined;
  const [next] = found.events
    .filter((event) => world.interval(event).start >= world.now)
    .toSorted((left, right) => world.interval(left).start - world.interval(right).start);
  return next && { kind: 'events', events: [next] };
}

/** 'The ten o'clock one', behind something of tomorrow: tomorrow at ten. */
async function atHourOfDay(
  words: string,
  { focus: [spoken] }: Conversation,
  world: World,
): Promise<Referred | undefined> {
  if (!spoken || words === '' || !isVague(words, world)) return undefined;
  const at = instantOf(spoken.start, world.zone);
  const [event, ...more] = (await world.events({ start: at - DAY, end: at + DAY })).filter(
    (one) =>
      isOwners(one) &&
      dayAt(world.interval(one).start, world.zone) === dayAt(at, world.zone) &&
      fitsWords(asFact(one), words, undefined, world),
  );
  return event && more.length === 0 ? { kind: 'events', events: [event] } : undefined;
}

/** 'The boiler man', of a boiler check: what he comes for, where one event is called so. */
async function behindVisitor(
  text: string | undefined,
  when: string | undefined,
  conversation: Conversation,
  world: World,
): Promise<Referred | undefined> {
  const thing = text && withoutVisitor(text);
  const found = thing ? await searchByName(thing, when, conversation, world) : undefined;
  return found?.kind === 'events' && found.events.length === 1 ? found : undefined;
}

/** 'The budget call', behind a new budget day: the call, where there is one. */
const isOther = async ({ title }: EventFact, { words }: Reference, world: World): Promise<boolean> =>
  !hasEveryWord(words, title) && calledExactly(words, await world.near()) !== undefined;

/** The event that the last thing done here made, where nothing was asked since. */
function justMade({ asked, done, focus }: Conversation): EventFact | undefined {
  const [newest] = focus;
  const isMade = done[0]?.changes.some(
    (change) => change.did === 'created' && change.after.id === newest?.id && newest.id !== '',
  );
  return !asked && !done[0]?.isUndone && isMade ? newest : undefined;
}

/** 'Okoye has gone elsewhere. Strike that one', of the jobs that were just listed; 'leos coach' is Leo's. */
const inReason = (slots: Slots, conversation: Conversation): EventFact | undefined =>
  namedIn(slots, recent(conversation));

function namedIn<T extends { readonly title?: string | undefined }>(
  slots: Slots,
  events: readonly T[],
): T | undefined {
  const said = wordsOf(slots.all('reason').join(' ')).flatMap((word) => [word, word.replace(/s$/, '')]);
  const [only, ...more] = events.filter(({ title }) =>
    significantWords(title ?? '').some(
      (word) => (word.length > 2 || isCode(word)) && coverage([word], said) >= 0.95,
    ),
  );
  return more.length === 0 ? only : undefined;
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
  const events = byStart(
    (await world.events(window)).filter(
      ({ start }) => start.kind === 'timed' && instantOf(start, world.zone) >= window.start,
    ),
    world,
  );
  return reference.isNext ? events[0] : chosenOf(reference, events);
}

/** 'The other thing on Sunday', behind one of that day: what else there is. */
async function othersIn(
  when: string,
  spoken: EventFact,
  conversation: Conversation,
  world: World,
): Promise<CalendarEvent[]> {
  const window = windowIn(when, conversation, world);
  if (!window) return [];
  return (await world.events(window)).filter(
    (event) => event.id !== spoken.id && isOwners(event) && startsWithin(event, window, world),
  );
}

const byStart = (events: readonly CalendarEvent[], world: World): CalendarEvent[] =>
  events.toSorted((left, right) => world.interval(left).start - world.interval(right).start);

/** What was listed or spoken of lately, in the order in which it was shown. */
export function recent({ listed, focus }: Conversation): EventFact[] {
  const shown = listed.flatMap((option) => ('event' in option ? [option.event] : []));
  return uniqueById(shown.length > 0 ? shown : focus);
}

export function chosenOf<T extends { readonly start?: EventFact['start']; readonly end?: EventFact['end'] }>(
  { position, extreme }: Reference,
  options: readonly T[],
): T | undefined {
  if (position !== undefined) return options.at(position);
  if (!extreme) return undefined;
  if (extreme === 'longest' || extreme === 'shortest') {
    const lengthOf = ({ start, end }: T) =>
      start && end ? instantOf(end, 'UTC') - instantOf(start, 'UTC') : 0;
    const byLength = options.toSorted((left, right) => lengthOf(left) - lengthOf(right));
    return extreme === 'longest' ? byLength.at(-1) : byLength[0];
  }
  const sorted = options.toSorted(
    (left, right) =>
      (left.start ? instantOf(left.start, 'UTC') : 0) - (right.start ? instantOf(right.start, 'UTC') : 0),
  );
  // Of four none is in the middle.
  if (extreme === 'middle') return sorted.length % 2 === 1 ? sorted[(sorted.length - 1) / 2] : undefined;
  return extreme === 'latest' ? sorted.at(-1) : sorted[0];
}
