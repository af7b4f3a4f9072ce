import { type Interval, subtract } from '@catch/scheduling';
import type { EventKind, WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { AllCalendars, Availability } from '../../../calendar/index.ts';
import type { BoundFact, ClockFact, PersonFact, PreferenceFact } from '../../values/values.ts';
import { findOwnSlots, inTheWay, type OwnSlotRequest } from '../events/own-time.ts';
import { nightsIn, zonesOf } from '../people/zones.ts';
import type { ToolUser } from '../tool.port.ts';
import { withinBounds, without } from './unsuited.ts';

/** When something could be. */
export interface TimeSearch {
  readonly windows: readonly Interval[];
  readonly duration: number;
  readonly people: readonly PersonFact[];
  /** What was said of single people; their words are read on their own clock where it is known. */
  readonly bounds?: readonly Omit<BoundFact, 'zone'>[];
  /** Words for times that do not suit. */
  readonly avoid?: readonly string[];
  readonly order?: 'earliest' | 'latest' | undefined;
  /** Tried before anything else: right after something. */
  readonly first?: number | undefined;
  /** Free time around it. */
  readonly pause?: number | undefined;
  readonly wished?: EventKind | undefined;
  readonly limit: number;
}

export interface FoundTimes {
  /** As they were found, best first; with an order only the one that is wanted. */
  readonly slots: readonly Interval[];
  /** What is left of the windows for everybody of whom something was said. */
  readonly windows: readonly Interval[];
  readonly others: readonly (Availability & { readonly person: PersonFact })[];
  /** People whose clocks show another hour. */
  readonly clocks: readonly ClockFact[];
  /** Where nothing was found: what the person asked to keep in mind, and what was said of single people, stand against it. */
  readonly against: readonly PreferenceFact[];
  readonly bounded: readonly BoundFact[];
  readonly notUnderstood: readonly string[];
}

const CONSIDERED = 60;

export async function searchTimes(
  calendars: AllCalendars,
  user: ToolUser,
  when: WhenContext,
  search: TimeSearch,
): Promise<FoundTimes> {
  const now = when.now.epochMilliseconds;
  const { people, order, limit } = search;
  const zones = await zonesOf(
    calendars,
    people.map(({ email }) => email),
  );
  const zoneOf = ({ email }: PersonFact) => zones.get(email.toLowerCase());
  const bounds = (search.bounds ?? []).map((bound) => ({ ...bound, ...zoned(zoneOf(bound.person)) }));
  const suited = without(search.windows, search.avoid ?? [], when);
  const bounded = withinBounds(suited.windows, bounds, when);
  const others = await availabilityOf(calendars, people, suited.windows);
  const clocks = people.flatMap((person) => {
    const zone = zoneOf(person);
    return zone && zone !== user.timeZone ? [{ person, zone }] : [];
  });
  const request: Omit<OwnSlotRequest, 'windows'> = {
    duration: search.duration,
    people: others.map((one) => ({ ...one, optional: one.unknown === 'all' })),
    limit: CONSIDERED,
    wished: search.wished,
    isFirst: order === 'earliest',
    ...(search.first === undefined ? {} : { likely: [search.first] }),
    ...(search.pause === undefined ? {} : { pause: search.pause }),
  };
  const find = (windows: readonly Interval[]) =>
    windows.length === 0 ? Promise.resolve([]) : findOwnSlots(calendars, user, now, { ...request, windows });
  // Nobody is got out of bed as long as there is another time.
  const awake =
    clocks.length > 0
      ? subtract(
          bounded.windows,
          nightsIn(
            clocks.map(({ zone }) => zone),
            bounded.windows,
          ),
        )
      : [];
  const byDay = await find(awake);
  const found = byDay.length > 0 ? byDay : await find(bounded.windows);
  const inOrder = found.toSorted((one, other) => one.start - other.start);
  const offered = search.first === undefined ? overDays(found, user.timeZone, limit) : found.slice(0, limit);
  const isNone = found.length === 0;
  return {
    slots: order === 'earliest' ? inOrder.slice(0, 1) : order === 'latest' ? inOrder.slice(-1) : offered,
    windows: bounded.windows,
    others,
    clocks,
    against:
      isNone && bounded.windows.length > 0
        ? await inTheWay(calendars, user, now, { ...request, windows: bounded.windows })
        : [],
    bounded: isNone && bounds.length > 0 && (await find(suited.windows)).length > 0 ? bounds : [],
    notUnderstood: [...suited.notUnderstood, ...bounded.notUnderstood],
  };
}

/** A few of each day, and not five of the first: people who cannot make Monday see Thursday too. */
function overDays<T extends { readonly start: number }>(
  found: readonly T[],
  zone: string,
  limit: number,
): T[] {
  const days = new Map<string, T[]>();
  for (const slot of found) {
    const day = Temporal.Instant.fromEpochMilliseconds(slot.start).toZonedDateTimeISO(zone).toPlainDate();
    days.set(day.toString(), [...(days.get(day.toString()) ?? []), slot]);
  }
  const rounds = Array.from({ length: limit }, (_, round) =>
    [...days.values()].flatMap((slots) => slots[round] ?? []),
  );
  return rounds.flat().slice(0, limit);
}

const zoned = (zone: string | undefined) => (zone ? { zone } : {});

async function availabilityOf(
  calendars: AllCalendars,
  people: readonly PersonFact[],
  windows: readonly Interval[],
): Promise<(Availability & { readonly person: PersonFact })[]> {
  if (people.length === 0 || windows.length === 0) return [];
  const known = await calendars.freeBusy({
    ids: people.map(({ email }) => email),
    start: Math.min(...windows.map(({ start }) => start)),
    end: Math.max(...windows.map(({ end }) => end)),
  });
  return known.flatMap((one, index) => {
    const person = people[index];
    return person ? [{ ...one, ...(person.name ? { name: person.name } : {}), person }] : [];
  });
}
