import { type Interval, type Moment, timed } from '@catch/scheduling';
import type { Question } from '../../values/values.ts';
import type { UsualTime } from './usual-time.ts';

/** When an event shall be, as far as words alone can tell. */
export type EventTime =
  /** Said completely. */
  | FixedTime
  /** A stretch in which any free time will do: 'tomorrow morning', 'by Friday', 'after 3'. */
  | {
      readonly kind: 'within';
      readonly windows: readonly Interval[];
      /** Tried before anything else, in this order. */
      readonly likely?: readonly number[];
      readonly duration: number;
      readonly rule: string;
    }
  | {
      readonly kind: 'relative';
      readonly event: string;
      /** The words for when that event is. */
      readonly on?: string | undefined;
      readonly direction: 'before' | 'after' | 'during';
      readonly offset: number;
      readonly duration: number;
    }
  | Question;

export interface FixedTime {
  readonly kind: 'fixed';
  readonly start: Moment;
  readonly end: Moment;
  readonly recurrence: readonly string[];
}

export interface EventTimeWords {
  readonly when: string;
  readonly duration?: string | undefined;
  readonly recurrence?: string | undefined;
  readonly allDay?: boolean | undefined;
  /** The title: lunch has its time of day even when none was said. */
  readonly title?: string | undefined;
  /** When they usually do that, for what they did not say. */
  readonly usual?: UsualTime | undefined;
}

/** How long it shall be: as said, or as such a thing usually is. */
export interface Length {
  readonly said: number | undefined;
  readonly usual: number;
}

export const lengthOf = ({ said, usual }: Length): number => said ?? usual;

/** A point in time, whatever else it knows. */
interface Instant {
  readonly epochMilliseconds: number;
}

export const at = (time: Instant, zone: string) => timed(time.epochMilliseconds, zone);

export const interval = (start: Instant, end: Instant): Interval => ({
  start: start.epochMilliseconds,
  end: end.epochMilliseconds,
});

export const fixed = (start: Moment, end: Moment, recurrence: readonly string[] = []): FixedTime => ({
  kind: 'fixed',
  start,
  end,
  recurrence,
});

export const within = (
  windows: readonly Interval[],
  duration: number,
  rule: string,
  likely: readonly number[] = [],
): EventTime => ({
  kind: 'within',
  windows,
  duration,
  rule,
  ...(likely.length === 0 ? {} : { likely }),
});
