import type { Answer, DucklingRow, EngineFind, RecognizersRow, RecognizersValue } from './dates-types.ts';

const clockGrains = new Set(['hour', 'minute', 'second']);

/** Hour, minute and second are one class: 'in 2 minutes' is precise to the minute or to the second, as one likes. */
const sameGrain = (a: string, b: string): boolean => a === b || (clockGrains.has(a) && clockGrains.has(b));

/** The ends a person may mean by the same words: exclusive, or the last unit that is included. */
const endsOf = (answer: { to: string; lastOf?: string }): string[] =>
  answer.lastOf === undefined ? [answer.to] : [answer.to, answer.lastOf];

/** A Duckling row: the value with its grain, or both ends of the interval. */
export function matchesDuckling(expected: DucklingRow['expected'], answer: Answer): boolean {
  switch (expected.type) {
    case 'value':
      return (
        answer.type === 'value' && answer.value === expected.value && sameGrain(answer.grain, expected.grain)
      );
    case 'interval':
      return (
        answer.type === 'interval' &&
        answer.from === expected.from &&
        (answer.to === expected.to || answer.to === expected.to_minus_one_grain)
      );
    case 'interval_open':
      return (
        answer.type === 'open' &&
        (answer.from ?? '') === (expected.from ?? '') &&
        (answer.to ?? '') === (expected.to ?? '')
      );
  }
}

const stamp = (text: string): string => (text.length === 10 ? `${text}T00:00:00` : text.replace(' ', 'T'));
const clockPart = (text: string): string => text.slice(11);
/** Their last second of a day is our midnight. */
const sameClock = (a: string, b: string): boolean => a === b || (a.startsWith('23:59') && b === '00:00:00');
const sameEnd = (expected: string, ours: readonly string[]): boolean =>
  ours.includes(expected) ||
  (expected.endsWith('T23:59:59') &&
    ours.some((o) => o.slice(11) === '00:00:00' || o.slice(11, 16) === '23:59'));

/** One of Recognizers' values against one answer. */
function matchesValue(type: string, value: RecognizersValue, answer: Answer): boolean {
  if (type === 'set') return answer.type === 'set' && sameRule(value.timex ?? '', answer);
  if (value.value === 'not resolved') {
    if (answer.type === 'unresolved') return true;
    return /-(SP|SU|FA|WI)$|^(SP|SU|FA|WI)$/.test(value.timex ?? '') && answer.type === 'interval';
  }
  switch (type) {
    case 'duration':
      return answer.type === 'duration' && Math.abs(answer.seconds - Number(value.value)) < 1;
    case 'date':
      return answer.type === 'value' && answer.grain === 'day' && answer.value.slice(0, 10) === value.value;
    case 'datetime':
      return (
        answer.type === 'value' &&
        clockGrains.has(answer.grain) &&
        (answer.value === stamp(value.value ?? '') ||
          ((value.value ?? '').endsWith('23:59:59') &&
            answer.value.slice(0, 16) === stamp(value.value ?? '').slice(0, 16)))
      );
    case 'time':
      return answer.type === 'time'
        ? answer.time === value.value
        : answer.type === 'value' && clockGrains.has(answer.grain) && clockPart(answer.value) === value.value;
    default:
      return matchesRange(type, value, answer);
  }
}

function matchesRange(type: string, value: RecognizersValue, answer: Answer): boolean {
  const timeOnly = type === 'timerange';
  if (value.start !== undefined && value.end !== undefined) {
    const whole = answer.type === 'value' ? periodOf(answer) : answer;
    if (whole?.type !== 'interval') return false;
    if (timeOnly) return clockPart(whole.from) === value.start && sameClock(value.end, clockPart(whole.to));
    return whole.from === stamp(value.start) && sameEnd(stamp(value.end), endsOf(whole));
  }
  if (answer.type === 'interval' && value.end !== undefined && value.start === undefined) {
    // A deadline: from now until then.
    return timeOnly ? clockPart(answer.to) === value.end : sameEnd(stamp(value.end), endsOf(answer));
  }
  if (answer.type !== 'open') return false;
  if (value.start !== undefined)
    return timeOnly ? clockPart(answer.from ?? '') === value.start : answer.from === stamp(value.start);
  if (value.end === undefined || answer.to === undefined) return false;
  const ends = answer.lastOf === undefined ? [answer.to] : [answer.to, answer.lastOf];
  return timeOnly ? clockPart(answer.to) === value.end : sameEnd(stamp(value.end), ends);
}

/** A calendar unit as an interval. */
function periodOf(answer: { value: string; grain: string }): Extract<Answer, { type: 'interval' }> | null {
  const start = new Date(`${answer.value}Z`);
  const end = new Date(start);
  if (answer.grain === 'day') end.setUTCDate(end.getUTCDate() + 1);
  else if (answer.grain === 'week') end.setUTCDate(end.getUTCDate() + 7);
  else if (answer.grain === 'month') end.setUTCMonth(end.getUTCMonth() + 1);
  else if (answer.grain === 'quarter') end.setUTCMonth(end.getUTCMonth() + 3);
  else if (answer.grain === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1);
  else return null;
  return { type: 'interval', from: answer.value, to: end.toISOString().slice(0, 19) };
}

const codes = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

/** Their TIMEX of a set against an RRULE: unit, weekday and time of day must agree where both say them. */
function sameRule(timex: string, answer: { rule: string; time?: string }): boolean {
  if (answer.rule === timex) return true;
  const weekday = /WXX-(\d)/.exec(timex);
  if (weekday && !answer.rule.includes(codes[Number(weekday[1]) - 1] ?? '?')) return false;
  const weekend = /WE/.test(timex);
  if (weekend && !/BYDAY=SA,SU/.test(answer.rule)) return false;
  const period = /^P(?:T)?(\d+)([YMWDHS])/.exec(timex);
  if (period && !weekend) {
    const frequency = {
      Y: 'YEARLY',
      M: timex.startsWith('PT') ? 'MINUTELY' : 'MONTHLY',
      W: 'WEEKLY',
      D: 'DAILY',
      H: 'HOURLY',
      S: 'SECONDLY',
    }[period[2] ?? ''];
    if (!answer.rule.includes(`FREQ=${frequency}`)) return false;
    if (period[1] !== '1' && !answer.rule.includes(`INTERVAL=${period[1]}`)) return false;
  }
  const clock = /T(\d{2})(?::(\d{2}))?/.exec(timex);
  if (
    clock &&
    !timex.startsWith('P') &&
    (answer.time ?? '').slice(0, 5) !== `${clock[1]}:${clock[2] ?? '00'}`
  )
    return false;
  return answer.rule.startsWith('FREQ=');
}

const overlap = (a: { start: number; end: number }, b: { start: number; end: number }): boolean =>
  a.start <= b.end && b.start < a.end;

/** Every expected expression of the sentence is found where it stands with one of its values. */
export function matchesRecognizers(
  row: RecognizersRow,
  finds: readonly EngineFind[],
  offered: boolean,
): boolean {
  return row.expected.every((entity) => {
    const near = finds.filter((f) => overlap(f, entity));
    const unresolved = entity.values.every((v) => v.value === 'not resolved') && entity.type !== 'set';
    if (unresolved && near.length === 0) return true;
    return near.some((f) =>
      [f.answer, ...(offered ? f.offered : [])].some((answer) =>
        entity.values.some((v) => matchesValue(entity.type, v, answer)),
      ),
    );
  });
}
