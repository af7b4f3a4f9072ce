import { type Interval, instantOf, type Moment, overlaps, subtract } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { type Availability, isCalendarError, type WholeCalendars } from '../../../calendar/index.ts';
import { slotOf } from '../../values/make.ts';
import type { ClockFact, PersonFact, ProposalReason } from '../../values/values.ts';
import { EARLY, LATE, zonesOf } from './zones.ts';

/**
 * Whether the guests have time, as far as their calendars tell: said with the proposal, since the person who agrees cannot
 * see it. Whoever's calendar cannot be read is unknown, and never taken for free. `except` is where the event itself was.
 */
export async function guestReasons(
  calendars: WholeCalendars,
  guests: readonly PersonFact[],
  time: { readonly start: Moment; readonly end: Moment },
  zone: string,
  except: readonly Interval[] = [],
): Promise<ProposalReason[]> {
  if (guests.length === 0 || time.start.kind === 'date') return [];
  const asked = { start: instantOf(time.start, zone), end: instantOf(time.end, zone) };
  if (asked.end <= asked.start) return [];
  const known = await availabilityOf(calendars, guests, asked);
  const of = ({ email }: PersonFact) => known.find(({ id }) => id.toLowerCase() === email.toLowerCase());
  const busy = guests.flatMap((person) => {
    const times = subtract(of(person)?.busy ?? [], except).filter((one) => overlaps(one, asked));
    return times.length > 0 ? [{ person, times: times.map((one) => slotOf(one, zone)) }] : [];
  });
  const unknown = guests.filter((person) => {
    const there = of(person);
    return !there || (there.unknown !== undefined && !busy.some((one) => one.person === person));
  });
  const clocks = await asleep(calendars, guests, asked.start);
  return [
    ...(clocks.length > 0 ? [{ code: 'guests-night', clocks, at: time.start } as const] : []),
    ...(busy.length > 0 ? [{ code: 'guests-busy', busy } as const] : []),
    ...(unknown.length > 0 ? [{ code: 'guests-unknown', people: unknown } as const] : []),
  ];
}

/** For whom it is night then, where their own calendars tell where they are. */
async function asleep(
  calendars: WholeCalendars,
  guests: readonly PersonFact[],
  at: number,
): Promise<ClockFact[]> {
  const zones = await zonesOf(
    calendars,
    guests.map(({ email }) => email),
  );
  return guests.flatMap((person) => {
    const zone = zones.get(person.email.toLowerCase());
    const clock = zone && Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainTime();
    const isNight =
      clock && (Temporal.PlainTime.compare(clock, EARLY) < 0 || Temporal.PlainTime.compare(clock, LATE) >= 0);
    return zone && isNight ? [{ person, zone }] : [];
  });
}

/** A courtesy: what cannot be learnt stands in nobody's way. */
async function availabilityOf(
  calendars: WholeCalendars,
  guests: readonly PersonFact[],
  asked: Interval,
): Promise<readonly Availability[]> {
  try {
    return await calendars.freeBusy({ ids: guests.map(({ email }) => email), ...asked });
  } catch (error) {
    if (isCalendarError(error, 'forbidden', 'unavailable', 'rate-limited', 'invalid')) return [];
    throw error;
  }
}
