import { expandStarts, instantOf, type Moment, parseRecurrence } from '@catch/scheduling';
import type { WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { expect } from 'vitest';
import { resolveEventTime } from '../src/modules/assistant/tools/time/event-time.ts';
import { asked } from './tool-fixtures.ts';

/** A Wednesday, ten in the morning. */
const context: WhenContext = {
  now: Temporal.Instant.from('2026-11-18T09:00:00Z'),
  zone: 'Europe/Madrid',
  locale: 'en-GB',
  workingHours: { start: '09:00', end: '17:00', days: [1, 2, 3, 4, 5] },
};
const FAR = Date.UTC(2031, 0, 1);

/** A series as its calendar will show it: the first three times, how many there are and the last; or what is asked. */
export function describeSeriesWhen(when: string, recurrence: string): string {
  const time = resolveEventTime({ when, recurrence, title: 'X' }, context);
  if (time.kind === 'question') return asked(time, context.zone);
  if (time.kind !== 'fixed') return time.kind;
  if (time.recurrence.length === 0) return 'only once';
  const starts = expandStarts(parseRecurrence(time.recurrence), time.start, {
    start: instantOf(time.start, 'UTC'),
    end: FAR,
  });
  const clock = (at: number) => {
    const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(
      time.start.kind === 'date' ? 'UTC' : context.zone,
    );
    return time.start.kind === 'date'
      ? local.toPlainDate().toString().slice(2)
      : local.toPlainDateTime().toString({ smallestUnit: 'minute' }).slice(2);
  };
  // The first time that was written is the first time that it is.
  expect(starts[0]).toBe(instantOf(time.start, 'UTC'));
  const isEnding = /COUNT|UNTIL/.test(time.recurrence.join());
  return `${starts.slice(0, 3).map(clock).join(' ')}${isEnding ? ` … ${starts.length} until ${clock(starts.at(-1) ?? 0)}` : ' …'}`;
}

/** One event: from when to when on the person's own clock, and where it lives if that is another zone; or what is asked. */
export function describeSpan(when: string): string {
  const time = resolveEventTime({ when, title: 'X' }, context);
  if (time.kind === 'question') return asked(time, context.zone);
  if (time.kind !== 'fixed') return time.kind;
  return `${clockOf(time.start)}/${clockOf(time.end)}`;
}

const clockOf = (moment: Moment): string =>
  moment.kind === 'date'
    ? moment.date.slice(2)
    : Temporal.Instant.fromEpochMilliseconds(moment.at)
        .toZonedDateTimeISO(context.zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })
        .slice(2);
