import { DAY, HOUR, type Interval } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { findOwnSlots, inTheWay, type OwnSlotRequest } from '../../../tools/events/own-time.ts';
import { usualLength } from '../../../tools/kept/rules-for.ts';
import { resolveDuration } from '../../../tools/time/resolve-duration.ts';
import { slotOf } from '../../../values/make.ts';
import type { PersonFact } from '../../../values/values.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { lengthIn, settle, timeWords } from '../../times.ts';
import { peopleOf } from '../create.ts';
import { type Answering, type Ask, peopleIn } from './asked.ts';
import { betweenEvents } from './free.ts';
import { suited } from './suited.ts';

const OFFERED = 5;
const CONSIDERED = 60;

/** When something could be: with whom, within what was said, without what does not suit. Nothing is booked. */
export const findTime: Answering = async (request, window) => {
  const { plan, slots } = request;
  const { world } = plan;
  const { user } = world.context;
  const people = unique([...(await peopleIn(plan, slots)), ...(await peopleOf(plan, slots))]);
  const wished = { title: slots.joined('title'), hasGuests: people.length > 0 };
  const duration = lengthIn(slots, world) ?? usualLength(user, wished) ?? HOUR / 2;
  const between = await betweenEvents(request);
  const beside = between ? undefined : await besideEvent(request, duration);
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const said =
    read?.kind === 'windows'
      ? read.windows.map(({ start, end }) => ({ start: start.epochMilliseconds, end: end.epochMilliseconds }))
      : [window ?? { start: world.now, end: world.now + 7 * DAY }];
  const near = between ?? beside?.window;
  const windows = suited(near ? [near] : said, slots, world);
  const span = {
    start: Math.min(...windows.map(({ start }) => start)),
    end: Math.max(...windows.map(({ end }) => end)),
  };
  const others =
    people.length === 0 || windows.length === 0
      ? []
      : await world.calendars.freeBusy({ ids: people.map(({ email }) => email), ...span });
  const isOrdered = slots.has('earliest') || slots.has('latest');
  const search: OwnSlotRequest = {
    windows,
    duration,
    people: others.map((one) => ({ ...one, optional: one.unknown !== undefined })),
    limit: CONSIDERED,
    ...(beside ? { likely: [beside.start] } : {}),
    ...(wished.title || wished.hasGuests ? { wished } : {}),
    ...(beside ? {} : { pause: gapIn(slots, request) }),
  };
  const found = (await findOwnSlots(world.calendars, user, world.now, search)).toSorted(
    (left, right) => left.start - right.start,
  );
  const chosen = !isOrdered
    ? overDays(found, world.zone)
    : slots.has('latest')
      ? found.slice(-1)
      : found.slice(0, 1);
  const offered = chosen.map((slot) => slotOf(slot, world.zone));
  plan.conversation = {
    ...plan.conversation,
    listed: offered.map((slot, index) => ({ ref: String(index + 1), slot })),
  };
  const byMail = (id: string): PersonFact => people.find(({ email }) => email === id) ?? { email: id };
  plan.say({
    kind: 'told',
    what: 'slots',
    slots: offered,
    unknown: others.filter((one) => one.unknown !== undefined).map(({ id }) => byMail(id)),
    busy: others
      .filter((one) => one.busy.length > 0)
      .map((one) => ({ person: byMail(one.id), busy: one.busy })),
    against: offered.length === 0 ? await inTheWay(world.calendars, user, world.now, search) : [],
  });
  return offered.length > 0;
};

/** A few of each day, and not five of the first: whoever cannot on Monday sees Thursday too. */
function overDays<T extends { readonly start: number }>(found: readonly T[], zone: string): T[] {
  const days = new Map<string, T[]>();
  for (const slot of found) {
    const day = Temporal.Instant.fromEpochMilliseconds(slot.start).toZonedDateTimeISO(zone).toPlainDate();
    days.set(day.toString(), [...(days.get(day.toString()) ?? []), slot]);
  }
  const rounds = Array.from({ length: OFFERED }, (_, round) =>
    [...days.values()].flatMap((slots) => slots[round] ?? []),
  );
  return rounds
    .flat()
    .slice(0, OFFERED)
    .toSorted((left, right) => left.start - right.start);
}

const unique = (people: readonly PersonFact[]): PersonFact[] => [
  ...new Map(people.map((person) => [person.email.toLowerCase(), person])).values(),
];

const gapIn = (slots: Slots, { plan }: Ask): number =>
  resolveDuration(slots.first('gap') ?? '', plan.world.when) ?? 0;

/** 'Right after the tasting': that very time first, then what is left of that day on its side. */
async function besideEvent(
  request: Ask,
  duration: number,
): Promise<{ readonly start: number; readonly window: Interval } | undefined> {
  const { plan, slots } = request;
  const { world, conversation } = plan;
  const side = slots.has('after') ? 'after' : slots.has('before') ? 'before' : undefined;
  if (!side) return undefined;
  const day = slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const found = await referTo(slots.first(side), within, conversation, world);
  if (found.kind !== 'events' || !found.events[0]) return undefined;
  const anchor = world.interval(found.events[0]);
  const gap = gapIn(slots, request);
  const midnight = Temporal.Instant.fromEpochMilliseconds(anchor.start)
    .toZonedDateTimeISO(world.zone)
    .startOfDay();
  return side === 'after'
    ? {
        start: anchor.end + gap,
        window: { start: anchor.end + gap, end: midnight.add({ days: 1 }).epochMilliseconds },
      }
    : {
        start: anchor.start - gap - duration,
        window: { start: midnight.epochMilliseconds, end: anchor.start - gap },
      };
}
