import { SchedulingError } from '../errors.ts';
import { assertInterval, type Interval } from '../intervals.ts';
import { MINUTE } from '../time/civil.ts';
import { zoneOf } from '../time/zone.ts';
import { alignUp } from './alignment.ts';
import { blockedBy, windowsOf } from './blocked.ts';
import { type Candidate, chooseBest } from './choose-best.ts';
import { type SoftRule, softRules } from './soft-rules.ts';
import { freeGaps } from './sweep.ts';
import type { FreeSlot, FreeTimes, FreeTimesRequest, Reason } from './types.ts';

const BASE_SCORE = 100;
const OTHER_LENGTH = 5;
const DEFAULT_GRANULARITY = 30 * MINUTE;
const DEFAULT_LIMIT = 10;

/**
 * When several people can meet. Busy time, buffers, working hours and hard preferences rule times out; soft
 * preferences, optional people and unknown calendars move the score. Somebody unknown is never taken for free:
 * each slot names them, and `requireEveryoneKnown` leaves such times out.
 */
export function findFreeTimes(request: FreeTimesRequest): FreeTimes {
  const durations = checked(request);
  const unknownPeople = request.people.filter((one) => one.unknown === 'all').map((one) => one.id);
  const span = spanOf(request);
  if (span === undefined) return { slots: [], unknownPeople, candidates: 0 };
  const free = freeGaps(span, blockedBy(request, span));
  const soft = softRules(request, span);
  const candidates = candidatesIn(free, durations, request, soft);
  const best = chooseBest(candidates, request.limit ?? DEFAULT_LIMIT, request.distinct === true);
  return {
    slots: best.map((one) => explain(one, soft, durations, request)),
    unknownPeople,
    candidates: candidates.length,
  };
}

/** The gaps themselves: every instant of the window at which nothing hard stands against a meeting. */
export function freeIntervals(request: Omit<FreeTimesRequest, 'duration'>): Interval[] {
  const span = spanOf({ ...request, duration: MINUTE });
  return span === undefined ? [] : freeGaps(span, blockedBy({ ...request, duration: MINUTE }, span));
}

function checked(request: FreeTimesRequest): readonly number[] {
  const durations = typeof request.duration === 'number' ? [request.duration] : request.duration;
  const wrong = (message: string): SchedulingError => new SchedulingError('invalid-request', message);
  if (durations.length === 0 || !durations.every((one) => one > 0 && Number.isFinite(one))) {
    throw wrong('A duration must be longer than nothing');
  }
  if (request.people.length === 0) throw wrong('Free time needs at least one person');
  const granularity = request.granularity ?? DEFAULT_GRANULARITY;
  if (!(granularity >= MINUTE)) throw wrong('Granularity must be at least a minute');
  const { before = 0, after = 0 } = request.buffers ?? {};
  if (!(before >= 0 && after >= 0)) throw wrong('Buffers cannot be negative');
  if (!((request.limit ?? DEFAULT_LIMIT) >= 0)) throw wrong('The limit cannot be negative');
  return durations;
}

function spanOf(request: FreeTimesRequest): Interval | undefined {
  for (const person of request.people) {
    // Those of required people are checked on the way through the sweep.
    if (person.optional === true) person.busy.forEach(assertInterval);
    if (person.unknown !== undefined && person.unknown !== 'all') person.unknown.forEach(assertInterval);
  }
  const windows = windowsOf(request);
  const [first, last] = [windows[0], windows.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  if (!Number.isFinite(first.start) || !Number.isFinite(last.end)) {
    throw new SchedulingError('invalid-request', 'A window must be finite');
  }
  return { start: first.start, end: last.end };
}

function candidatesIn(
  free: readonly Interval[],
  durations: readonly number[],
  request: FreeTimesRequest,
  soft: readonly SoftRule[],
): Candidate[] {
  const zone = zoneOf(request.zone);
  const every = request.granularity ?? DEFAULT_GRANULARITY;
  const candidates: Candidate[] = [];
  durations.forEach((duration, preference) => {
    // Starts only grow within one length, so every rule's place in its own list only moves forward.
    const places = soft.map(() => 0);
    for (const gap of free) {
      if (gap.end - gap.start < duration) continue;
      for (let start = alignUp(gap.start, every, zone); start + duration <= gap.end; ) {
        const end = start + duration;
        let score = BASE_SCORE - preference * OTHER_LENGTH;
        for (let i = 0; i < soft.length; i++) {
          const rule = soft[i] as SoftRule;
          const place = advance(rule, places[i] ?? 0, start);
          places[i] = place;
          if (holds(rule, place, start, end)) score += rule.score;
        }
        candidates.push({ start, end, score, preference });
        start = alignUp(start + 1, every, zone);
      }
    }
  });
  return candidates;
}

/** The first interval of the rule that ends after `start`: none before it can matter any more. */
function advance(rule: SoftRule, from: number, start: number): number {
  let place = from;
  while (place < rule.intervals.length && (rule.intervals[place] as Interval).end <= start) place++;
  return place;
}

function holds(rule: SoftRule, place: number, start: number, end: number): boolean {
  const one = rule.intervals[place];
  if (one === undefined) return false;
  return rule.test === 'overlap' ? one.start < end : one.start <= start && end <= one.end;
}

function explain(
  { start, end, score, preference }: Candidate,
  soft: readonly SoftRule[],
  durations: readonly number[],
  request: FreeTimesRequest,
): FreeSlot {
  const held = soft.filter((rule) => holds(rule, advance(rule, 0, start), start, end));
  const unknown = held.flatMap((rule) => rule.unknownPerson ?? []);
  const busyOptional = held.flatMap((rule) => rule.busyPerson ?? []);
  const reasons: Reason[] = [availability(request, unknown, busyOptional)];
  if (preference > 0) {
    const minutes = (length: number | undefined): number => Math.round((length ?? 0) / MINUTE);
    const text = `${minutes(end - start)} minutes instead of ${minutes(durations[0])}`;
    reasons.push({ effect: 'against', text });
  }
  reasons.push(...held.map((rule) => rule.reason));
  return { start, end, score, reasons, unknown, busyOptional };
}

function availability(
  request: FreeTimesRequest,
  unknown: readonly string[],
  busyOptional: readonly string[],
): Reason {
  if (unknown.length === request.people.length)
    return { effect: 'neutral', text: 'Nobody’s calendar is known' };
  if (unknown.length > 0) return { effect: 'neutral', text: 'Everyone whose calendar is known can come' };
  if (busyOptional.length > 0) return { effect: 'neutral', text: 'Everyone required is free' };
  return { effect: 'for', text: request.people.length === 1 ? 'Free' : 'Everyone is free' };
}
