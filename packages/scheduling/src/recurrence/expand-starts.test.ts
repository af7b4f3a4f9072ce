import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dateMoment,
  dateRule,
  LONG,
  RUNS,
  subDailyRule,
  timedMoment,
  timedRule,
} from '../../test/arbitraries.ts';
import { oracle } from '../../test/oracle.ts';
import { DAY } from '../time/civil.ts';
import type { Moment } from '../time/moment.ts';
import { zoneOf } from '../time/zone.ts';
import { anchorOf } from './expand-rule.ts';
import { expandStarts } from './expand-starts.ts';
import { formatRule } from './format-rule.ts';
import { parseRecurrence } from './parse-recurrence.ts';
import { parseRule } from './parse-rule.ts';
import type { RecurrenceRule, RuleTime } from './rule.ts';

function only(rule: RecurrenceRule) {
  return { rules: [rule], exclusionRules: [], extra: [], excluded: [] };
}

/** Expands a window that begins some days after the start, as a calendar does, and compares it with the slow reading. */
function agrees(rule: RecurrenceRule, start: Moment, skipDays: number, days: number): void {
  const from = anchorOf(start).at + skipDays * DAY;
  const window = { start: from, end: from + days * DAY };
  const expected = oracle(rule, start, skipDays + days + 3).filter(
    (one) => one >= window.start && one < window.end,
  );
  const found = expandStarts(only(rule), start, window);
  expect(found, `${formatRule(rule)} from ${JSON.stringify(start)}`).toEqual(expected);
}

describe('expansion equals the slow oracle', () => {
  it(
    'for all-day series',
    () => {
      fc.assert(
        fc.property(dateRule, dateMoment, fc.nat(500), fc.nat(400), (rule, start, skip, days) =>
          agrees(rule, start, skip, days),
        ),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  it(
    'for timed series in zones with gaps and doubled hours',
    () => {
      fc.assert(
        fc.property(timedRule, timedMoment, fc.nat(400), fc.nat(300), (rule, start, skip, days) =>
          agrees(rule, start, skip, days),
        ),
        { numRuns: RUNS },
      );
    },
    LONG,
  );

  it(
    'for hourly and minutely series',
    () => {
      fc.assert(
        fc.property(subDailyRule, timedMoment, fc.nat(8), fc.nat(3), (rule, start, skip, days) =>
          agrees(rule, start, skip, days),
        ),
        { numRuns: RUNS / 2 },
      );
    },
    LONG,
  );
});

describe('parts that chance seldom meets', { timeout: LONG }, () => {
  it('UNTIL as a date, a local and a UTC time, near the instances', () => {
    const forms = fc.constantFrom('date', 'local', 'utc');
    const rules = fc.constantFrom(
      'FREQ=DAILY',
      'FREQ=DAILY;BYHOUR=0,12,23',
      'FREQ=WEEKLY;BYDAY=MO,WE,SA',
      'FREQ=MONTHLY',
    );
    fc.assert(
      fc.property(
        rules,
        timedMoment,
        fc.nat(40),
        fc.constantFrom(-1000, 0, 1000),
        forms,
        (text, start, days, shift, form) => {
          if (start.kind !== 'timed') return;
          const local = zoneOf(start.zone).toLocal(start.at) + days * DAY + shift;
          const until: Record<typeof form, RuleTime> = {
            date: { kind: 'date', day: Math.floor(local / DAY) },
            local: { kind: 'local', local },
            utc: { kind: 'utc', at: start.at + days * DAY + shift },
          };
          agrees({ ...parseRule(text), until: until[form] }, start, 0, 60);
        },
      ),
      { numRuns: RUNS * 2 },
    );
  });

  it('week numbers at both ends of the year, with every first weekday', () => {
    const numbers = fc.uniqueArray(fc.constantFrom(1, 2, 52, 53, -1, -2, -52, -53), {
      minLength: 1,
      maxLength: 2,
    });
    const codes = fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU');
    fc.assert(
      fc.property(numbers, codes, fc.option(codes), dateMoment, (weeks, weekStart, day, start) => {
        const byDay = day === null ? '' : `;BYDAY=${day}`;
        agrees(parseRule(`FREQ=YEARLY;BYWEEKNO=${weeks.join()};WKST=${weekStart}${byDay}`), start, 0, 800);
      }),
      { numRuns: RUNS },
    );
  });
});

describe('a window is a view, not a different series', { timeout: LONG }, () => {
  it('two windows side by side hold what one long window holds', () => {
    fc.assert(
      fc.property(
        timedRule,
        timedMoment,
        fc.nat(900),
        fc.nat(200),
        fc.nat(200),
        (rule, start, skip, left, right) => {
          const from = anchorOf(start).at + skip * DAY;
          const middle = from + left * DAY;
          const to = middle + right * DAY;
          const parts = [
            ...expandStarts(only(rule), start, { start: from, end: middle }),
            ...expandStarts(only(rule), start, { start: middle, end: to }),
          ];
          expect(parts).toEqual(expandStarts(only(rule), start, { start: from, end: to }));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('far from the start, the year 3000 included, nothing is lost', () => {
    const start: Moment = { kind: 'timed', at: Date.UTC(2026, 0, 5, 8), zone: 'Europe/Berlin' };
    const window = { start: Date.UTC(3000, 0, 1), end: Date.UTC(3000, 0, 8) };
    const daily = expandStarts(parseRecurrence(['RRULE:FREQ=DAILY']), start, window);
    expect(daily.map((at) => new Date(at).toISOString())).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((day) => `3000-01-0${day}T08:00:00.000Z`),
    );
    const counted = expandStarts(parseRecurrence(['RRULE:FREQ=DAILY;COUNT=1000000']), start, window);
    expect(counted).toEqual(daily);
    const seconds = expandStarts(
      parseRecurrence(['RRULE:FREQ=SECONDLY;BYHOUR=3;BYMINUTE=0;BYSECOND=7,9;COUNT=999999999']),
      start,
      window,
    );
    expect(seconds).toHaveLength(14);
  });
});
