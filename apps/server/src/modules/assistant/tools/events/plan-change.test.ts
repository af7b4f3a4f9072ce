import { onDate, parseDateTime, timed } from '@catch/scheduling';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, test } from 'vitest';
import { PLAIN_EVENT } from '../../../../../test/plain-event.ts';
import { asked } from '../../../../../test/tool-fixtures.ts';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { planTimes } from './plan-change.ts';

const zone = 'Europe/Madrid';
const context = { now: Temporal.Instant.from('2026-11-16T09:00:00Z'), zone, locale: 'en-GB' };

const event = (from: string, to: string): CalendarEvent => ({
  ...PLAIN_EVENT,
  id: 'one',
  calendarId: 'primary',
  title: 'Dinner',
  start: timed(parseDateTime(`2026-11-20T${from}`, zone), zone),
  end: timed(parseDateTime(`2026-11-20T${to}`, zone), zone),
});

const startOf = (one: CalendarEvent, new_when: string): string => {
  const planned = planTimes(one, { new_when }, context);
  if (planned.kind === 'question') return asked(planned, zone);
  const { start } = planned.changes;
  return start?.kind === 'timed'
    ? Temporal.Instant.fromEpochMilliseconds(start.at)
        .toZonedDateTimeISO(zone)
        .toPlainDateTime()
        .toString({ smallestUnit: 'minute' })
    : 'no time';
};

describe("an hour without am or pm is near the event's own", () => {
  test.each([
    ['19:00', '20:30', 'to 8', '2026-11-20T20:00'],
    ['20:00', '21:30', 'to 9', '2026-11-20T21:00'],
    ['09:00', '09:30', 'to 8', '2026-11-20T08:00'],
    ['13:00', '14:00', 'to 9', '2026-11-20T09:00'],
    ['17:00', '17:30', 'to 9', '2026-11-20T09:00'],
    ['17:00', '17:30', 'to 7', '2026-11-20T19:00'],
    ['19:00', '20:30', 'to 8am', '2026-11-20T08:00'],
    ['19:00', '20:30', 'tomorrow at 8pm', '2026-11-17T20:00'],
  ])('from %s–%s %s', (from, to, words, expected) => {
    expect(startOf(event(from, to), words)).toBe(expected);
  });

  it('is asked about when both are as far away', () => {
    expect(startOf(event('14:00', '15:00'), 'to 8')).toMatch(/^Do you mean/);
  });

  it('leaves whole days alone', () => {
    const day = { ...event('09:00', '10:00'), start: onDate('2026-11-20'), end: onDate('2026-11-21') };
    expect(startOf(day, 'to 3pm')).toBe("It's an all-day event. When should it start and end?");
  });
});

describe('a day that was given stays when only the hour is doubtful', () => {
  test.each([
    // Said on Monday of an event on Friday: the Thursday to come, not the one after the event.
    ['Thursday at 8', '2026-11-19'],
    ['on the 18th at 7', '2026-11-18'],
  ])('%s', (new_when, day) => {
    const planned = planTimes(event('14:00', '15:00'), { new_when }, context);
    if (planned.kind !== 'question') throw new Error('the hour is doubtful');
    const days = planned.options.map((option) =>
      'moment' in option && option.moment.kind === 'timed'
        ? Temporal.Instant.fromEpochMilliseconds(option.moment.at)
            .toZonedDateTimeISO(zone)
            .toPlainDate()
            .toString()
        : undefined,
    );
    expect(days).toEqual([day, day]);
  });
});

describe('anything given along with the new time counts, or is asked about', () => {
  const planOf = (words: Parameters<typeof planTimes>[1]): string => {
    const planned = planTimes(event('14:00', '15:00'), words, context);
    if (planned.kind === 'question') return asked(planned, zone);
    const clock = (moment: CalendarEvent['start'] | undefined) =>
      moment?.kind === 'timed'
        ? Temporal.Instant.fromEpochMilliseconds(moment.at).toZonedDateTimeISO(zone).toString().slice(8, 16)
        : '-';
    return `${clock(planned.changes.start)} ${clock(planned.changes.end)}`;
  };

  test.each([
    [{ new_when: 'Thursday at 3pm', new_end: '5pm' }, '19T15:00 19T17:00'],
    [{ new_when: 'Thursday at 3pm', extend_by: '30 minutes longer' }, '19T15:00 19T16:30'],
    [{ new_when: 'Thursday at 3pm', new_duration: '20 minutes' }, '19T15:00 19T15:20'],
    [{ new_when: 'Thursday 2pm to 5pm', new_duration: '3 hours' }, '19T14:00 19T17:00'],
    [{ new_when: 'Thursday 10pm to 2am' }, '19T22:00 20T02:00'],
    [
      { new_when: 'Thursday 2pm to 5pm', new_duration: '30 minutes' },
      "'Thursday 2pm to 5pm' leaves the time open. What time exactly?",
    ],
    [
      { new_when: 'Thursday at 3pm', new_duration: 'a while' },
      "How long should it be? I didn't understand 'a while'.",
    ],
    [
      { new_when: 'Thursday at 3pm', move_by: '1 hour later' },
      "How much should I move it by? I didn't understand '1 hour later'.",
    ],
    [
      { new_end: '5pm', extend_by: '10 minutes longer' },
      "How long should it be? I didn't understand '10 minutes longer'.",
    ],
    [
      { new_when: 'Thursday 6pm to 6pm' },
      "'Thursday 6pm to 6pm' would be a whole day or longer. Which day should it end?",
    ],
  ])('%j', (words, expected) => {
    expect(planOf(words)).toBe(expected);
  });
});

describe('moved by an amount', () => {
  const moved = (words: Parameters<typeof planTimes>[1]): string => {
    const planned = planTimes(event('14:00', '14:30'), words, context);
    if (planned.kind === 'question') return asked(planned, zone);
    const clock = (at: CalendarEvent['start'] | undefined) =>
      at?.kind === 'timed'
        ? Temporal.Instant.fromEpochMilliseconds(at.at)
            .toZonedDateTimeISO(zone)
            .toPlainTime()
            .toString({ smallestUnit: 'minute' })
        : '?';
    return `${clock(planned.changes.start)}–${clock(planned.changes.end)}`;
  };

  test.each([
    [{ move_by: '20 minutes later' }, '14:20–14:50'],
    [{ move_by: '20 minutes later', new_duration: '45 minutes' }, '14:20–15:05'],
    [{ move_by: '1 hour earlier', extend_by: '15 minutes longer' }, '13:00–13:45'],
  ])('%j', (words, expected) => {
    expect(moved(words)).toBe(expected);
  });
});

describe("a day next to the event's own", () => {
  test.each([
    ['the day after', '2026-11-21T19:00'],
    ['the day before', '2026-11-19T19:00'],
    ['the next day at 8pm', '2026-11-21T20:00'],
    ['the following monday', '2026-11-23T19:00'],
    ['the following Tuesday at 6pm', '2026-11-24T18:00'],
    ['the day after at 5pm', '2026-11-21T17:00'],
    ['the day before at 8', '2026-11-19T20:00'],
    ['the same time the day after', '2026-11-21T19:00'],
    ['the same slot on Monday', '2026-11-23T19:00'],
    ['same time next week', '2026-11-27T19:00'],
    ['at the same time the week after', '2026-11-27T19:00'],
    // Of these today tells, as ever.
    ['the day after tomorrow', '2026-11-18T19:00'],
    ['tomorrow', '2026-11-17T19:00'],
    ['next Monday', '2026-11-23T19:00'],
  ])('%s', (words, expected) => {
    expect(startOf(event('19:00', '20:30'), words)).toBe(expected);
  });
});

describe('next to a named day, and on the clocks of both ends', () => {
  test.each([
    // Said on a Monday of an event on Friday: the Thursday to come, and not the one after the event.
    ['the morning after Thursday at 9', '2026-11-20T09:00'],
    ['the evening before Thursday at 8', '2026-11-18T20:00'],
    ['departs 12:00, lands 15:00 New York time', '2026-11-20T12:00'],
  ])('%s', (new_when, expected) => {
    expect(startOf(event('10:00', '11:00'), new_when)).toBe(expected);
  });

  it('an end in another zone is there', () => {
    const planned = planTimes(event('12:00', '13:00'), { new_end: '15:00 New York time' }, context);
    expect(planned).toMatchObject({ changes: { end: { at: Date.parse('2026-11-20T20:00Z') } } });
  });
});
