import type { Moment } from '@catch/scheduling';
import type { WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it, test } from 'vitest';
import { asked } from '../../../../../test/tool-fixtures.ts';
import { resolveEventTime } from './event-time.ts';
import type { EventTimeWords } from './event-time-kinds.ts';

/** A Wednesday, ten in the morning. */
const context: WhenContext = {
  now: Temporal.Instant.from('2026-11-18T09:00:00Z'),
  zone: 'Europe/Madrid',
  locale: 'en-GB',
  workingHours: { start: '09:00', end: '17:00', days: [1, 2, 3, 4, 5] },
};

const local = (at: number): string =>
  Temporal.Instant.fromEpochMilliseconds(at)
    .toZonedDateTimeISO(context.zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' });
const moment = (one: Moment): string => (one.kind === 'date' ? one.date : local(one.at));

/** An event's time in a line: what is fixed, where any time will do, what is asked. */
function timeOf(when: string, more: Omit<EventTimeWords, 'when'> = {}): string {
  const time = resolveEventTime({ when, ...more }, context);
  switch (time.kind) {
    case 'fixed':
      return [`${moment(time.start)}/${moment(time.end)}`, ...time.recurrence].join(' ');
    case 'within':
      return `${time.duration / 60_000} min in ${time.windows
        .map(({ start, end }) => `${local(start)}/${local(end)}`)
        .join(', ')}${time.likely ? `, best at ${time.likely.map(local).join(', ')}` : ''}`;
    case 'relative':
      return `${time.duration / 60_000} min, ${time.offset / 60_000} ${time.direction} ${time.event}`;
    case 'question':
      return asked(time, context.zone);
  }
}

describe('said completely', () => {
  test.each<[string, Omit<EventTimeWords, 'when'>, string]>([
    ['tomorrow at 3pm', {}, '2026-11-19T15:00/2026-11-19T16:00'],
    ['tomorrow at 3pm', { duration: '45 min' }, '2026-11-19T15:00/2026-11-19T15:45'],
    ['tomorrow at 3pm', { usual: { minutes: 30 } }, '2026-11-19T15:00/2026-11-19T15:30'],
    ['tomorrow at 8pm', { title: 'Dinner' }, '2026-11-19T20:00/2026-11-19T21:00'],
    ['tomorrow from 3pm to 4:30pm', {}, '2026-11-19T15:00/2026-11-19T16:30'],
    ['tomorrow', { allDay: true }, '2026-11-19/2026-11-20'],
    ['from 3 to 5 December', {}, '2026-12-03/2026-12-06'],
    ['every Monday at 9am', {}, '2026-11-23T09:00/2026-11-23T10:00 RRULE:FREQ=WEEKLY;BYDAY=MO'],
    [
      'at 9am',
      { recurrence: 'every Monday' },
      '2026-11-23T09:00/2026-11-23T10:00 RRULE:FREQ=WEEKLY;BYDAY=MO',
    ],
    ['every Monday', {}, '2026-11-23/2026-11-24 RRULE:FREQ=WEEKLY;BYDAY=MO'],
    ['every Monday at 9am', { allDay: true }, '2026-11-23/2026-11-24 RRULE:FREQ=WEEKLY;BYDAY=MO'],
  ])('%s %o', (when, more, expected) => {
    expect(timeOf(when, more)).toBe(expected);
  });
});

describe('any free time of a stretch will do', () => {
  test.each<[string, Omit<EventTimeWords, 'when'>, string]>([
    ['tomorrow after 3pm', {}, '60 min in 2026-11-19T15:00/2026-11-20T00:00'],
    ['by Friday', { duration: '2 hours' }, '120 min in 2026-11-18T10:00/2026-11-21T00:00'],
    ['next week', {}, '60 min in 2026-11-23T00:00/2026-11-30T00:00'],
  ])('%s %o', (when, more, expected) => {
    expect(timeOf(when, more)).toBe(expected);
  });

  it('a part of the day', () => {
    expect(timeOf('tomorrow morning')).toMatch(/^60 min in 2026-11-19T\d\d:00\/2026-11-19T12:00/);
  });
});

describe('meals have their hours', () => {
  test.each<[string, Omit<EventTimeWords, 'when'>, string]>([
    [
      'tomorrow',
      { title: 'Lunch with Ana' },
      '60 min in 2026-11-19T12:30/2026-11-19T14:30, best at 2026-11-19T12:30',
    ],
    [
      'tomorrow',
      { title: 'Lunch', usual: { at: '13:15' } },
      '60 min in 2026-11-19T12:30/2026-11-19T14:30, best at 2026-11-19T13:15',
    ],
    // People who eat early or late have a longer lunch time than others.
    [
      'tomorrow',
      { title: 'Lunch', usual: { at: '11:45' } },
      '60 min in 2026-11-19T11:45/2026-11-19T14:30, best at 2026-11-19T11:45',
    ],
    [
      'tomorrow',
      { title: 'Lunch', usual: { at: '14:00', minutes: 90 } },
      '90 min in 2026-11-19T12:30/2026-11-19T15:30, best at 2026-11-19T14:00',
    ],
  ])('%s %o', (when, more, expected) => {
    expect(timeOf(when, more)).toBe(expected);
  });

  it('over several days: on a working day, dinner on any', () => {
    const days = (title: string) =>
      [...timeOf('next week', { title }).matchAll(/-(\d\d)T\d\d:\d\d\//g)].length;
    expect(days('Lunch')).toBe(5);
    expect(days('Dinner')).toBe(7);
  });

  it('on a weekend, when there is nothing but one', () => {
    expect(timeOf('this weekend', { title: 'Coffee' })).toContain('2026-11-21T10:00/2026-11-21T17:00');
  });
});

describe('parts of the day that are kept free', () => {
  it('each morning of a week is a short series', () => {
    expect(timeOf('my mornings next week')).toBe(
      '2026-11-23T09:00/2026-11-23T12:00 RRULE:FREQ=DAILY;COUNT=5',
    );
    expect(timeOf('my mornings next week', { duration: '1 hour' })).toBe(
      '2026-11-23T09:00/2026-11-23T10:00 RRULE:FREQ=DAILY;COUNT=5',
    );
  });

  it('somebody who is off is off the whole time', () => {
    expect(timeOf('tomorrow afternoon', { title: 'Out of office' })).toBe(
      '2026-11-19T12:00/2026-11-19T18:00',
    );
  });
});

describe('next to another event', () => {
  it('up to it, not into it, when no length is given', () => {
    expect(timeOf('20 minutes before the board call')).toBe('20 min, 20 before the board call');
    expect(timeOf('20 minutes before the board call', { duration: '1 hour' })).toBe(
      '60 min, 20 before the board call',
    );
    expect(timeOf('right after the board call')).toMatch(/^60 min, 0 after /);
  });
});

describe('an hour without am or pm', () => {
  test.each<[string, Omit<EventTimeWords, 'when'>, string]>([
    ['tomorrow 8:30', {}, '2026-11-19T08:30/2026-11-19T09:30'],
    ['friday 8:30 to 9:30', {}, '2026-11-20T08:30/2026-11-20T09:30'],
    ['tomorrow at 8', {}, '2026-11-19T08:00/2026-11-19T09:00'],
    ['tomorrow at 8', { title: 'Dinner with Ana' }, '2026-11-19T20:00/2026-11-19T21:00'],
    ['tomorrow at 6', {}, '2026-11-19T18:00/2026-11-19T19:00'],
    ['tomorrow at 7', { title: 'Morning swim' }, '2026-11-19T07:00/2026-11-19T08:00'],
    ['tomorrow 8:30', { recurrence: 'weekly' }, '2026-11-19T08:30/2026-11-19T09:30 RRULE:FREQ=WEEKLY'],
    // As far from the morning's work as from the evening's.
    ['tomorrow at 7', {}, 'Do you mean 19:00 or 07:00?'],
  ])('%s %o', (when, more, expected) => {
    expect(timeOf(when, more)).toBe(expected);
  });
});

describe('what is left open is asked', () => {
  test.each<[string, Omit<EventTimeWords, 'when'>, RegExp]>([
    ['tomorrow', {}, /^What time on Thursday 19 November 2026\?$/],
    ['tomorrow', { usual: { at: '16:00' } }, /It's usually at 16:00\.$/],
    ['every 2 hours', {}, /^What time should it be/],
    ['every Monday', { title: 'Budget meeting' }, /^What time should it be/],
    ['every month', { title: '1:1 with Ana' }, /^What time should it be/],
    ['every Monday', { title: 'Tidy up', duration: '2 hours' }, /^What time should it be/],
    ['tomorrow at 3pm', { duration: 'purple' }, /^How long should it be\? I didn't understand 'purple'\.$/],
    ['45 minutes', {}, /^When should it be\?$/],
    ['sometime', {}, /^When should it be\? I didn't understand 'sometime'\.$/],
  ])('%s %o', (when, more, expected) => {
    expect(timeOf(when, more)).toMatch(expected);
  });
});
