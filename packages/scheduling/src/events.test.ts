import { describe, expect, it } from 'vitest';
import { SchedulingError } from './errors.ts';
import { blocks, busyIntervals, type CalendarEvent, eventInterval, findConflicts } from './events.ts';
import { HOUR, MINUTE } from './time/civil.ts';
import { momentFrom, onDate } from './time/moment.ts';

const ZONE = 'America/New_York';
const at = (text: string) => momentFrom({ dateTime: text, timeZone: ZONE }, ZONE);
const instant = (text: string): number => (at(text) as { at: number }).at;
const meeting = (id: string, from: string, to: string, more: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id,
  start: at(`2026-03-10T${from}`),
  end: at(`2026-03-10T${to}`),
  ...more,
});

describe('what blocks time', () => {
  const plain = meeting('a', '09:00', '10:00');
  const answered = (
    responseStatus: 'accepted' | 'declined' | 'tentative' | 'needsAction',
    self = true,
  ): CalendarEvent => ({
    ...plain,
    attendees: [
      { email: 'other@example.com', responseStatus: 'declined' },
      { email: 'Me@Example.com', responseStatus, self },
    ],
  });

  it.each([
    ['an ordinary event', plain, true],
    ['a tentative one', { ...plain, status: 'tentative' as const }, true],
    ['a cancelled one', { ...plain, status: 'cancelled' as const }, false],
    ['a transparent one', { ...plain, transparency: 'transparent' as const }, false],
    ['out of office', { ...plain, eventType: 'outOfOffice' }, true],
    ['focus time', { ...plain, eventType: 'focusTime' }, true],
    ['a working location', { ...plain, eventType: 'workingLocation' }, false],
    ['a birthday', { ...plain, eventType: 'birthday' }, false],
    ['accepted', answered('accepted'), true],
    ['maybe', answered('tentative'), true],
    ['not answered', answered('needsAction'), true],
    ['declined by me', answered('declined'), false],
  ])('%s: %o %s', (_name, event, expected) => {
    expect(blocks(event)).toBe(expected);
  });

  it('finds me by address when no entry says self', () => {
    expect(blocks(answered('declined', false), 'me@example.com')).toBe(false);
    expect(blocks(answered('declined', false), 'somebody@example.com')).toBe(true);
    expect(blocks(answered('declined', false))).toBe(true);
  });
});

describe('where events lie', () => {
  it('all-day events fill the viewer’s days, end exclusive', () => {
    const event: CalendarEvent = { id: 'x', start: onDate('2026-03-07'), end: onDate('2026-03-09') };
    expect(eventInterval(event, ZONE)).toEqual({
      start: instant('2026-03-07T00:00'),
      end: instant('2026-03-09T00:00'),
    });
    // New York loses an hour on the 8th.
    const { start, end } = eventInterval(event, ZONE);
    expect(end - start).toBe(47 * HOUR);
  });

  it('busy time is merged and leaves out what does not block', () => {
    const events = [
      meeting('b', '10:00', '11:00'),
      meeting('a', '09:00', '10:30'),
      meeting('c', '13:00', '14:00', { transparency: 'transparent' }),
      meeting('d', '15:00', '15:00'),
    ];
    expect(busyIntervals(events, ZONE)).toEqual([
      { start: instant('2026-03-10T09:00'), end: instant('2026-03-10T11:00') },
    ]);
  });

  it('an event that ends before it starts, or mixes dates and times, is a typed error', () => {
    expect(() => eventInterval(meeting('a', '11:00', '10:00'), ZONE)).toThrow(SchedulingError);
    expect(() =>
      eventInterval({ id: 'x', start: onDate('2026-03-10'), end: at('2026-03-11T10:00') }, ZONE),
    ).toThrow(SchedulingError);
  });
});

describe('conflicts of a proposed time', () => {
  const proposed = { start: instant('2026-03-10T10:00'), end: instant('2026-03-10T11:00') };
  const events = [
    meeting('after', '11:10', '12:00'),
    meeting('overlapping', '10:30', '11:30'),
    meeting('around', '08:00', '18:00'),
    meeting('touching-before', '09:00', '10:00'),
    meeting('zero', '10:30', '10:30'),
    { id: 'holiday', start: onDate('2026-03-10'), end: onDate('2026-03-11') },
    meeting('declined', '10:00', '11:00', {
      attendees: [{ email: 'me@example.com', self: true, responseStatus: 'declined' as const }],
    }),
  ];

  it('are listed in order, each once', () => {
    const found = findConflicts(proposed, events, { zone: ZONE });
    expect(found.map((one) => [one.event.id, one.kind])).toEqual([
      ['holiday', 'overlap'],
      ['around', 'overlap'],
      ['overlapping', 'overlap'],
    ]);
  });

  it('buffers find what comes too close', () => {
    const found = findConflicts(proposed, events, { zone: ZONE, before: 15 * MINUTE, after: 15 * MINUTE });
    expect(found.map((one) => [one.event.id, one.kind])).toEqual([
      ['holiday', 'overlap'],
      ['around', 'overlap'],
      ['touching-before', 'buffer'],
      ['overlapping', 'overlap'],
      ['after', 'buffer'],
    ]);
  });

  it('the event being moved does not stand in its own way', () => {
    expect(
      findConflicts(proposed, events, { zone: ZONE, ignore: ['around', 'holiday'] }).map(
        (one) => one.event.id,
      ),
    ).toEqual(['overlapping']);
  });

  it('an all-day event blocks the day of the owner’s zone, not of UTC', () => {
    const evening = { start: instant('2026-03-10T22:00'), end: instant('2026-03-10T23:00') };
    const nextDay: CalendarEvent = { id: 'n', start: onDate('2026-03-11'), end: onDate('2026-03-12') };
    expect(findConflicts(evening, [nextDay], { zone: ZONE })).toEqual([]);
    expect(findConflicts(evening, [nextDay], { zone: 'UTC' })).toHaveLength(1);
  });

  it('a proposal without length is refused', () => {
    expect(() => findConflicts({ start: 5, end: 5 }, events, { zone: ZONE })).toThrow(SchedulingError);
  });
});
