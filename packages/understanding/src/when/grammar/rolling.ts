import { at as civilAt, dayOf } from '../civil/calendar.ts';
import { shift, type Unit, unitFrom, unitSeconds } from '../series/cycles.ts';
import { BEGINNING, single } from '../series/series.ts';
import { onDate, Slot, type TimeNode, time, WHOLE_DATE } from './nodes.ts';
import type { Reader } from './reader.ts';

/**
 * A stretch of so many units that begins or ends now. Days and longer begin tomorrow or end today; `afterThis` does the
 * same for minutes: 'the next 3' do not begin with the one we are in. Hours begin now: half of this one would be lost.
 */
export function rolling(r: Reader, unit: Unit, count: number, afterThis = false): TimeNode {
  const { now, today, epoch } = r.moment;
  const n = Math.abs(count);
  const word = `${n === 1 ? unit : `${n} ${unit}s`}`;
  if (unitSeconds[unit] < 86_400) {
    const one = unitSeconds[unit] * 1000;
    const first = afterThis && one < 3_600_000 ? epoch - (epoch % one) + one : epoch;
    return time(count > 0 ? `from now, ${word}` : `${word} up to now`, {
      stretch: {
        from: count > 0 ? first : epoch - n * one,
        to: count > 0 ? first + n * one : epoch,
        grain: unit as 'hour',
      },
    });
  }
  if (unit === 'quarter') {
    const first = unitFrom(unit, now, count > 0 ? 1 : -n, 1).next(BEGINNING);
    const last = unitFrom(unit, now, count > 0 ? n : -1, 1).next(BEGINNING);
    if (first && last)
      return onDate(
        single(first.start, last.end, 'quarter'),
        WHOLE_DATE | Slot.weekday,
        `whole quarters ${count > 0 ? 'after' : 'before'} this one`,
      );
  }
  const start = count > 0 ? today + 1 : dayOf(shift(civilAt(today), unit, -n));
  const end = count > 0 ? dayOf(shift(civilAt(today + 1), unit, n)) : today;
  return onDate(
    single(civilAt(start), civilAt(end), unit),
    WHOLE_DATE,
    count > 0 ? `${word}, counted from tomorrow` : `${word} up to today`,
    count > 0 ? { isRolling: true } : {},
  );
}
