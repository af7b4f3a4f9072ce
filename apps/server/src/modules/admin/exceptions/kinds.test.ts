import { expect, it } from 'vitest';
import { exceptionId, momentOf } from './exception-id.ts';
import type { LoggedException } from './exception-log.port.ts';
import { groupByKind } from './kinds.ts';

const exception = (message: string, at: string, type = 'CalendarError', user?: string): LoggedException => ({
  startTimestamp: `2026-03-10T${at}Z`,
  message,
  durationMs: null,
  attributes: { 'exception.type': type, ...(user ? { user_id: user } : {}) },
  traceId: at,
});
const day = { from: new Date('2026-03-10T00:00:00Z'), to: new Date('2026-03-11T00:00:00Z') };
const group = (exceptions: LoggedException[]) =>
  groupByKind(exceptions, day, ({ attributes }) => (attributes?.user_id as string | undefined) ?? null);

it('puts together what differs in ids, numbers and quotes only, and keeps a status apart', () => {
  const kinds = group([
    exception('google calendar events.list answered 500', '08:00:00.000'),
    exception('google calendar events.list answered 503', '09:00:00.000'),
    exception('turn 9e3327b0-d414-4ef5-8d18-a93f03933d9a took 90012 ms', '08:00:00.000'),
    exception('turn 11111111-d414-4ef5-8d18-a93f03933d9a took 7 ms', '08:00:01.000'),
    exception('no tool "lis_events"', '08:00:00.000'),
    exception('no tool "creat_event"', '08:00:00.000'),
    exception('no tool "creat_event"', '08:00:00.000', 'TypeError'),
  ]);
  expect(kinds.map(({ type, message, count }) => `${count} ${type}: ${message}`).sort()).toEqual([
    '1 CalendarError: google calendar events.list answered 500',
    '1 CalendarError: google calendar events.list answered 503',
    '1 TypeError: no tool "…"',
    '2 CalendarError: no tool "…"',
    '2 CalendarError: turn … took # ms',
  ]);
  expect(new Set(kinds.map(({ id }) => id)).size).toBe(5);
});

it('tells how many, whose, since when, until when and how they lie in the range; the most frequent first', () => {
  const [most, least] = group([
    exception('rare', '00:00:00.000'),
    exception('often', '23:59:59.999', 'Error', 'ann'),
    exception('often', '01:30:00.000', 'Error', 'ann'),
    exception('often', '01:10:00.000', 'Error', 'bob'),
  ]);
  expect(most).toMatchObject({
    message: 'often',
    count: 3,
    firstSeen: '2026-03-10T01:10:00.000Z',
    lastSeen: '2026-03-10T23:59:59.999Z',
    users: new Set(['ann', 'bob']),
    latest: { startTimestamp: '2026-03-10T23:59:59.999Z' },
  });
  expect(most?.overTime).toHaveLength(24);
  expect([most?.overTime[0], most?.overTime[1], most?.overTime[23]]).toEqual([0, 2, 1]);
  expect(least).toMatchObject({ message: 'rare', count: 1, users: new Set() });
  expect(least?.overTime[0]).toBe(1);
});

it('an address says when to look, and nothing else is an address', () => {
  const one = exception('boom', '08:00:00.123');
  expect(momentOf(exceptionId(one))?.toISOString()).toBe('2026-03-10T08:00:00.123Z');
  expect(exceptionId({ ...one, message: 'other' })).not.toBe(exceptionId(one));
  for (const id of ['', 'nobody', '../..', `${exceptionId(one)}0`]) expect(momentOf(id)).toBeUndefined();
});
