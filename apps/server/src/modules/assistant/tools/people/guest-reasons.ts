import { DAY, type Interval, type Moment, overlaps, subtract } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { type AllCalendars, type Availability, isCalendarError } from '../../../calendar/index.ts';
import { slotOf } from '../../values/make.ts';
import type { ClockFact, PersonFact, ProposalReason } from '../../values/values.ts';
import { instancesOf, type WishedTime } from '../events/instances.ts';
import { EARLY, LATE, zonesOf } from './zones.ts';

/** Something that guests come to, as it would be. */
export interface GuestMeeting {
  readonly guests: readonly PersonFact[];
  readonly time: WishedTime;
  /** Where it is now: there it is itself what they have. */
  readonly was?: Interval | undefined;
}

/**
 * Whether the guests have time, as far as their calendars show: said with the proposal, since the person who agrees
 * cannot see it. Guests whose calendars cannot be read are unknown, and never taken for free. For a series we look at
 * the next weeks.
 */
export async function guestReasons(
  calendars: AllCalendars,
  meetings: readonly GuestMeeting[],
  zone: string,
): Promise<ProposalReason[]> {
  const asked = meetings
    .filter(({ guests, time }) => guests.length > 0 && time.start.kind === 'timed')
    .map(({ guests, time, was }) => ({ guests, time, was, at: nextOf(instancesOf(time, zone)) }))
    .filter(({ at }) => at.length > 0);
  const guests = unique(asked.flatMap((one) => one.guests));
  const times = asked.flatMap(({ at }) => at);
  if (times.length === 0) return [];
  const known = await availabilityOf(calendars, guests, times);
  const of = ({ email }: PersonFact) => known.find(({ id }) => id.toLowerCase() === email.toLowerCase());
  const slot = (interval: Interval) => slotOf(interval, zone);
  const busy = guests.flatMap((person) => {
    const own = asked.filter((one) => one.guests.some(({ email }) => isSame(email, person.email)));
    const theirs = subtract(
      of(person)?.busy ?? [],
      own.flatMap(({ was }) => was ?? []),
    );
    const taken = own.flatMap(({ at }) => at.filter((time) => theirs.some((one) => overlaps(one, time))));
    const met = theirs.filter((one) => taken.some((time) => overlaps(one, time)));
    if (taken.length === 0) return [];
    return [{ person, times: met.map(slot), ...(times.length > 1 ? { at: taken.map(slot) } : {}) }];
  });
  const unknown = guests.filter((person) => {
    const there = of(person);
    return !there || (there.unknown !== undefined && !busy.some((one) => one.person === person));
  });
  const nights = await nightsOf(calendars, asked);
  return [
    ...nights,
    ...(busy.length > 0 ? [{ code: 'guests-busy', busy } as const] : []),
    ...(unknown.length > 0 ? [{ code: 'guests-unknown', people: unknown } as const] : []),
  ];
}

/** Another time would suit them better. */
export const isInconvenient = (reasons: readonly ProposalReason[]): boolean =>
  reasons.some(({ code }) => code === 'guests-busy' || code === 'guests-night');

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const unique = (people: readonly PersonFact[]): PersonFact[] => [
  ...new Map(people.map((one) => [one.email.toLowerCase(), one])).values(),
];

/** Nobody's calendar is full much further ahead, and so far one question to Google reaches. */
const AHEAD = 60 * DAY;

function nextOf(instances: readonly Interval[]): Interval[] {
  const [first] = instances;
  return instances.filter(({ start, end }) => end > start && first && start < first.start + AHEAD);
}

/** The first of these that lies in somebody's night. */
async function nightsOf(
  calendars: AllCalendars,
  asked: readonly { guests: readonly PersonFact[]; time: WishedTime; at: readonly Interval[] }[],
): Promise<ProposalReason[]> {
  for (const { guests, time, at } of asked) {
    const moment: Moment = time.from ?? time.start;
    const clocks = await asleep(calendars, guests, at[0]?.start ?? 0);
    if (clocks.length > 0) return [{ code: 'guests-night', clocks, at: moment }];
  }
  return [];
}

/** For whom it is night then, where their own calendars tell where they are. */
async function asleep(
  calendars: AllCalendars,
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

/** A courtesy: what cannot be learnt stands in nobody's way. Times that lie far apart are asked for one after the other. */
async function availabilityOf(
  calendars: AllCalendars,
  guests: readonly PersonFact[],
  times: readonly Interval[],
): Promise<readonly Availability[]> {
  const ids = guests.map(({ email }) => email);
  const found = new Map<string, Availability>();
  try {
    for (const stretch of stretchesOf(times))
      for (const one of await calendars.freeBusy({ ids, ...stretch })) {
        const before = found.get(one.id);
        found.set(one.id, before ? { ...one, ...before, busy: [...before.busy, ...one.busy] } : one);
      }
  } catch (error) {
    if (isCalendarError(error, 'forbidden', 'unavailable', 'rate-limited', 'invalid')) return [];
    throw error;
  }
  return [...found.values()];
}

function stretchesOf(times: readonly Interval[]): Interval[] {
  const stretches: { start: number; end: number }[] = [];
  for (const { start, end } of times.toSorted((one, other) => one.start - other.start)) {
    const last = stretches.at(-1);
    if (last && end - last.start <= AHEAD) last.end = Math.max(last.end, end);
    else stretches.push({ start, end });
  }
  return stretches;
}
