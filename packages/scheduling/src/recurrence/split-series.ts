import { SchedulingError } from '../errors.ts';
import { DAY, formatDate } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import { type Anchor, anchorOf } from './expand-rule.ts';
import { pointOf } from './expand-starts.ts';
import { nextStarts } from './next-instances.ts';
import { endBefore, restOf } from './rest-of-rule.ts';
import type { ExtraTime, Recurrence, RuleTime } from './rule.ts';

export interface SeriesSplit {
  /** What is left of the old series, which keeps its start; undefined when no instance is left. */
  readonly head: Recurrence | undefined;
  /** The new series from the instance on; undefined when nothing follows. */
  readonly tail: { readonly start: Moment; readonly recurrence: Recurrence } | undefined;
}

/**
 * 'This and following': ends the series before the instance that (originally) begins at `at` and says how
 * the rest goes on. Head and tail together are exactly the old series. The head ends by UNTIL one second
 * before, in UTC (for all-day series the date before); a COUNT in the tail is reduced by what lies before.
 */
export function splitSeries(recurrence: Recurrence, start: Moment, at: Moment): SeriesSplit {
  if (recurrence.rules.length > 1 || recurrence.exclusionRules.length > 0) {
    throw new SchedulingError('unsupported-rule', 'Only a series with one rule can be divided');
  }
  if (start.kind !== at.kind) throw new SchedulingError('invalid-date', 'The instance is not of this series');
  const anchor = anchorOf(start);
  const cut = anchorOf(at).at;
  const isBefore = (time: RuleTime): boolean => (pointOf(time, anchor) ?? Number.NEGATIVE_INFINITY) < cut;
  const rule = recurrence.rules[0];
  const head: Recurrence = {
    rules: rule === undefined ? [] : [endBefore(rule, anchor, cut)],
    exclusionRules: [],
    extra: recurrence.extra.filter(({ time }) => isBefore(time)),
    excluded: recurrence.excluded.filter(isBefore),
  };
  return {
    head: keepsSomething(head, start, cut) ? head : undefined,
    tail: tailOf(recurrence, start, anchor, cut),
  };
}

function keepsSomething(head: Recurrence, start: Moment, cut: number): boolean {
  const [first] = nextStarts(head, start, Number.NEGATIVE_INFINITY, 1);
  return first !== undefined && first < cut;
}

function tailOf(recurrence: Recurrence, start: Moment, anchor: Anchor, cut: number): SeriesSplit['tail'] {
  const isAfter = (time: RuleTime): boolean => (pointOf(time, anchor) ?? Number.NEGATIVE_INFINITY) >= cut;
  const excluded = recurrence.excluded.filter(isAfter);
  let extra = recurrence.extra.filter(({ time }) => isAfter(time));
  const rule = recurrence.rules[0];
  const rest = rule === undefined ? undefined : restOf(rule, anchor, cut);
  if (rest !== undefined) extra = [...rest.singles.map(single), ...extra];
  if (rest?.rule !== undefined) {
    const tail: Recurrence = { rules: [rest.rule], exclusionRules: [], extra, excluded };
    return { start: momentAt(rest.first, start), recurrence: tail };
  }
  // Only single dates follow: the first becomes the start of a series without a rule.
  let first = rule === undefined && anchor.at >= cut ? anchor.at : Number.POSITIVE_INFINITY;
  for (const { time } of extra) first = Math.min(first, pointOf(time, anchor) ?? first);
  if (!Number.isFinite(first)) return undefined;
  return { start: momentAt(first, start), recurrence: { rules: [], exclusionRules: [], extra, excluded } };
}

function single(point: number): ExtraTime {
  return { time: { kind: 'utc', at: point } };
}

function momentAt(point: number, like: Moment): Moment {
  return like.kind === 'date'
    ? { kind: 'date', date: formatDate(point / DAY) }
    : { kind: 'timed', at: point, zone: like.zone };
}
