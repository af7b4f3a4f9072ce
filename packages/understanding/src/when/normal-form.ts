import type { Temporal } from 'temporal-polyfill';
import type { Grain, When } from './types.ts';

/** A reading reduced to what can be compared: a value with its grain, or `[from, to)`, or an open end. */
export type NormalForm =
  | { readonly type: 'value'; readonly value: Temporal.ZonedDateTime; readonly grain: Grain }
  | {
      readonly type: 'interval';
      readonly from: Temporal.ZonedDateTime;
      readonly to: Temporal.ZonedDateTime;
      readonly grain: Grain;
    }
  | {
      readonly type: 'open';
      readonly from?: Temporal.ZonedDateTime;
      readonly to?: Temporal.ZonedDateTime;
      readonly grain: Grain;
    }
  | { readonly type: 'duration'; readonly seconds: number }
  | { readonly type: 'recurrence'; readonly rrule: readonly string[]; readonly start: Temporal.ZonedDateTime }
  | {
      readonly type: 'windows';
      readonly windows: readonly { from: Temporal.ZonedDateTime; to: Temporal.ZonedDateTime }[];
      readonly grain: Grain;
    }
  | { readonly type: 'none' };

const periods: ReadonlySet<Grain> = new Set(['day', 'week', 'month', 'quarter', 'year']);

/** One calendar unit is a value with its grain; every other stretch is an interval. */
export function normalForm(when: When): NormalForm {
  switch (when.kind) {
    case 'instant':
      return { type: 'value', value: when.at, grain: when.grain };
    case 'interval':
      if (!when.range && periods.has(when.grain) && isOneUnit(when.start, when.end, when.grain)) {
        return { type: 'value', value: when.start, grain: when.grain };
      }
      return { type: 'interval', from: when.start, to: when.end, grain: when.grain };
    case 'open':
      return when.direction === 'from'
        ? { type: 'open', from: when.at, grain: when.grain }
        : { type: 'open', to: when.at, grain: when.grain };
    case 'deadline':
      return { type: 'interval', from: when.from, to: when.by, grain: 'second' };
    case 'duration':
      return { type: 'duration', seconds: when.seconds };
    case 'recurrence':
      return { type: 'recurrence', rrule: when.rrule, start: when.start };
    case 'windows':
      return {
        type: 'windows',
        windows: when.windows.map((w) => ({ from: w.start, to: w.end })),
        grain: when.grain,
      };
    case 'ambiguous':
      return when.default ? normalForm(when.default) : { type: 'none' };
    default:
      return { type: 'none' };
  }
}

function isOneUnit(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime, grain: Grain): boolean {
  const next =
    grain === 'day'
      ? start.add({ days: 1 })
      : grain === 'week'
        ? start.add({ weeks: 1 })
        : grain === 'month'
          ? start.add({ months: 1 })
          : grain === 'quarter'
            ? start.add({ months: 3 })
            : start.add({ years: 1 });
  return next.toPlainDate().equals(end.toPlainDate());
}
