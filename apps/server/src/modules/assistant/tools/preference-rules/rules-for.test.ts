import { HOUR, type Interval, MINUTE } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { activeRules, statedHours } from '../../../preferences/index.ts';
import { brokenBy, usualLength } from './rules-for.ts';

const person = (zone: string, ...texts: readonly string[]) => {
  const rules = activeRules(texts.map((text, index) => ({ id: String(index), category: 'other', text })));
  return { timeZone: zone, rules, workingHours: statedHours(rules, zone, undefined) };
};

/** An hour that begins then. */
const at = (local: string, zone = 'Europe/Madrid', length = HOUR): Interval => {
  const start = Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds;
  return { start, end: start + length };
};

const meeting = { title: 'Review', hasGuests: true };
const broken = (who: ReturnType<typeof person>, ...times: readonly Interval[]) =>
  brokenBy(who, meeting, times).map(({ text }) => text);

describe('on the clock of the person', () => {
  const early = person('Europe/Madrid', 'no meetings before 10');

  it.each(['2026-03-28', '2026-03-29', '2026-10-25', '2026-10-26'])('on %s, when clocks change', (day) => {
    expect(broken(early, at(`${day}T09:00`))).toHaveLength(1);
    expect(broken(early, at(`${day}T10:00`))).toEqual([]);
  });

  it('moves with them', () => {
    const ten = at('2026-11-17T10:00', 'Europe/Madrid');
    expect(broken(person('Europe/Madrid', 'no meetings before 10'), ten)).toEqual([]);
    expect(broken(person('America/New_York', 'no meetings before 10'), ten)).toHaveLength(1);
  });

  it('unless another one was said', () => {
    const said = person('Europe/Madrid', 'no meetings before 10 London time');
    expect(broken(said, at('2026-11-17T10:30'))).toHaveLength(1);
    expect(broken(said, at('2026-11-17T11:00'))).toEqual([]);
  });

  it('past midnight belongs to the evening before', () => {
    const night = person('Europe/Madrid', 'nothing between 10pm and 6am');
    expect(broken(night, at('2026-11-17T05:30'))).toHaveLength(1);
    expect(broken(night, at('2026-11-17T06:00'))).toEqual([]);
  });
});

it('an event that only touches a free block does not break it', () => {
  const lunch = person('Europe/Madrid', 'lunch 12 to 1 is mine');
  expect(broken(lunch, at('2026-11-17T11:00'), at('2026-11-17T13:00'))).toEqual([]);
  expect(broken(lunch, at('2026-11-17T11:00'), at('2026-11-17T12:59'))).toEqual(['lunch 12 to 1 is mine']);
});

it('a pause separates neighbouring events, not overlapping ones', () => {
  const paused = person('Europe/Madrid', 'leave 15 minutes between meetings');
  const ten = at('2026-11-17T10:00');
  const meets = (other: Interval) => brokenBy(paused, meeting, [ten], [other]).length;
  expect(meets(at('2026-11-17T11:00'))).toBe(1);
  expect(meets(at('2026-11-17T11:15'))).toBe(0);
  expect(meets(at('2026-11-17T10:30'))).toBe(0);
});

it('a preference with several rules is named once', () => {
  const bounded = person('Europe/Madrid', 'no meetings before 10 or after 4');
  expect(broken(bounded, at('2026-11-17T09:00'), at('2026-11-17T17:00'))).toHaveLength(1);
});

it('the person is quoted where their own words say it all', () => {
  const stored = { id: '1', category: 'other', text: 'No meetings before 10:00' };
  const quoteOf = (quote: string) => activeRules([{ ...stored, quote }])[0]?.preference.quote;
  expect(quoteOf('never meetings before 10 please')).toBe('never meetings before 10 please');
  expect(quoteOf('before 10')).toBeUndefined();
});

describe('the hours that were said', () => {
  const learned = { zone: 'Asia/Tokyo', week: { monday: [{ from: '08:00', to: '12:00' }] } };
  const hours = (text: string) => statedHours(person('Europe/Madrid', text).rules, 'Europe/Madrid', learned);

  it('stand above what was learned, and leave what was not said', () => {
    expect(hours('I work 9 to 5')?.week).toEqual({ monday: [{ from: '09:00', to: '17:00' }] });
    expect(hours('I work Monday to Tuesday')?.week).toEqual({
      monday: [{ from: '08:00', to: '12:00' }],
      tuesday: [{ from: '08:00', to: '12:00' }],
    });
    expect(hours('I work until 3')?.week).toEqual({ monday: [{ from: '08:00', to: '15:00' }] });
    expect(hours('I work from 2pm')?.week).toEqual({ monday: [{ from: '14:00', to: '24:00' }] });
    expect(hours('I work 9 to 5')?.zone).toBe('Europe/Madrid');
    expect(hours('call me Sam')).toBe(learned);
  });
});

describe('lengths', () => {
  const said = person(
    'Europe/Madrid',
    'calls 30 minutes',
    'meetings are 45 minutes',
    'default length 20 minutes',
  );
  it.each([
    ['Call the bank', false, 30],
    ['Review', false, 45],
    ['Ana', true, 45],
    ['Swim', false, 20],
    ['Lunch with Ana', true, undefined],
  ])('%s (with guests: %s)', (title, hasGuests, minutes) => {
    expect(usualLength(said, { title, hasGuests })).toBe(minutes && minutes * MINUTE);
  });
});

describe('a length that is one of things with others', () => {
  const said = person(
    'Europe/Madrid',
    'Lunches are 45 minutes',
    'Lunches with other people are always 75 minutes',
  );

  it.each([
    ['Lunch', false, 45],
    ['Lunch with Emma', true, 75],
    ['Choir', true, undefined],
  ])('%s (with guests: %s)', (title, hasGuests, minutes) => {
    expect(usualLength(said, { title, hasGuests })).toBe(minutes && minutes * MINUTE);
  });
});
