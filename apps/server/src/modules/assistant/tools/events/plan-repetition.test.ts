import { expandSeries, parseDateTime, parseRecurrence, timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { PLAIN_EVENT } from '../../../../../test/plain-event.ts';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { isSameRhythm, planRepetition } from './plan-repetition.ts';

const zone = 'Europe/Madrid';
const context = { now: Temporal.Instant.from('2027-03-01T09:00:00Z'), zone, locale: 'en-GB' };
const at = (text: string) => timed(parseDateTime(text, zone), zone);
const event = (day: string, recurrence: readonly string[] = []): CalendarEvent => ({
  ...PLAIN_EVENT,
  id: 'one',
  calendarId: 'primary',
  title: 'Rowing',
  start: at(`${day}T18:00`),
  end: at(`${day}T19:00`),
  recurrence: [...recurrence],
});

/** The first meetings in the new rhythm, as a person reads them off the wall. */
function meetings(one: CalendarEvent, series: CalendarEvent | undefined, words: string): string[] {
  const planned = planRepetition(one, series, words, context);
  if (!planned || planned.start.kind === 'date') throw new Error('no rhythm');
  const from = planned.start.at;
  return expandSeries(
    { start: planned.start, end: planned.end, recurrence: parseRecurrence(planned.recurrence) },
    { start: from, end: from + 60 * 86_400_000 },
    zone,
  )
    .slice(0, 4)
    .map(({ start }) =>
      Temporal.Instant.fromEpochMilliseconds(start)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' }),
    );
}

it('keeps the hour on the wall when the clocks change', () => {
  expect(meetings(event('2027-03-18'), undefined, 'weekly')).toEqual([
    '2027-03-18T18:00',
    '2027-03-25T18:00',
    '2027-04-01T18:00',
    '2027-04-08T18:00',
  ]);
});

it('begins on the first of the days that were said', () => {
  expect(meetings(event('2027-03-18'), undefined, 'every other tuesday at 7am').slice(0, 2)).toEqual([
    '2027-03-23T07:00',
    '2027-04-06T07:00',
  ]);
});

it('leaves out what was called off, also at another hour', () => {
  const series = event('2027-03-04', ['RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Madrid:20270401T180000']);
  expect(meetings(event('2027-03-18'), series, 'every two weeks at 8pm')).toEqual([
    '2027-03-18T20:00',
    '2027-04-15T20:00',
    '2027-04-29T20:00',
    '2027-05-13T20:00',
  ]);
});

it('keeps the days of the week when the weeks become fewer', () => {
  const series = event('2027-03-01', ['RRULE:FREQ=WEEKLY;BYDAY=MO,TH']);
  expect(meetings(event('2027-03-18'), series, 'every two weeks')).toEqual([
    '2027-03-18T18:00',
    '2027-03-29T18:00',
    '2027-04-01T18:00',
    '2027-04-12T18:00',
  ]);
  expect(meetings(event('2027-03-18'), series, 'weekly').slice(0, 2)).toEqual([
    '2027-03-18T18:00',
    '2027-03-25T18:00',
  ]);
});

it('ends when the series ended', () => {
  const series = event('2027-03-04', ['RRULE:FREQ=WEEKLY;COUNT=5']);
  expect(meetings(event('2027-03-18'), series, 'every two weeks')).toEqual([
    '2027-03-18T18:00',
    '2027-04-01T18:00',
    '2027-04-15T18:00',
  ]);
});

it('knows a rhythm that is there already, however it is written', () => {
  const series = event('2027-03-04', ['RRULE:FREQ=WEEKLY;BYDAY=TH']);
  const same = (words: string) => {
    const planned = planRepetition(event('2027-03-18'), series, words, context);
    return planned && isSameRhythm(series, event('2027-03-18'), planned);
  };
  expect([same('weekly'), same('every thursday'), same('every two weeks')]).toEqual([true, true, false]);
  expect([same('every thursday at 18:30'), same('every thursday from 18:00 to 21:00')]).toEqual([
    false,
    false,
  ]);
});

it('is no rhythm when no rhythm was said', () => {
  expect(planRepetition(event('2027-03-18'), undefined, 'friday at 3', context)).toBeUndefined();
});
