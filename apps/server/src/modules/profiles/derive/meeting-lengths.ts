import type { MeetingLengths } from '../profile.ts';
import { countValues } from './count.ts';
import { decisions, type Occasion } from './occasion.ts';

const LEAST_MEETINGS = 8;
const LEAST_TIMES = 3;
const SHOWN = 3;
const LONGEST = 4 * 60;
/** Only a length that stands out is 'the usual' one. */
const USUAL_SHARE = 0.3;

/** How long meetings with others are. The daily stand-up was decided on once and counts once. */
export function learnMeetingLengths(occasions: readonly Occasion[]): MeetingLengths | undefined {
  const meetings = decisions(
    occasions.filter(({ others, isBusy, minutes }) => others.length > 0 && isBusy && minutes <= LONGEST),
  );
  if (meetings.length < LEAST_MEETINGS) return undefined;
  const counted = countValues(meetings.map(({ minutes }) => minutes));
  const common = counted.filter(({ times }) => times >= LEAST_TIMES).slice(0, SHOWN);
  const [first, second] = counted;
  if (!first || common.length === 0) return undefined;
  const standsOut = first.times / meetings.length >= USUAL_SHARE && first.times > (second?.times ?? 0);
  return {
    ...(standsOut ? { usual_minutes: first.value } : {}),
    common: common.map(({ value, times }) => ({ minutes: value, meetings: times })),
    meetings: meetings.length,
  };
}
