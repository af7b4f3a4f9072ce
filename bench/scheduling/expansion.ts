import { DAY, expandStarts, parseRecurrence } from '@catch/scheduling';
import { RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import type { BenchRow } from '../row.ts';
import { median, rounded } from './measure.ts';
import { type BenchSeries, seriesMix } from './series-mix.ts';

const FROM = Date.UTC(2026, 1, 1);
const WINDOW = { start: FROM, end: FROM + 90 * DAY };
const SERIES = 1000;

/** 1,000 series over 90 days: text in, instants out, both sides parsing every time. */
export function benchExpansion(): BenchRow {
  const mix = seriesMix(SERIES);
  const wrong = disagreements(mix);
  const ours = median(() => mix.map(expandOurs));
  const theirs = median(() => mix.map(expandNaively));
  const ratio = theirs / ours;
  return {
    name: `expand ${SERIES} series over 90 days`,
    value: rounded(ours),
    unit: 'ms',
    floor: rounded(theirs),
    ratio: rounded(ratio, 1),
    target: 'at least 10 times faster than rrule-temporal per series',
    ok: ratio >= 10 && wrong.length === 0,
    note:
      wrong.length === 0
        ? `both give the same ${mix.reduce((sum, one) => sum + expandOurs(one).length, 0)} instances`
        : `${wrong.length} series differ, first: ${wrong[0]}`,
  };
}

/** A window far from the start must cost what a near one costs. */
export function benchFarWindow(): BenchRow {
  const mix = seriesMix(SERIES);
  const near = median(() => mix.map(expandOurs));
  const start = Date.UTC(2926, 1, 1);
  const window = { start, end: start + 90 * DAY };
  const far = median(() => mix.map((one) => expandStarts(parseRecurrence(one.lines), one.start, window)));
  return {
    name: `the same ${SERIES} series, 900 years later`,
    value: rounded(far),
    unit: 'ms',
    floor: rounded(near),
    ratio: rounded(near / far, 2),
    target: 'at most 3 times the near window: no walk from the beginning',
    ok: far <= 3 * near,
  };
}

function expandOurs(one: BenchSeries): number[] {
  return expandStarts(parseRecurrence(one.lines), one.start, WINDOW);
}

function expandNaively(one: BenchSeries): Temporal.ZonedDateTime[] {
  const rule = new RRuleTemporal({
    rruleString: `DTSTART;TZID=${one.zone}:${one.startText}\n${one.lines.join('\n')}`,
    temporal: Temporal,
  });
  return rule.between(new Date(WINDOW.start), new Date(WINDOW.end - 1), true);
}

function disagreements(mix: readonly BenchSeries[]): string[] {
  return mix.flatMap((one) => {
    const ours = expandOurs(one).join();
    const theirs = expandNaively(one)
      .map((at) => at.epochMilliseconds)
      .join();
    return ours === theirs ? [] : [`${one.lines[0]} from ${one.startText} ${one.zone}`];
  });
}
