import { HOUR, type Interval } from '@catch/scheduling';
import { asksByClock, resolveWhen } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../../calendar/index.ts';
import { factOf as asFact } from '../../../tools/events/event-fact.ts';
import type { MessagePlan } from '../../plan.ts';
import { settle } from '../../times.ts';
import type { World } from '../../world.ts';
import { type Answering, type Ask, dayOf, meets } from './asked.ts';

/** 'When am I done on Thursday?', 'which morning do I begin first?': the event at that end of the stretch. */
export const edgeOfDay: Answering = async (request, window) => {
  const { plan, slots } = request;
  const { world } = plan;
  const isLast = slots.has('latest');
  const within = stretchOf(request, window ?? dayOf(world.now, world.zone));
  const isMet = await meets(plan, slots);
  const events = (await world.events(within)).filter(
    (event) => event.start.kind === 'timed' && world.interval(event).start >= within.start && isMet(event),
  );
  const place = placeOf(plan, within, isLast);
  // In a week that has already begun, nobody asks about what is over.
  const ahead = events.filter((one) => world.interval(one).start >= world.now);
  const isWeek = within.end - within.start > LONGEST_DAY && ahead.length > 0;
  const sorted = (isWeek ? ahead : events).toSorted((left, right) => place(left) - place(right));
  const event = isLast ? sorted.at(-1) : sorted[0];
  if (!event) {
    plan.say({ kind: 'told', what: 'agenda', events: [], window: within });
    return false;
  }
  plan.focusOn([asFact(event)]);
  // 'When am I done? – Remind me then': at its end.
  const { start, end } = world.interval(event);
  plan.answeredStretch = isLast ? { start: end, end } : { start, end };
  const isThen = isInTime(request, isLast ? world.interval(event).end : world.interval(event).start);
  plan.say({ kind: 'told', what: 'when', events: [asFact(event)], isThen });
  return isThen ?? true;
};

/** 'By five on Friday' asks about that Friday, not about everything until then. */
function stretchOf({ plan: { world }, slots }: Ask, window: Interval): Interval {
  const read = settle(resolveWhen(slots.joined('time') ?? '', world.when));
  const isLimit = read.kind === 'open' || read.kind === 'deadline' || read.kind === 'instant';
  if (!isLimit) return window;
  const at = read.kind === 'open' || read.kind === 'instant' ? read.at : read.by;
  return dayOf(at.epochMilliseconds - (read.kind === 'instant' ? 0 : 1), world.zone);
}

/** Over several days 'the earliest start' goes by the clock, 'the first thing' by the date. */
function placeOf({ words, world }: MessagePlan, within: Interval, isLast: boolean) {
  const isByClock = within.end - within.start > LONGEST_DAY && asksByClock(words);
  return (event: CalendarEvent): number => {
    const at = world.interval(event);
    const day = isByClock ? startOfDay(at.start, world) : 0;
    return (isLast ? at.end : at.start) - day;
  };
}
const LONGEST_DAY = 25 * HOUR;

const startOfDay = (at: number, { zone }: World): number =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).startOfDay().epochMilliseconds;

/** Whether it has ended, or begun, by the time in the question, if it names one. */
function isInTime({ plan: { world }, slots }: Ask, answered: number): boolean | undefined {
  const read = settle(resolveWhen(slots.joined('time') ?? '', world.when));
  if (read.kind === 'instant') return answered <= read.at.epochMilliseconds;
  if (read.kind === 'deadline') return answered <= read.by.epochMilliseconds;
  if (read.kind !== 'open') return undefined;
  const limit = read.at.epochMilliseconds;
  return read.direction === 'from' ? answered >= limit : answered <= limit;
}
