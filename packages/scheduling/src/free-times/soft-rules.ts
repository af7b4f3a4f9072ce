import { gaps, type Interval, merge } from '../intervals.ts';
import { workingIntervals } from '../working-hours.ts';
import type { FreeTimesRequest, Person, Reason } from './types.ts';
import { whenever } from './weekly-time.ts';

/** One thing that moves a slot's score without ruling it out. */
export interface SoftRule {
  /** `overlap`: counts when the slot touches the intervals. `inside`: when it lies within one of them. */
  readonly test: 'overlap' | 'inside';
  /** Sorted and disjoint. */
  readonly intervals: readonly Interval[];
  readonly score: number;
  readonly reason: Reason;
  readonly unknownPerson?: string;
  readonly busyPerson?: string;
}

const DEFAULT_WEIGHT = 10;
const OPTIONAL_BUSY = 20;
const UNKNOWN = 15;

export function softRules(request: FreeTimesRequest, window: Interval): SoftRule[] {
  const rules: SoftRule[] = [];
  for (const person of request.people) {
    const unknown = unknownParts(person, window);
    if (unknown.length > 0) rules.push(unknownRule(person, unknown));
    if (person.optional === true) {
      const busy = optionalBusy(person, request, window);
      if (busy.length > 0) rules.push(optionalRule(person, busy));
    }
  }
  for (const preference of request.preferences ?? []) {
    if (preference.strength === 'hard') continue;
    const weight = preference.weight ?? DEFAULT_WEIGHT;
    const who = preference.person === undefined ? {} : { person: preference.person };
    if (preference.kind === 'prefer') {
      const text = `In preferred time: ${preference.label}`;
      const reason: Reason = { effect: 'for', text, ...who };
      rules.push({ test: 'inside', intervals: whenever(preference.when, window), score: weight, reason });
    } else {
      const text =
        preference.kind === 'avoid'
          ? `Touches time to avoid: ${preference.label}`
          : `Short notice: ${preference.label}`;
      const reason: Reason = { effect: 'against', text, ...who };
      const intervals =
        preference.kind === 'avoid'
          ? whenever(preference.when, window)
          : merge([{ start: window.start, end: Math.max(window.start, preference.earliest) }]);
      rules.push({ test: 'overlap', intervals, score: -weight, reason });
    }
  }
  return rules;
}

export function unknownParts(person: Person, window: Interval): Interval[] {
  if (person.unknown === undefined) return [];
  return person.unknown === 'all' ? [window] : merge(person.unknown);
}

function displayName(person: Person): string {
  return person.name ?? person.id;
}

function unknownRule(person: Person, intervals: Interval[]): SoftRule {
  const text = `${displayName(person)}’s calendar is unknown`;
  return {
    test: 'overlap',
    intervals,
    score: -UNKNOWN,
    reason: { effect: 'against', text, person: person.id },
    unknownPerson: person.id,
  };
}

function optionalRule(person: Person, intervals: Interval[]): SoftRule {
  const text = `${displayName(person)} (optional) is not available`;
  return {
    test: 'overlap',
    intervals,
    score: -OPTIONAL_BUSY,
    reason: { effect: 'against', text, person: person.id },
    busyPerson: person.id,
  };
}

function optionalBusy(person: Person, request: FreeTimesRequest, window: Interval): Interval[] {
  const { before = 0, after = 0 } = request.buffers ?? {};
  const busy = person.busy
    .filter((one) => one.start < one.end)
    .map((one) => ({ start: one.start - after, end: one.end + before }));
  if (person.workingHours === undefined) return merge(busy);
  return merge([...busy, ...gaps(window, workingIntervals(person.workingHours, window))]);
}
