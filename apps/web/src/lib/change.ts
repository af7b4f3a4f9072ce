import { say } from '../words/staff.ts';
import { daysOf, type Range } from './range.ts';

/** In whole per cent; null where there was nothing to compare with. */
export function changeBetween(current: number, before: number): number | null {
  if (before === 0) return current === 0 ? 0 : null;
  return Math.round(((current - before) / before) * 100) || 0;
}

/** Against the period of the same length before. */
export function sayChange(current: number, before: number | undefined, range: Range): string | undefined {
  const days = daysOf(range);
  if (before === undefined || days === null) return undefined;
  const percent = changeBetween(current, before);
  if (percent === null) return say('ui.noneBefore', { days });
  if (percent === 0) return say('ui.unchanged', { days });
  return say(percent > 0 ? 'ui.more' : 'ui.less', {
    percent: Math.abs(percent).toLocaleString('en'),
    days,
  });
}

/** Of a rate, in its own points: 'up 40 %' of 50 % would be read as 90 %. Null where there was nothing to rate. */
export function sayPoints(
  current: number,
  before: number | null | undefined,
  range: Range,
): string | undefined {
  const days = daysOf(range);
  if (before === undefined || days === null) return undefined;
  if (before === null) return say('ui.noneBefore', { days });
  const points = Math.round((current - before) * 10) / 10;
  if (points === 0) return say('ui.unchanged', { days });
  return say(points > 0 ? 'ui.morePoints' : 'ui.lessPoints', {
    points: Math.abs(points).toFixed(1),
    days,
  });
}
