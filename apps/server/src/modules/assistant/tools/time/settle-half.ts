import { findWhen, type When, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { mealOf } from './meal-time.ts';

/** So near to working hours nobody takes the other half of the day: '8:30' is in the morning. */
const NEAR_MINUTES = 60;
const OFFICE = { start: '09:00', end: '18:00' };

/**
 * Of two halves of a day the intended one, where the name or working hours settle it; the same one that our own
 * assistant takes. What is less clear, and what differs in its day, stays open.
 */
export function settleHalf(title: string | undefined, when: When, context: WhenContext): When {
  if (when.kind !== 'ambiguous') return when;
  const [one, other, ...more] = when.options.map(beginningOf);
  if (!one || !other || more.length > 0) return when;
  if (Math.abs(one.epochMilliseconds - other.epochMilliseconds) !== HALF_DAY) return when;
  const chosen = when.default && beginningOf(when.default);
  const implied = impliedBy(title, when.options, context);
  return implied ?? (when.default && chosen && isNearWork(chosen, context) ? when.default : when);
}

/** An hour, or the first of two. */
const beginningOf = (when: When): Temporal.ZonedDateTime | undefined =>
  when.kind === 'instant' ? when.at : when.kind === 'interval' && when.range ? when.start : undefined;

const HALF_DAY = 12 * 3_600_000;

function isNearWork(at: Temporal.ZonedDateTime, { workingHours = OFFICE }: WhenContext): boolean {
  const clock = at.toPlainTime();
  const [start, end] = [workingHours.start, workingHours.end].map((time) => Temporal.PlainTime.from(time));
  if (!start || !end) return false;
  const before = clock.until(start).total('minutes');
  const after = end.until(clock).total('minutes');
  return Math.max(before, after) <= NEAR_MINUTES;
}

/** 'A morning swim at 7', 'dinner at 8': the one that the name tells. */
export function impliedBy(
  title: string | undefined,
  options: readonly When[],
  context: WhenContext,
): When | undefined {
  if (!title) return undefined;
  const meal = mealOf(title);
  const parts = findWhen(title, context).flatMap(({ when: part }) =>
    part.kind === 'interval' && !part.dateSaid
      ? [{ from: part.start.toPlainTime(), to: part.end.toPlainTime() }]
      : [],
  );
  const hours = meal
    ? [{ from: Temporal.PlainTime.from(meal.from), to: Temporal.PlainTime.from(meal.to) }]
    : parts;
  return options.find((one) => {
    const clock = beginningOf(one)?.toPlainTime();
    return (
      clock &&
      hours.some(
        ({ from, to }) =>
          Temporal.PlainTime.compare(clock, from) >= 0 &&
          (Temporal.PlainTime.compare(to, from) <= 0 || Temporal.PlainTime.compare(clock, to) <= 0),
      )
    );
  });
}
