import { DAY, type Interval } from '@catch/scheduling';
import { beginsWithEnd, type OpenWhen, type When } from '@catch/understanding';

/** The stretch in which to look for an event said to be at that time; a moment is looked for on its day. */
export function windowOf(when: When): Interval | undefined {
  switch (when.kind) {
    case 'instant': {
      const day = when.at.startOfDay();
      return { start: day.epochMilliseconds, end: day.add({ days: 1 }).epochMilliseconds };
    }
    case 'interval':
      return { start: when.start.epochMilliseconds, end: when.end.epochMilliseconds };
    case 'windows':
      return {
        start: Math.min(...when.windows.map(({ start }) => start.epochMilliseconds)),
        end: Math.max(...when.windows.map(({ end }) => end.epochMilliseconds)),
      };
    case 'deadline':
      return { start: when.from.epochMilliseconds, end: when.by.epochMilliseconds };
    case 'open':
      // 'After 5' is the rest of that day, 'from Thursday' goes on.
      if (when.direction === 'from' && when.grain !== 'day' && when.at.hour > 0)
        return {
          start: when.at.epochMilliseconds,
          end: when.at.startOfDay().add({ days: 1 }).epochMilliseconds,
        };
      // 'On Thursday before 12' is that day until then, 'before 12 on Thursday' may be any time from now on.
      if (saysDayFirst(when)) return untilThen(when);
      return when.direction === 'from'
        ? { start: when.at.epochMilliseconds, end: when.at.epochMilliseconds + 60 * DAY }
        : { start: when.at.epochMilliseconds - 60 * DAY, end: when.at.epochMilliseconds };
    case 'recurrence':
      return { start: when.start.epochMilliseconds, end: when.start.epochMilliseconds + 14 * DAY };
    default:
      return undefined;
  }
}

const TIME_OF_DAY: ReadonlySet<string> = new Set(['hour', 'minute', 'second']);
const isHourOfDay = (when: When): when is OpenWhen =>
  when.kind === 'open' && when.direction === 'until' && TIME_OF_DAY.has(when.grain);
const saysDayFirst = (when: OpenWhen): boolean =>
  isHourOfDay(when) && when.dateSaid && !beginsWithEnd(when.text);
const untilThen = ({ at }: OpenWhen): Interval => ({
  start: at.startOfDay().epochMilliseconds,
  end: at.epochMilliseconds,
});

/** 'Late' is from here on. */
const LATE = 17;

/** The same for looking at or changing what is there: an end that nobody gave leaves nothing out. */
export function searchWindow(when: When, now: number): Interval | undefined {
  // Nothing on another day counts.
  if (isHourOfDay(when)) return untilThen(when);
  const window = windowOf(when);
  if (!window || when.kind !== 'interval') return window;
  const day = when.start.startOfDay();
  switch (when.reach) {
    case 'on':
      return { ...window, end: day.add({ days: 1 }).epochMilliseconds };
    case 'back':
      return { ...window, start: day.epochMilliseconds };
    case 'late':
      return { ...window, start: day.add({ hours: LATE }).epochMilliseconds };
    case 'now':
      return { ...window, start: Math.min(now, window.start) };
    case undefined:
      return window;
  }
}
