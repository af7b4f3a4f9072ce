import type { UsualMeeting } from '../profile.ts';
import { clockOf, inWeekOrder } from './clock.ts';
import { countValues } from './count.ts';
import type { Occasion } from './occasion.ts';

const LEAST_TIMES = 3;
const SHARE = 0.5;

/** When something mostly begins and how long it lasts, if it does so at least every other time. */
export function usualTime(occasions: readonly Occasion[]): UsualMeeting | undefined {
  const [start] = countValues(occasions.map(({ from }) => from));
  if (!start || start.times < LEAST_TIMES || start.times / occasions.length < SHARE) return undefined;
  const then = occasions.filter(({ from }) => from === start.value);
  const [minutes] = countValues(then.map((occasion) => occasion.minutes));
  const weekdays = countValues(then.map(({ weekday }) => weekday)).filter(({ times }) => times >= 2);
  return {
    at: clockOf(start.value),
    minutes: minutes?.value ?? 60,
    weekdays: inWeekOrder(weekdays.map(({ value }) => value)),
    times: start.times,
  };
}
