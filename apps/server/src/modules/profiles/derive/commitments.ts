import type { Weekday } from '@catch/scheduling';
import type { Commitment } from '../profile.ts';
import { clockOf, inWeekOrder } from './clock.ts';
import { countValues, groupBy } from './count.ts';
import { type Occasion, weekOf } from './occasion.ts';

const LEAST_TIMES = 3;
const LEAST_WITHOUT_SERIES = 4;
/** Of the weeks in which it should have been, it was in at least so many. */
const REGULAR = 0.6;
const MOST_COMMITMENTS = 25;

/** What comes back: series, and what somebody enters by hand week after week. */
export function learnCommitments(occasions: readonly Occasion[]): Commitment[] {
  const series = groupBy(
    occasions.filter(({ seriesId }) => seriesId !== undefined),
    ({ seriesId, calendarId }) => `${calendarId} ${seriesId}`,
  );
  const byHand = groupBy(
    occasions.filter(({ seriesId }) => seriesId === undefined),
    ({ title, from, weekday }) => `${title.toLowerCase()} ${weekday} ${from}`,
  );
  return [
    ...[...series.values()].flatMap((group) => commitmentOf(group, LEAST_TIMES)),
    ...[...byHand.values()].flatMap((group) => commitmentOf(group, LEAST_WITHOUT_SERIES)),
  ]
    .sort((one, other) => other.times - one.times || (one.title < other.title ? -1 : 1))
    .slice(0, MOST_COMMITMENTS);
}

function commitmentOf(group: readonly Occasion[], least: number): Commitment[] {
  if (group.length < least) return [];
  const [title] = countValues(group.map((occasion) => occasion.title));
  // One that was moved once is still where it usually is.
  const [from] = countValues(group.map((occasion) => occasion.from));
  const [minutes] = countValues(group.map((occasion) => occasion.minutes));
  if (!title || !from || !minutes) return [];
  const weekdays = usualWeekdays(group);
  const rhythm = rhythmOf(group, weekdays);
  if (rhythm === undefined) return [];
  const [place] = countValues(group.flatMap((occasion) => occasion.place ?? []));
  return [
    {
      title: title.value,
      rhythm,
      weekdays,
      at: clockOf(from.value),
      minutes: minutes.value,
      times: group.length,
      with: countValues(group.flatMap(({ others }) => others.map(({ email }) => email)))
        .slice(0, 5)
        .map(({ value }) => value),
      ...(place && !place.value.includes('://') ? { place: place.value } : {}),
    },
  ];
}

/** A weekday on which it was once, because it was moved, is not one of its days. */
function usualWeekdays(group: readonly Occasion[]): Weekday[] {
  const counted = countValues(group.map(({ weekday }) => weekday));
  const most = counted[0]?.times ?? 0;
  return inWeekOrder(counted.filter(({ times }) => times * 3 >= most).map(({ value }) => value));
}

/** By the gaps between the weeks in which it took place; undefined when there is no rhythm in them. */
function rhythmOf(
  group: readonly Occasion[],
  weekdays: readonly Weekday[],
): Commitment['rhythm'] | undefined {
  const weeks = [...new Set(group.map(({ day }) => weekOf(day)))].sort((one, other) => one - other);
  if (weeks.length < 2) return weekdays.length >= 3 ? 'weekly' : undefined;
  const gaps = weeks.slice(1).map((week, index) => week - (weeks[index] ?? week));
  const [gap] = countValues(gaps);
  const span = (weeks.at(-1) ?? 0) - (weeks[0] ?? 0);
  if (!gap || gap.times * 2 < gaps.length || gaps.length < (span / gap.value) * REGULAR) return undefined;
  if (gap.value === 1) return 'weekly';
  if (gap.value === 2) return 'every other week';
  return gap.value === 4 || gap.value === 5 ? 'monthly' : undefined;
}
