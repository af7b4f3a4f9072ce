import { DAY, type Interval } from '@catch/scheduling';
import {
  bothOf,
  countedIn,
  namesOfSet,
  pointsBack,
  readReference,
  saysEdgeOnly,
  withoutEdge,
} from '@catch/understanding';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { wordsOf } from '../../../tools/text/match-words.ts';
import { fetch } from '../../fetch-event.ts';
import type { MessagePlan } from '../../plan.ts';
import { recent, referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { windowIn } from '../../time-in-words.ts';
import type { World } from '../../world.ts';
import { type Answering, type Ask, dayOf, nearest } from './asked.ts';

type Pair = readonly [from: CalendarEvent, to: CalendarEvent];

/**
 * The time between two events, in whichever order they were named; after a single one, until the next that
 * day.
 */
export const between: Answering = async (request) => {
  const { plan, slots } = request;
  const { world } = plan;
  const pair = await pairOf(request, namesOf(slots));
  if ('missing' in pair) {
    plan.noSuchEvent(pair.missing);
    return false;
  }
  const [from, to] = pair.events;
  const [first, second] = [world.interval(from), world.interval(to)];
  plan.focusOn([from, to].map(asFact));
  const milliseconds = second.start - first.end;
  if (milliseconds < 0) {
    const window = { start: first.start, end: Math.max(first.end, second.end) };
    plan.say({ kind: 'told', what: 'clashes', pairs: [[asFact(from), asFact(to)]], window });
    return false;
  }
  // 'Fill that gap with the translation'.
  if (milliseconds > 0) plan.answeredStretch = { start: first.end, end: second.start };
  plan.say({ kind: 'told', what: 'between', from: asFact(from), to: asFact(to), milliseconds });
  return true;
};

/** What they are called: of 'the start of the vet' only the vet, and of 'that one, is it before the vet' one pointing word. */
function namesOf(slots: Slots): string[] {
  const said = [...slots.all('target'), ...slots.all('after'), ...slots.all('before')]
    .flatMap((name) => bothOf(name) ?? [name])
    .filter((name) => !saysEdgeOnly(name));
  const pointing = said.findIndex((name) => readReference(name).isFocus);
  return said.filter((name, index) => index === pointing || !readReference(name).isFocus);
}

/** 'Between the tasting and the weighing', whichever comes first: the time between them. */
export async function betweenEvents(request: Ask): Promise<Interval | 'none' | undefined> {
  const { plan, slots } = request;
  const said =
    request.wanted === 'longest-free' ? namesOf(slots) : [...slots.all('after'), ...slots.all('before')];
  const names = said.length === 2 ? said : bothOf(said[0] ?? '');
  if (!names) return undefined;
  const pair = await pairOf(request, names);
  if ('missing' in pair) return undefined;
  const [first, second] = pair.events.map((event) => plan.world.interval(event));
  if (!first || !second) return undefined;
  return first.end < second.start ? { start: first.end, end: second.start } : 'none';
}

/** The two events that are named, wherever on their day they are. */
export async function namedPair(request: Ask): Promise<Pair | undefined> {
  const names = namesOf(request.slots);
  if (names.length !== 2) return undefined;
  const others = request.slots.list().filter(({ role }) => role !== 'old_time');
  for (const slots of [request.slots, new Slots(others)]) {
    const pair = await pairOf({ ...request, slots }, names);
    if ('events' in pair) return pair.events;
  }
  return undefined;
}

/** The two events with these names, in order of time; of several so called, the two closest to each other. */
async function pairOf(
  request: Ask,
  names: readonly string[],
): Promise<{ readonly events: Pair } | { readonly missing: string | undefined }> {
  const { world } = request.plan;
  const [one, other] = names.map(withoutEdge);
  const set = one === undefined ? request.slots.joined('set') : undefined;
  if (set !== undefined) return pairAmong(request, set);
  const first = await called(request, one);
  if (first.length === 0) return { missing: one };
  const isNext = other === undefined || readReference(other).isNext === true;
  const second = isNext ? await following(request.plan, first) : await called(request, other);
  const pairs = first
    .flatMap((left) => second.filter(({ id }) => id !== left.id).map((right) => inOrder(left, right, world)))
    .toSorted((left, right) => apart(left, world) - apart(right, world));
  const [nearest] = pairs;
  return nearest ? { events: nearest } : { missing: other };
}

/**
 * 'Between the two home visits': of those so called, the first that stand next to each other; 'the last two' are those of
 * the day that was said, or of the list that was just shown.
 */
async function pairAmong(request: Ask, set: string) {
  const { plan } = request;
  const { count } = readReference(set);
  const isCounted = count !== undefined || countedIn(set) !== undefined || pointsBack(set);
  const there = isCounted
    ? await onDaySaidOrListed(request)
    : await called(request, namesOfSet(wordsOf(set)).join(' '));
  const sorted = there.toSorted(
    (left, right) => plan.world.interval(left).start - plan.world.interval(right).start,
  );
  const [first, second] = count !== undefined && count < 0 ? sorted.slice(-2) : sorted;
  return first && second ? { events: [first, second] as const } : { missing: set };
}

async function onDaySaidOrListed({ plan, slots }: Ask): Promise<readonly CalendarEvent[]> {
  const { conversation, world } = plan;
  const day = slots.joined('old_time') ?? slots.joined('time');
  const window = day ? windowIn(day, conversation, world) : undefined;
  return window ? (await world.events(window)).filter(({ start }) => start.kind === 'timed') : listed(plan);
}

/** Every event that these words may mean. */
async function called(request: Ask, words: string | undefined): Promise<readonly CalendarEvent[]> {
  const { plan, slots } = request;
  const { conversation, world } = plan;
  const day = slots.joined('old_time') ?? slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const isIt = words === undefined || readReference(words).isFocus;
  const found = await referTo(words, isIt ? new Slots([]) : within, conversation, world);
  if (found.kind === 'events' || found.kind === 'several') return found.events;
  if (found.kind === 'planned') return [];
  if (isIt) return listed(plan);
  const near = await nearest(plan, words, within, found);
  return near.kind === 'events' ? near.events : [];
}

async function listed({ conversation, world }: MessagePlan): Promise<readonly CalendarEvent[]> {
  const found = await Promise.all(recent(conversation).map((event) => fetch(event, world)));
  return found.flatMap((one) => (one.kind === 'events' ? one.events : []));
}

/** What begins next on the same day. */
async function following({ world }: MessagePlan, events: readonly CalendarEvent[]): Promise<CalendarEvent[]> {
  const [event] = events;
  if (!event) return [];
  const { start, end } = world.interval(event);
  const rest = await world.events({ start: end, end: dayOf(start, world.zone).end });
  return rest.filter((one) => one.start.kind === 'timed' && world.interval(one).start >= end).slice(0, 1);
}

const inOrder = (left: CalendarEvent, right: CalendarEvent, world: World): Pair =>
  world.interval(left).start <= world.interval(right).start ? [left, right] : [right, left];

/** A past event is less likely to be meant than one to come. */
const apart = ([from, to]: Pair, world: World): number =>
  Math.abs(world.interval(to).start - world.interval(from).end) +
  (world.interval(to).end < world.now ? 100 * DAY : 0);
