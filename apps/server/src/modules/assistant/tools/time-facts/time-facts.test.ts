import { describe, expect, it } from 'vitest';
import { reportOf, toolContext } from '../../../../../test/tool-fixtures.ts';
import type { ToolContext } from '../tool.port.ts';
import { convertTimeTool } from './convert-time.ts';
import { countTimeTool } from './count-time.ts';

/** A Monday, ten in the morning. */
const context = { ...toolContext('Europe/Madrid'), now: new Date('2026-11-16T09:00:00Z') } as ToolContext;
const answerOf = async (plan: ReturnType<ReturnType<typeof convertTimeTool>['plan']>) => {
  const planned = await plan;
  return planned.kind === 'answer' ? reportOf(planned.value, 'Europe/Madrid')?.data : undefined;
};

describe('a time on other clocks', () => {
  const convert = (when: string, into?: string[]) =>
    answerOf(convertTimeTool().plan({ when, into }, context));

  it.each([
    [
      'tomorrow 3pm New York time',
      undefined,
      [
        'Tuesday 17 November 2026, 15:00 (America/New_York)',
        'Tuesday 17 November 2026, 21:00 (Europe/Madrid)',
      ],
    ],
    [
      'Friday 9am',
      ['Tokyo', 'EST'],
      ['Friday 20 November 2026, 17:00 (Asia/Tokyo)', 'Friday 20 November 2026, 03:00 (America/New_York)'],
    ],
    [
      'Friday 10pm to 2am',
      ['Europe/London'],
      ['Friday 20 November 2026, 21:00 to Saturday 21 November 2026, 01:00 (Europe/London)'],
    ],
    ['2027-03-29T10:00', ['New York'], ['Monday 29 March 2027, 04:00 (America/New_York)']],
  ])('%s in %j', async (when, into, times) => {
    expect(await convert(when, into)).toEqual({ status: 'times', times });
  });

  it('knows no Atlantis, and asks for words that it can read', async () => {
    expect(await convert('Friday 9am', ['Atlantis'])).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining("'Atlantis'"),
    });
    expect(await convert('mañana a las 10', ['Tokyo'])).toMatchObject({
      status: 'not_understood',
      not_understood: 'mañana a las 10',
    });
  });
});

describe('what lies between two times', () => {
  const count = (input: Parameters<ReturnType<typeof countTimeTool>['plan']>[0]) =>
    answerOf(countTimeTool().plan(input, context));

  it.each([
    [
      { from: 'today', to: '2026-12-25' },
      { days: 39, working_days: 29 },
    ],
    [{ from: '2026-12-25', to: 'today' }, { days: -39 }],
    [
      { from: '9:30am', to: '4pm' },
      { minutes: 390, length: '6 hours 30 minutes' },
    ],
    [
      { from: 'today', add: '90 days' },
      { to: 'Sunday 14 February 2027', days: 90 },
    ],
    [
      { from: '2027-03-27', add: '1 day' },
      { to: 'Sunday 28 March 2027', days: 1 },
    ],
    [
      { from: '2026-11-30', add: '2 weeks earlier' },
      { to: 'Monday 16 November 2026', days: -14 },
    ],
  ])('%j', async (input, expected) => {
    expect(await count(input)).toMatchObject({ status: 'counted', ...expected });
  });

  it('asks for what it cannot read', async () => {
    expect(await count({ from: 'today', to: 'blorpday' })).toMatchObject({ not_understood: 'blorpday' });
    expect(await count({ from: 'today', add: 'a bit' })).toMatchObject({ not_understood: 'a bit' });
  });
});
