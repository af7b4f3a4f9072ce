/**
 * Where our house conventions differ from a corpus on purpose (packages/understanding/README.md says which and
 * why). A miss that is only such a difference is counted apart, never as exact.
 */
import type { Answer, DucklingRow, RecognizersRow } from './dates-types.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const epoch = (text: string | undefined): number =>
  Date.parse(`${(text ?? '').replace(' ', 'T')}${(text ?? '').length === 10 ? 'T00:00:00' : ''}Z`);

const counted = /\b(next|last|past|previous|coming|upcoming)\b/;
const numbered = /\b(\d+|two|three|four|five|six|ten|few|couple|several)\b/;
const partOfDay = /\b(morning|afternoon|evening|night|tonight|tonite|lunch|breakfast)\b/;
const edge = /\b(beginning|start|early|mid|middle|end|late|later|eom|eoy|bom|boy)\b/;
const season = /\b(season|winter|spring|summer|autumn|fall)\b/;
const halfSaid = /\d\s*(a|p)\.?\s?m?\b|\b(am|pm|morning|afternoon|evening|night|tonight|noon)\b/;

interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The name of the convention that explains the difference, or null. */
function explain(text: string, expected: Stretch, ours: Stretch, reference: number): string | null {
  const lower = text.toLowerCase();
  const near = (a: number, b: number, tolerance: number): boolean => Math.abs(a - b) <= tolerance;
  if (
    /week-?\s?end/.test(lower) &&
    near(expected.to, ours.to, HOUR) &&
    near(expected.from, ours.from, 6 * HOUR)
  )
    return 'weekend';
  if (
    counted.test(lower) &&
    numbered.test(lower) &&
    ours.from <= expected.from + DAY &&
    ours.to >= expected.from
  )
    return 'so many units from now';
  if (
    partOfDay.test(lower) &&
    expected.to > expected.from &&
    ours.to > ours.from &&
    ours.to - ours.from < DAY &&
    expected.from < ours.to &&
    ours.from < expected.to
  )
    return 'parts of the day';
  if (season.test(lower) && near(expected.from, ours.from, 2 * DAY) && near(expected.to, ours.to, 2 * DAY))
    return 'seasons';
  if (
    edge.test(lower) &&
    expected.to > expected.from &&
    (near(expected.to, ours.to, DAY) || near(expected.from, ours.from, 2 * DAY)) &&
    ours.from < expected.to
  )
    return 'thirds of a period';
  if (
    /\bdays?\b/.test(lower) &&
    expected.from > ours.from &&
    expected.from < ours.from + DAY &&
    ours.to - ours.from === DAY
  )
    return 'whole days';
  if (
    /day\b|\b(mon|tue|wed|thu|fri|sat|sun)\b/.test(lower) &&
    near(ours.from - expected.from, 7 * DAY, 0) &&
    near(expected.from, reference - (reference % DAY), 23 * HOUR)
  )
    return 'the weekday of today';
  if (
    !halfSaid.test(lower) &&
    Math.abs(ours.from - expected.from) === 12 * HOUR &&
    ours.to - ours.from === expected.to - expected.from
  )
    return 'a bare hour';
  return null;
}

const lengths: Record<string, number> = {
  second: 0,
  minute: 0,
  hour: 0,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  quarter: 91 * DAY,
  year: 365 * DAY,
};

function stretchOf(answer: Answer): Stretch | null {
  if (answer.type === 'value')
    return { from: epoch(answer.value), to: epoch(answer.value) + (lengths[answer.grain] ?? 0) };
  return answer.type === 'interval' ? { from: epoch(answer.from), to: epoch(answer.to) } : null;
}

export function ducklingConvention(row: DucklingRow, answer: Answer): string | null {
  const ours = stretchOf(answer);
  const { expected } = row;
  if (!ours || expected.type === 'interval_open') return null;
  const theirs =
    expected.type === 'value'
      ? { from: epoch(expected.value), to: epoch(expected.value) + (lengths[expected.grain] ?? 0) }
      : { from: epoch(expected.from), to: epoch(expected.to) };
  return explain(row.text, theirs, ours, epoch(row.ref));
}

export function recognizersConvention(row: RecognizersRow, answers: readonly Answer[]): string | null {
  const [entity] = row.expected;
  if (!entity || row.expected.length !== 1) return null;
  for (const answer of answers) {
    const ours = stretchOf(answer);
    if (!ours) continue;
    for (const value of entity.values) {
      const onDay =
        answer.type === 'interval' && entity.type === 'timerange' ? `${answer.from.slice(0, 10)} ` : '';
      const from = epoch(value.start === undefined ? value.value : `${onDay}${value.start}`);
      const to =
        value.end === undefined
          ? entity.type === 'date'
            ? from + DAY
            : from
          : epoch(`${onDay}${value.end}`);
      const name = Number.isNaN(from) ? null : explain(entity.text, { from, to }, ours, epoch(row.ref));
      if (name) return name;
    }
  }
  return null;
}
