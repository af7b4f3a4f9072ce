import { DAY, findConflicts, HOUR, type Interval, overlaps } from '@catch/scheduling';
import { resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import { freeStretches } from '../../../tools/events/free-stretches.ts';
import { findOwnSlots } from '../../../tools/events/own-time.ts';
import type { PersonFact } from '../../../values/values.ts';
import type { MessagePlan } from '../../plan.ts';
import { referTo } from '../../refer.ts';
import { Slots } from '../../slots.ts';
import { lengthIn, settle, timeWords } from '../../times.ts';
import { type Answering, type Ask, peopleIn } from './asked.ts';

const LONGEST_EVENT = 3 * HOUR;

export const free: Answering = async (request, asked) => {
  const { plan, slots } = request;
  const { world } = plan;
  const between = await betweenEvents(request);
  const length = lengthIn(slots, world);
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const isMoment = asked !== undefined && asked.end - asked.start <= 60_000;
  const isExact =
    !between &&
    (isMoment ||
      (read?.kind === 'interval' &&
        read.range &&
        !read.allDay &&
        length === undefined &&
        // 'Between 1 and 6' asks when; 'from 2 to 3' asks whether.
        read.end.epochMilliseconds - read.start.epochMilliseconds <= LONGEST_EVENT));
  const whole = between ?? asked ?? { start: world.now, end: world.now + 7 * DAY };
  const window = isMoment
    ? { start: whole.start, end: whole.start + (length ?? HOUR) }
    : awake(whole, slots, world);
  const people = await peopleIn(plan, slots);
  const others =
    people.length === 0
      ? []
      : await world.calendars.freeBusy({ ids: people.map(({ email }) => email), ...window });
  const isAboutOthers = people.length > 0;
  const events = await world.events(window);
  const conflicts =
    isAboutOthers && isExact
      ? []
      : findConflicts(window, [...events], { zone: world.zone }).filter(
          ({ event }) => event.start.kind === 'timed',
        );
  const byMail = (id: string): PersonFact => people.find(({ email }) => email === id) ?? { email: id };
  const busy = others
    .filter((one) => one.busy.some((interval) => overlaps(interval, window)))
    .map(({ id }) => byMail(id));
  const unknown = others.filter((one) => one.unknown !== undefined).map(({ id }) => byMail(id));
  const stretches = isExact
    ? []
    : freeStretches(events, world.context.user, world.now, [window], others, length).filter(
        (stretch) => stretch.end - stretch.start >= (length ?? 0),
      );
  const isFree = isExact ? conflicts.length === 0 && busy.length === 0 : stretches.length > 0;
  plan.say({
    kind: 'told',
    what: 'free',
    window,
    isExact,
    isFree,
    conflicts: conflicts.map(({ event }) => asFact(event as CalendarEvent)),
    busy,
    unknown,
    people,
    stretches,
    ...(length === undefined ? {} : { length }),
  });
  if (conflicts.length === 1 && conflicts[0]) plan.focusOn([asFact(conflicts[0].event as CalendarEvent)]);
  return isFree && unknown.length === 0 && world.calendars.unread.length === 0;
};

/** 'Between the dentist and board prep'. */
async function betweenEvents({ plan, slots }: Ask): Promise<Interval | undefined> {
  const [from, to] = [slots.first('after'), slots.first('before')];
  if (!from || !to) return undefined;
  const day = slots.joined('time');
  const within = new Slots(day ? [{ role: 'old_time', text: day }] : []);
  const [one, other] = [
    await referTo(from, within, plan.conversation, plan.world),
    await referTo(to, within, plan.conversation, plan.world),
  ];
  if (one.kind !== 'events' || other.kind !== 'events' || !one.events[0] || !other.events[0])
    return undefined;
  return { start: plan.world.interval(one.events[0]).end, end: plan.world.interval(other.events[0]).start };
}

/** Not before what was said not to suit. */
function awake(window: Interval, slots: Slots, world: MessagePlan['world']): Interval {
  const words = slots.first('avoid');
  if (!words) return window;
  const day = Temporal.Instant.fromEpochMilliseconds(window.start)
    .toZonedDateTimeISO(world.zone)
    .startOfDay();
  const read = resolveWhen(words, { ...world.when, now: day.toInstant() });
  if (read.kind === 'open' && read.direction === 'until')
    return { ...window, start: Math.max(window.start, read.at.epochMilliseconds) };
  if (read.kind === 'open') return { ...window, end: Math.min(window.end, read.at.epochMilliseconds) };
  if (read.kind === 'deadline')
    return { ...window, start: Math.max(window.start, read.by.epochMilliseconds) };
  return window;
}

export const findTime: Answering = async ({ plan, slots }, window) => {
  const { world } = plan;
  const people = await peopleIn(plan, slots);
  const duration = lengthIn(slots, world) ?? HOUR / 2;
  const words = timeWords(slots);
  const read = words ? settle(resolveWhen(words, world.when)) : undefined;
  const windows =
    read?.kind === 'windows'
      ? read.windows.map(({ start, end }) => ({ start: start.epochMilliseconds, end: end.epochMilliseconds }))
      : [window ?? { start: world.now, end: world.now + 7 * DAY }];
  const span = {
    start: Math.min(...windows.map(({ start }) => start)),
    end: Math.max(...windows.map(({ end }) => end)),
  };
  const others =
    people.length === 0
      ? []
      : await world.calendars.freeBusy({ ids: people.map(({ email }) => email), ...span });
  const slotsFound = await findOwnSlots(world.calendars, world.context.user, world.now, {
    windows,
    duration,
    people: others.map((one) => ({ ...one, optional: one.unknown !== undefined })),
    limit: 5,
  });
  const offered = slotsFound
    .toSorted((left, right) => left.start - right.start)
    .map(({ start, end }) => ({
      start: { kind: 'timed' as const, at: start, zone: world.zone },
      end: { kind: 'timed' as const, at: end, zone: world.zone },
    }));
  const byMail = (id: string): PersonFact => people.find(({ email }) => email === id) ?? { email: id };
  plan.conversation = {
    ...plan.conversation,
    listed: offered.map((slot, index) => ({ ref: String(index + 1), slot })),
  };
  plan.say({
    kind: 'told',
    what: 'slots',
    slots: offered,
    unknown: others.filter((one) => one.unknown !== undefined).map(({ id }) => byMail(id)),
    busy: others
      .filter((one) => one.busy.length > 0)
      .map((one) => ({ person: byMail(one.id), busy: one.busy })),
  });
  return offered.length > 0;
};
