import { momentFrom, onDate } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { describeRecurrence } from './say-recurrence.ts';

const BERLIN = 'Europe/Berlin';
const nine = momentFrom({ dateTime: '2026-03-02T09:00', timeZone: BERLIN }, BERLIN);
const thursday = momentFrom({ dateTime: '2026-03-05T16:00', timeZone: BERLIN }, BERLIN);
const thirdOfMarch = onDate('2026-03-03');

describe('timed series in words', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday at 09:00'],
    ['FREQ=DAILY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday at 09:00'],
    ['FREQ=DAILY', 'Every day at 09:00'],
    ['FREQ=DAILY;INTERVAL=2', 'Every other day at 09:00'],
    ['FREQ=DAILY;INTERVAL=10;COUNT=5', 'Every 10 days at 09:00, 5 times'],
    ['FREQ=WEEKLY', 'Every Monday at 09:00'],
    ['FREQ=WEEKLY;BYDAY=SA,SU', 'Every weekend day at 09:00'],
    ['FREQ=WEEKLY;BYDAY=FR,MO,WE', 'Every Monday, Wednesday and Friday at 09:00'],
    ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE', 'Every other week on Monday and Wednesday at 09:00'],
    ['FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,TU,WE,TH,FR', 'Every 3 weeks on weekdays at 09:00'],
    ['FREQ=WEEKLY;BYDAY=MO;BYMONTH=6,7', 'Every Monday in June and July at 09:00'],
    ['FREQ=MONTHLY', 'Monthly on the 2nd at 09:00'],
    ['FREQ=MONTHLY;BYMONTHDAY=1,15,-1', 'Monthly on the 1st, the 15th and the last day at 09:00'],
    ['FREQ=MONTHLY;BYDAY=1MO,3MO', 'Monthly on the first Monday and the third Monday at 09:00'],
    ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1', 'Monthly on the last weekday at 09:00'],
    ['FREQ=MONTHLY;INTERVAL=3;BYDAY=-2TU', 'Every 3 months on the second to last Tuesday at 09:00'],
    ['FREQ=YEARLY;BYMONTH=11;BYDAY=4TH', 'Every year on the fourth Thursday of November at 09:00'],
    ['FREQ=YEARLY;INTERVAL=2', 'Every other year on 2 March at 09:00'],
    ['FREQ=HOURLY;INTERVAL=3', 'Every 3 hours'],
    ['FREQ=DAILY;BYHOUR=9,17;BYMINUTE=0', 'Every day at 09:00 and 17:00'],
    ['FREQ=DAILY;COUNT=10', 'Every day at 09:00, 10 times'],
    ['FREQ=DAILY;COUNT=1', 'Every day at 09:00, once'],
    ['FREQ=DAILY;UNTIL=20270303T080000Z', 'Every day at 09:00 until 3 March 2027'],
    ['FREQ=DAILY;UNTIL=20270303T225959Z', 'Every day at 09:00 until 3 March 2027'],
  ])('%s: %s', (rule, text) => {
    expect(describeRecurrence([`RRULE:${rule}`], nine, BERLIN)).toBe(text);
  });

  it('every other Thursday', () => {
    expect(describeRecurrence(['RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TH'], thursday, BERLIN)).toBe(
      'Every other Thursday at 16:00',
    );
  });

  it('a series cut off just before an instance ends the day before it', () => {
    expect(describeRecurrence(['RRULE:FREQ=DAILY;UNTIL=20270303T075959Z'], nine, BERLIN)).toBe(
      'Every day at 09:00 until 2 March 2027',
    );
  });

  it('leaves out the year for a reader who could take it for no other', () => {
    const until = (now: string, more = {}) =>
      describeRecurrence(['RRULE:FREQ=DAILY;UNTIL=20270303T080000Z'], nine, BERLIN, 'days', {
        zone: BERLIN,
        now: Date.parse(now),
        ...more,
      });
    expect(until('2026-11-18T12:00Z')).toBe('Every day until 3 March');
    expect(until('2026-03-10T12:00Z')).toBe('Every day until 3 March 2027');
    expect(until('2026-11-18T12:00Z', { inFull: true })).toBe('Every day until 3 March 2027');
  });

  it('names the zone when it is not the reader’s clock', () => {
    expect(describeRecurrence(['RRULE:FREQ=DAILY'], nine, 'America/New_York')).toBe(
      'Every day at 09:00 (Europe/Berlin)',
    );
    expect(describeRecurrence(['RRULE:FREQ=DAILY'], nine, 'Europe/Paris')).toBe('Every day at 09:00');
  });

  it('mentions dates taken out and put in', () => {
    const lines = ['RRULE:FREQ=DAILY', 'EXDATE:20260304T080000Z,20260305T080000Z', 'RDATE:20260304T120000Z'];
    expect(describeRecurrence(lines, nine, BERLIN)).toBe(
      'Every day at 09:00 (plus 1 extra date and except 4 March 2026 and 5 March 2026)',
    );
  });

  it('counts dates taken out where they are many, and names one in each language', () => {
    const without = (...days: string[]) => ['RRULE:FREQ=DAILY', `EXDATE:${days.join()}`];
    const many = ['04', '05', '06', '07'].map((day) => `202603${day}T080000Z`);
    expect(describeRecurrence(without(...many), nine, BERLIN)).toBe('Every day at 09:00 (except 4 dates)');
    const one = (language: 'de' | 'es' | 'fr') =>
      describeRecurrence(without('20260304T080000Z'), nine, BERLIN, 'days', { language });
    expect([one('de'), one('es'), one('fr')]).toEqual([
      'Jeden Tag (außer am 4. März 2026)',
      'Cada día (salvo el 4 de marzo de 2026)',
      'Tous les jours (sauf le 4 mars 2026)',
    ]);
  });
});

describe('all-day series in words', () => {
  it.each([
    ['FREQ=DAILY', 'Every day'],
    ['FREQ=YEARLY', 'Every year on 3 March'],
    ['FREQ=WEEKLY', 'Every Tuesday'],
    ['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270303', 'Monthly on the last Friday until 3 March 2027'],
    ['FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=3;COUNT=4', 'Every year on 3 March and 3 September, 4 times'],
  ])('%s: %s', (rule, text) => {
    expect(describeRecurrence([`RRULE:${rule}`], thirdOfMarch, 'America/Los_Angeles')).toBe(text);
  });
});

describe('what cannot be said simply', () => {
  it.each([
    'FREQ=YEARLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYYEARDAY=100',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13',
    'FREQ=DAILY;INTERVAL=2;BYDAY=MO',
    'FREQ=HOURLY;BYHOUR=9,10',
    'FREQ=DAILY;BYMINUTE=0,30',
    'FREQ=NEVER',
    'nonsense',
  ])('%s is a custom schedule', (rule) => {
    expect(describeRecurrence([rule], nine, BERLIN)).toBe('Repeats on a custom schedule');
  });

  it('still says when it ends', () => {
    expect(describeRecurrence(['RRULE:FREQ=YEARLY;BYWEEKNO=20;COUNT=3'], nine, BERLIN)).toBe(
      'Repeats on a custom schedule, 3 times',
    );
  });

  it('no rule at all', () => {
    expect(describeRecurrence([], nine, BERLIN)).toBe('Does not repeat');
    expect(describeRecurrence(['RDATE:20260304T120000Z'], nine, BERLIN)).toBe('On selected dates');
  });
});
