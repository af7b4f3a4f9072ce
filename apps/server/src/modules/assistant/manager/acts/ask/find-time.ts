import { DAY, HOUR } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { usualLength } from '../../../tools/kept/rules-for.ts';
import { besideEvent } from '../../../tools/search/beside-event.ts';
import { searchTimes } from '../../../tools/search/search-times.ts';
import { resolveDuration } from '../../../tools/time/resolve-duration.ts';
import { slotOf } from '../../../values/make.ts';
import type { PersonFact } from '../../../values/values.ts';
import { boundsIn } from '../../people.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { lengthIn, settle, timeWords } from '../../times.ts';
import { peopleOf } from '../create.ts';
import { type Answering, type Ask, peopleIn, strangersIn } from './asked.ts';
import { betweenEvents } from './free.ts';

const OFFERED = 5;

/** When something could be: with whom, within what was said, without what does not suit. Nothing is booked. */
export const findTime: Answering = async (request, window) => {
  const { plan, slots } = request;
  const { world } = plan;
  const { user } = world.context;
  const bounds = await boundsIn(slots, plan.conversation, world);
  const people = unique([
    ...(await peopleIn(plan, slots)),
    ...(await peopleOf(plan, slots)),
    ...bounds.map(({ person }) => person).filter(({ email }) => email !== ''),
  ]);
  const wished = { title: slots.joined('title'), hasGuests: people.length > 0 };
  const duration = lengthIn(slots, world) ?? usualLength(user, wished) ?? HOUR / 2;
  const between = await betweenEvents(request);
  const beside = between ? undefined : await besideIn(request, duration);
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const said =
    read?.kind === 'windows'
      ? read.windows.map(({ start, end }) => ({ start: start.epochMilliseconds, end: end.epochMilliseconds }))
      : [window ?? { start: world.now, end: world.now + 7 * DAY }];
  const near = between ?? beside?.window;
  const found = await searchTimes(world.calendars, user, world.when, {
    windows: near ? [near] : said,
    duration,
    people,
    bounds,
    avoid: slots.all('avoid'),
    order: slots.has('latest') ? 'latest' : slots.has('earliest') ? 'earliest' : undefined,
    first: beside?.first,
    pause: beside ? undefined : gapIn(slots, request),
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
    against: found.against,
    bounded: found.bounded,
    notUnderstood: found.notUnderstood,
    clocks: found.clocks,
  });
  return offered.length > 0;
};

const unique = (people: readonly PersonFact[]): PersonFact[] => [
  ...new Map(people.map((person) => [person.email.toLowerCase(), person])).values(),
];

const gapIn = (slots: Slots, { plan }: Ask): number =>
  resolveDuration(slots.first('gap') ?? '', plan.world.when) ?? 0;

/** 'Right after the tasting', half an hour after it. */
async function besideIn(request: Ask, duration: number): Promise<ReturnType<typeof besideEvent> | undefined> {
  const { plan, slots } = request;
  const { world, conversation } = plan;
  const side = slots.has('after') ? 'after' : slots.has('before') ? 'before' : undefined;
  if (!side) return undefined;
  const day = slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const found = await referTo(slots.first(side), within, conversation, world);
  if (found.kind !== 'events' || !found.events[0]) return undefined;
  return besideEvent(found.events[0], side, { duration, gap: gapIn(slots, request), zone: world.zone });
}
