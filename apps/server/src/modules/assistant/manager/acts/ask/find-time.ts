import { DAY, findConflicts, HOUR, type Interval } from '@catch/scheduling';
import { resolveWhen, type When, wantsHour } from '@catch/understanding';
import { factOf } from '../../../tools/events/event-fact.ts';
import { usualLength } from '../../../tools/preference-rules/rules-for.ts';
import { searchTimes } from '../../../tools/search/search-times.ts';
import { windowNextToEvent } from '../../../tools/search/window-next-to-event.ts';
import { mealHours, mealOf } from '../../../tools/time/meal-time.ts';
import { resolveDuration } from '../../../tools/time/resolve-duration.ts';
import { slotOf } from '../../../values/make.ts';
import type { EventFact, PersonFact } from '../../../values/values.ts';
import { boundsIn } from '../../people.ts';
import type { MessagePlan } from '../../plan.ts';
import { referTo } from '../../refer.ts';
import { samePeople } from '../../same-people.ts';
import { Slots } from '../../slots.ts';
import { lengthIn, settle, timeWords } from '../../times.ts';
import type { Answering, Ask } from './asked.ts';
import { betweenEvents } from './between.ts';
import { peopleIn, strangersIn } from './people-asked.ts';

const OFFERED = 5;

/** When something could be: with whom, within what was said, without what does not suit. Nothing is booked. */
export const findTime: Answering = async (request, window) => {
  const { plan, slots } = request;
  const { world } = plan;
  const { user } = world.context;
  const bounds = await boundsIn(slots, plan.conversation, world);
  const same = await samePeople(plan, slots);
  if (same.kind === 'none') {
    plan.noSuchEvent(same.words);
    return false;
  }
  const people = unique([
    ...(await peopleIn(plan, slots)),
    ...same.people,
    ...bounds.map(({ person }) => person).filter(({ email }) => email !== ''),
  ]);
  const wished = { title: slots.joined('title'), hasGuests: people.length > 0 };
  const meal = mealOf(wished.title);
  const isHour = meal !== undefined || wantsHour(plan.words);
  const duration = lengthIn(slots, world) ?? usualLength(user, wished) ?? (isHour ? HOUR : HOUR / 2);
  const gap = await betweenEvents(request);
  const between = gap === 'none' ? undefined : gap;
  const adjacent = between ? undefined : await windowNextTo(request, duration);
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const said =
    read?.kind === 'windows'
      ? read.windows.map(({ start, end, instant }) => ({
          start: start.epochMilliseconds,
          end: instant ? start.epochMilliseconds + duration : end.epochMilliseconds,
        }))
      : [atHour(read, duration) ?? window ?? { start: world.now, end: world.now + 7 * DAY }];
  const near = between ?? adjacent?.window;
  const found = await searchTimes(world.calendars, user, world.when, {
    windows: near ? [near] : meal ? mealHours(meal, said, world.zone) : said,
    duration,
    people,
    bounds,
    avoid: slots.all('avoid'),
    order: slots.has('latest') ? 'latest' : slots.has('earliest') ? 'earliest' : undefined,
    first: adjacent?.first,
    pause: adjacent ? undefined : gapIn(slots, request),
    wished: wished.title || wished.hasGuests ? wished : undefined,
    limit: OFFERED,
  });
  const offered = found.slots
    .toSorted((left, right) => left.start - right.start)
    .map((slot) => slotOf(slot, world.zone));
  plan.conversation = {
    ...plan.conversation,
    listed: offered.map((slot, index) => ({ ref: String(index + 1), slot })),
  };
  plan.say({
    kind: 'told',
    what: 'slots',
    slots: offered,
    unknown: [
      ...found.others.filter((one) => one.unknown !== undefined).map(({ person }) => person),
      ...(await strangersIn(plan, slots)),
    ],
    busy: found.others.filter((one) => one.busy.length > 0).map(({ person, busy }) => ({ person, busy })),
    mine: offered.length > 0 ? [] : await ownEvents(plan, found.windows),
    against: found.against,
    bounded: found.bounded,
    notUnderstood: found.notUnderstood,
    clocks: found.clocks,
  });
  return offered.length > 0;
};

/** 'Half an hour with Ana on Thursday at 4': from then on, as long as it is. */
const atHour = (read: When | undefined, duration: number): Interval | undefined =>
  read?.kind === 'instant'
    ? { start: read.at.epochMilliseconds, end: read.at.epochMilliseconds + duration }
    : undefined;

/** What the person has in these stretches. */
async function ownEvents({ world }: MessagePlan, windows: readonly Interval[]): Promise<EventFact[]> {
  const found = await Promise.all(
    windows.map(async (window) => {
      const { events } = await world.calendars.listOwnEvents({ from: window.start, to: window.end });
      return findConflicts(window, events, { zone: world.zone }).map(({ event }) => event);
    }),
  );
  const timed = found.flat().filter(({ start }) => start.kind === 'timed');
  return [...new Map(timed.map((event) => [event.id, factOf(event)])).values()];
}

const unique = (people: readonly PersonFact[]): PersonFact[] => [
  ...new Map(people.map((person) => [person.email.toLowerCase(), person])).values(),
];

const gapIn = (slots: Slots, { plan }: Ask): number =>
  resolveDuration(slots.first('gap') ?? '', plan.world.when) ?? 0;

/** 'Right after the tasting', half an hour after it. */
async function windowNextTo(
  request: Ask,
  duration: number,
): Promise<ReturnType<typeof windowNextToEvent> | undefined> {
  const { plan, slots } = request;
  const { world, conversation } = plan;
  const side = slots.has('after') ? 'after' : slots.has('before') ? 'before' : undefined;
  if (!side) return undefined;
  const day = slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const found = await referTo(slots.first(side), within, conversation, world);
  if (found.kind !== 'events' || !found.events[0]) return undefined;
  return windowNextToEvent(found.events[0], side, { duration, gap: gapIn(slots, request), zone: world.zone });
}
