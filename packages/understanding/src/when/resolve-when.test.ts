import { describe, expect, it } from 'vitest';
import { renderWhen } from './render-when.ts';
import { resolveWhen } from './resolve-when.ts';
import { at, madrid } from './test-context.ts';
import type { When, WhenContext } from './types.ts';

/** Short form for tables: local times without the zone. */
function short(when: When, context: WhenContext): string {
  if (when.kind === 'ambiguous') return `? ${when.options.map((o) => short(o, context)).join(' | ')}`;
  return renderWhen(when, context).replace(/ \([^()]*\)$/, '');
}

const read = (phrase: string, context: WhenContext = madrid): string =>
  short(resolveWhen(phrase, context), context);

function table(rows: readonly (readonly [string, string])[], context: WhenContext = madrid): void {
  it.each(rows)('%s', (phrase, expected) => {
    expect(read(phrase, context)).toBe(expected);
  });
}

describe('days', () => {
  table([
    ['today', 'Wednesday 18 November 2026'],
    ['tmrw', 'Thursday 19 November 2026'],
    ['the day after tomorrow', 'Friday 20 November 2026'],
    ['on saturday', 'Saturday 21 November 2026'],
    ['wendsday', 'Wednesday 25 November 2026'],
    ['the 23rd', 'Monday 23 November 2026'],
    ['3 feb', 'Wednesday 3 February 2027'],
    ['Feb 3rd, 2028', 'Thursday 3 February 2028'],
    ['the third of February', 'Wednesday 3 February 2027'],
    ['2027-02-03', 'Wednesday 3 February 2027'],
    ['3.2.2027', 'Wednesday 3 February 2027'],
    ['second Tuesday of March', 'Tuesday 9 March 2027'],
    ['last friday of next month', 'Friday 25 December 2026'],
    ['the Monday after Easter', 'Monday 29 March 2027'],
    ['a week from Thursday', 'Thursday 26 November 2026'],
    ['two days after tomorrow', 'Saturday 21 November 2026'],
    ['Thursday week', 'Thursday 26 November 2026'],
    ['three weeks ago', 'Wednesday 28 October 2026'],
    ['last Monday', '? Monday 16 November 2026 | Monday 9 November 2026'],
    ['Thanksgiving', 'Thursday 26 November 2026'],
    ['Good Friday 2027', 'Friday 26 March 2027'],
    ['in 10 working days', 'Wednesday 2 December 2026'],
    ['Feb 29', 'Tuesday 29 February 2028'],
  ]);
});

describe('periods', () => {
  table([
    ['next week', 'from Monday 23 November 2026 to Sunday 29 November 2026'],
    ['this weekend', 'from Saturday 21 November 2026 to Sunday 22 November 2026'],
    ['in March', 'from Monday 1 March 2027 to Wednesday 31 March 2027'],
    ['third week of October', 'from Monday 18 October 2027 to Sunday 24 October 2027'],
    ['end of month', 'from Saturday 21 November 2026 to Monday 30 November 2026'],
    ['q2 2027', 'from Thursday 1 April 2027 to Wednesday 30 June 2027'],
    ['the next 10 days', 'from Thursday 19 November 2026 to Saturday 28 November 2026'],
    ['last 2 weeks', 'from Wednesday 4 November 2026 to Tuesday 17 November 2026'],
    ['week of 7 December', 'from Monday 7 December 2026 to Sunday 13 December 2026'],
    ['winter', 'from Monday 21 December 2026 to Saturday 20 March 2027'],
    ['mid January', 'from Monday 11 January 2027 to Wednesday 20 January 2027'],
  ]);
});

describe('times', () => {
  table([
    ['tomorrow at 3pm', 'Thursday 19 November 2026, 15:00'],
    ['2moro at half past three', 'Thursday 19 November 2026, 15:30'],
    ['quarter to noon on friday', 'Friday 20 November 2026, 11:45'],
    ['friday 1730', 'Friday 20 November 2026, 17:30'],
    ['15h30', 'Wednesday 18 November 2026, 15:30'],
    ['seven thirty in the evening', 'Wednesday 18 November 2026, 19:30'],
    ['at 9 tomorrow morning', 'Thursday 19 November 2026, 09:00'],
    ['tonight at 9', 'Wednesday 18 November 2026, 21:00'],
    ['3ish', 'Wednesday 18 November 2026, 15:00'],
    ['in 45 minutes', 'Wednesday 18 November 2026, 12:00'],
    ['in an hour and a half', 'Wednesday 18 November 2026, 12:45'],
    ['an hour before midnight', 'Wednesday 18 November 2026, 23:00'],
    ['Saturday at midnight', 'Sunday 22 November 2026, 00:00'],
    ['10am', 'Thursday 19 November 2026, 10:00'],
    ['this time tomorrow', 'Thursday 19 November 2026, 11:15'],
    ['2026-12-01T09:30', 'Tuesday 1 December 2026, 09:30'],
  ]);
});

describe('parts of the day', () => {
  table([
    ['tomorrow morning', 'Thursday 19 November 2026, 00:00–12:00'],
    ['this evening', 'from Wednesday 18 November 2026, 18:00 to Thursday 19 November 2026, 00:00'],
    ['last night', 'from Tuesday 17 November 2026, 18:00 to Wednesday 18 November 2026, 00:00'],
    ['friday after lunch', 'Friday 20 November 2026, 13:00–17:00'],
  ]);

  it('says where in the part people usually mean', () => {
    const when = resolveWhen('tomorrow morning', madrid);
    expect(when.kind === 'interval' && when.likely?.toString()).toBe(
      '2026-11-19T09:00:00+01:00[Europe/Madrid]',
    );
  });
});

describe('ranges', () => {
  table([
    ['9-11am tomorrow', 'Thursday 19 November 2026, 09:00–11:00'],
    ['from 3 to 4:30 on friday', 'Friday 20 November 2026, 15:00–16:30'],
    ['11:30-1:30', 'Wednesday 18 November 2026, 11:30–13:30'],
    ['between 2 and 4pm', 'Wednesday 18 November 2026, 14:00–16:00'],
    ['Mon-Wed', 'from Monday 23 November 2026 to Wednesday 25 November 2026'],
    ['Feb 3–5', 'from Wednesday 3 February 2027 to Friday 5 February 2027'],
    ['from the 3rd to the 5th of February', 'from Wednesday 3 February 2027 to Friday 5 February 2027'],
    ['Monday to Wednesday next week', 'from Monday 23 November 2026 to Wednesday 25 November 2026'],
    [
      'from 2pm until tomorrow at 4',
      'from Wednesday 18 November 2026, 14:00 to Thursday 19 November 2026, 16:00',
    ],
    ['2pm to 4 tomorrow', 'Thursday 19 November 2026, 14:00–16:00'],
    ['Nov - Feb 2028', 'from Monday 1 November 2027 to Tuesday 29 February 2028'],
    ['tomorrow at 3 for 45 minutes', 'Thursday 19 November 2026, 15:00–15:45'],
    ['after 9:30 but before 11 on thursday', 'Thursday 19 November 2026, 09:30–11:00'],
    ['10pm to 2am', 'from Wednesday 18 November 2026, 22:00 to Thursday 19 November 2026, 02:00'],
  ]);
});

describe('open ends, deadlines, lengths', () => {
  table([
    ['by Friday', 'by Saturday 21 November 2026, 00:00'],
    ['by 5pm', 'by Wednesday 18 November 2026, 17:00'],
    ['after 3', 'from Wednesday 18 November 2026, 15:00'],
    ['before noon tomorrow', 'until Thursday 19 November 2026, 12:00'],
    ['from Monday', 'from Monday 23 November 2026, 00:00'],
    ['until Friday', 'until Saturday 21 November 2026, 00:00'],
    ['within two hours', 'by Wednesday 18 November 2026, 13:15'],
    ['half an hour', '30 minutes'],
    ['an hour and a half', '1 hour and 30 minutes'],
    ['a free hour', '1 hour'],
    ['two spare hours', '2 hours'],
    ['1h30', '1 hour and 30 minutes'],
    ['a couple of days', '2 days'],
    ['an hour before my flight', '1 hour before my flight'],
    ['right after the standup', 'after the standup'],
  ]);
});

describe('candidates', () => {
  it('gives every morning of next week that is a working day', () => {
    const when = resolveWhen('one morning next week', madrid);
    expect(when.kind === 'windows' && when.windows.map((w) => w.start.toPlainDateTime().toString())).toEqual([
      '2026-11-23T00:00:00',
      '2026-11-24T00:00:00',
      '2026-11-25T00:00:00',
      '2026-11-26T00:00:00',
      '2026-11-27T00:00:00',
    ]);
  });

  table([
    [
      'Tuesday or Thursday afternoon',
      'Tuesday 24 November 2026, 12:00–19:00 or Thursday 19 November 2026, 12:00–19:00',
    ],
    ['Friday at 3 or 4', 'Friday 20 November 2026, 15:00 or Friday 20 November 2026, 16:00'],
  ]);
});

describe('questions', () => {
  table([
    ['next Friday', '? Friday 27 November 2026 | Friday 20 November 2026'],
    ['wednesday at 3pm', '? Wednesday 18 November 2026, 15:00 | Wednesday 25 November 2026, 15:00'],
    ['tomorrow at 7', '? Thursday 19 November 2026, 19:00 | Thursday 19 November 2026, 07:00'],
    ['Monday 1 December', '? Tuesday 1 December 2026 | Monday 1 December 2031'],
  ]);

  it('asks when it is not known on which days', () => {
    expect(resolveWhen('twice a week', madrid)).toMatchObject({
      kind: 'ambiguous',
      question: 'Twice a week: on which days?',
    });
  });

  it('does not ask about next Friday on a Saturday', () => {
    expect(read('next friday', at('2026-11-21T10:15:00Z', 'Europe/Madrid'))).toBe('Friday 27 November 2026');
  });

  it('asks about next Friday on a Sunday where weeks begin with it', () => {
    const sunday = at('2026-11-22T10:15:00Z', 'America/New_York', { weekStart: 7 });
    expect(read('next friday', sunday)).toBe('? Friday 4 December 2026 | Friday 27 November 2026');
  });
});

describe('a bare hour follows working hours', () => {
  it('takes the reading inside of them and names the other', () => {
    const when = resolveWhen('tomorrow at 3', madrid);
    expect(when).toMatchObject({ kind: 'instant', rule: expect.stringContaining('working hours') });
    expect(when.alternatives?.map((a) => short(a, madrid))).toEqual(['Thursday 19 November 2026, 03:00']);
  });

  it('follows a night worker', () => {
    const night = { ...madrid, workingHours: { start: '00:00', end: '08:00' } };
    expect(read('tomorrow at 3', night)).toBe('Thursday 19 November 2026, 03:00');
  });
});

describe('orders of day and month', () => {
  const us = at('2026-11-18T15:15:00Z', 'America/New_York');
  it('follows the zone', () => {
    expect(read('3/4', us)).toBe('Thursday 4 March 2027');
    expect(read('3/4', madrid)).toBe('Saturday 3 April 2027');
  });
  it('follows the locale before the zone', () => {
    expect(read('3/4', { ...us, locale: 'en-GB' })).toBe('Saturday 3 April 2027');
  });
  it('takes the only possible order', () => {
    expect(read('31/12', us)).toBe('Thursday 31 December 2026');
    expect(read('12/31', madrid)).toBe('Thursday 31 December 2026');
  });
  it('does not make up dates', () => {
    expect(resolveWhen('2/30/2027', us).kind).toBe('none');
    expect(resolveWhen('31 February', us).kind).not.toBe('instant');
  });
});

describe('zones that are said', () => {
  it.each([
    ['3pm London time', '16:00', 'Europe/London'],
    ['9am EST tomorrow', '15:00', 'America/New_York'],
    ['tomorrow 14:00 UTC', '15:00', 'UTC'],
    ['10:00 UTC-3 on friday', '14:00', '-03:00'],
    ['friday 6pm Tokyo time', '10:00', 'Asia/Tokyo'],
    ['friday at noon (Asia/Kolkata)', '07:30', 'Asia/Kolkata'],
  ])('%s', (phrase, local, zone) => {
    const when = resolveWhen(phrase, madrid);
    expect(when.kind === 'instant' && when.at.toPlainTime().toString({ smallestUnit: 'minute' })).toBe(local);
    expect(when.zone).toBe(zone);
  });
});

describe('the past', () => {
  it('prefers what is over when asked to', () => {
    expect(read('monday', { ...madrid, preferFuture: false })).toBe('Monday 16 November 2026');
    expect(read('since August')).toBe('from Saturday 1 August 2026, 00:00');
  });
});

it('says that there is nothing', () => {
  expect(resolveWhen('the budget', madrid).kind).toBe('none');
  expect(resolveWhen('', madrid).kind).toBe('none');
});
