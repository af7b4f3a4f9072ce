import { DAY, type Interval, instantOf, type Moment, subtract } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import type { AllCalendars } from '../../../calendar/index.ts';
import { slotOf } from '../../values/make.ts';
import type { Slot } from '../../values/values.ts';
import { busyGuests } from '../people/busy-guests.ts';
import { byDayOf } from '../people/zones.ts';
import type { ToolUser } from '../tool.port.ts';
import { findOwnSlots, type OwnSlotRequest, SLEEPS, WAKES } from './own-time.ts';

const ALTERNATIVES = 2;

/** Where something that would collide could go instead: nearby, on the same day or the next. */
export async function findAlternatives(
  calendars: AllCalendars,
  user: ToolUser,
  now: number,
  time: { start: Moment; end: Moment },
  {
    ignore = [],
    wished,
    guests = [],
    except = [],
  }: Pick<OwnSlotRequest, 'ignore' | 'wished'> & {
    /** Whom it has to suit as well, by address; and where the event itself lies in their calendars. */
    readonly guests?: readonly string[];
    readonly except?: readonly Interval[];
  } = {},
): Promise<Slot[]> {
  const start = instantOf(time.start, user.timeZone);
  const duration = instantOf(time.end, user.timeZone) - start;
  const windows = [{ start: start - DAY / 4, end: start + 2 * DAY }];
  const people = await busyGuests(calendars, guests, windows, now);
  const find = (within: readonly Interval[]) =>
    findOwnSlots(calendars, user, now, {
      windows: within,
      people: people.map((one) => ({ ...one, busy: subtract(one.busy, except), optional: false })),
      duration,
      limit: CONSIDERED,
      ignore,
      wished,
    });
  const awake = await find(await byDayOf(calendars, guests, windows));
  const slots = awake.length > 0 ? awake : await find(windows);
  const asked = { start, end: start + duration };
  const proper = isAwake(asked, user.timeZone) ? slots.filter((slot) => isAwake(slot, user.timeZone)) : slots;
  return proper.slice(0, ALTERNATIVES).map((slot) => slotOf(slot, user.timeZone));
}

const CONSIDERED = 8;

/** Nobody who asked for an afternoon wants the middle of the night instead. */
function isAwake({ start, end }: Interval, zone: string): boolean {
  const clock = (at: number) => Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const [from, to] = [clock(start), clock(end)];
  const limit = from.startOfDay().add({ hours: SLEEPS });
  return from.hour >= WAKES && Temporal.ZonedDateTime.compare(to, limit) <= 0;
}

const NEARBY = 2 * 3_600_000;

/** What is free shortly before or after a time of day that is full ('lunch tomorrow'); nothing for longer stretches. */
export async function findNearby(
  calendars: AllCalendars,
  user: ToolUser,
  now: number,
  request: OwnSlotRequest,
): Promise<Interval[]> {
  const [window, ...others] = request.windows;
  if (!window || others.length > 0 || window.end - window.start > DAY / 2) return [];
  const { likely: _likely, ...rest } = request;
  const slots = await findOwnSlots(calendars, user, now, {
    ...rest,
    windows: [{ start: window.start - NEARBY, end: window.end + NEARBY }],
    limit: CONSIDERED,
  });
  const middle = (window.start + window.end - request.duration) / 2;
  return slots
    .filter((slot) => isAwake(slot, user.timeZone))
    .sort((left, right) => Math.abs(left.start - middle) - Math.abs(right.start - middle))
    .slice(0, ALTERNATIVES)
    .sort((left, right) => left.start - right.start);
}
