import { createHash } from 'node:crypto';
import fc from 'fast-check';
import * as scheduling from '../src/index.ts';
import { dateMoment, dateRule, timedMoment, timedRule } from './arbitraries.ts';
import { oracle } from './oracle.ts';

// Run as a program under different TZ values: prints what the process believes its own offset to be, and a
// digest of everything the package computed. The first must differ between runs, the second must not. What it computed is
// held against the slow oracle where that is asked for: of what equals it, once is enough.

const { DAY, expandStarts, parseDateTime } = scheduling;
const results: unknown[] = [];
const withOracle = process.argv.includes('--oracle');

function compare(rule: scheduling.RecurrenceRule, start: scheduling.Moment): void {
  const from = start.kind === 'timed' ? start.at : Date.parse(`${start.date}T00:00Z`);
  const window = { start: from, end: from + 120 * DAY };
  const recurrence = { rules: [rule], exclusionRules: [], extra: [], excluded: [] };
  const found = expandStarts(recurrence, start, window);
  if (withOracle) {
    const expected = oracle(rule, start, 123).filter((one) => one < window.end);
    if (found.join() !== expected.join())
      throw new Error(`differs from the oracle: ${scheduling.formatRule(rule)}`);
  }
  results.push(found, scheduling.formatRule(rule));
}

fc.assert(fc.property(timedRule, timedMoment, compare), { numRuns: 60, seed: 11 });
fc.assert(fc.property(dateRule, dateMoment, compare), { numRuns: 60, seed: 12 });

for (const zone of [
  'Europe/Berlin',
  'America/Los_Angeles',
  'Pacific/Apia',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/St_Johns',
]) {
  for (const date of ['2026-03-08', '2026-03-29', '2026-04-05', '2026-10-04', '2026-10-25', '2026-11-01']) {
    const start = parseDateTime(`${date}T00:00`, zone);
    const window = { start, end: start + 2 * DAY };
    const hours = scheduling.officeHours(zone, '00:00', '24:00');
    const event = {
      id: 'e',
      start: scheduling.onDate(date),
      end: scheduling.onDate(scheduling.addDays(date, 1)),
    };
    results.push(
      scheduling.workingIntervals(hours, window),
      scheduling.eventInterval(event, zone),
      scheduling.findConflicts(window, [event], { zone }),
      scheduling.findFreeTimes({
        people: [{ id: 'a', busy: [{ start: start + DAY / 4, end: start + DAY / 2 }], workingHours: hours }],
        window,
        duration: scheduling.HOUR,
        zone,
        limit: 99,
      }),
    );
  }
}

const digest = createHash('sha256').update(JSON.stringify(results)).digest('hex');
console.log(JSON.stringify({ ownOffset: new Date(Date.UTC(2026, 0, 1)).getTimezoneOffset(), digest }));
