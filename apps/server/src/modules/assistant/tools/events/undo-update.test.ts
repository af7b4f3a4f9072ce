import { timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { mainCalendarOnly } from '../../../../../test/main-calendar-only.ts';
import { PLAIN_EVENT, plainGuest } from '../../../../../test/plain-event.ts';
import { openJournal, reportOf, toolContext } from '../../../../../test/tool-fixtures.ts';
import type { CalendarEvent, EventChanges } from '../../../calendar/index.ts';
import type { Execution } from '../tool.port.ts';
import { notifiedOfUpdate, undoUpdate } from './undo-update.ts';

const at = (hour: number) => timed(Date.UTC(2026, 10, 20, hour), 'UTC');
const before: CalendarEvent = {
  ...PLAIN_EVENT,
  id: 'review',
  etag: '"1"',
  calendarId: 'primary',
  title: 'Review',
  start: at(10),
  end: at(11),
};
const after: CalendarEvent = { ...before, etag: '"2"', start: at(14), end: at(15) };
const execution = (image = after): Execution => ({
  toolCallId: 'moved',
  toolName: 'update_event',
  wish: { tool: 'update_event' },
  args: {},
  before: { event: before, scope: 'one' },
  after: image,
});
const context = toolContext('UTC');
const journal = openJournal();

function calendarOf(event: CalendarEvent) {
  const state = { event, writes: 0 };
  const calendars = {
    getEvent: async () => state.event,
    patchEvent: async (_calendar: string, _id: string, changes: EventChanges) => {
      state.writes += 1;
      state.event = { ...state.event, ...(changes as Partial<CalendarEvent>), etag: `"${state.writes + 2}"` };
      return state.event;
    },
  };
  return { state, undo: undoUpdate(mainCalendarOnly(calendars)) };
}

it('a second try after a first that could not say so finds it done, and writes nothing', async () => {
  const { state, undo } = calendarOf(after);
  for (const _try of ['first', 'second'])
    expect(reportOf(await undo(execution(), context, journal), 'UTC')?.receipt).toMatch(
      /^Undone: Review, .*10:00–11:00/,
    );
  expect(state).toMatchObject({ writes: 1, event: { start: at(10) } });
});

it('what somebody changed since stays, and the reply says so', async () => {
  const { state, undo } = calendarOf({ ...after, etag: '"theirs"', start: at(16), end: at(17) });
  const result = reportOf(await undo(execution(), context, journal), 'UTC');
  expect(result).toMatchObject({ ok: false, data: { reason: expect.stringContaining('changed since') } });
  expect(state.writes).toBe(0);
});

it('reaches also those whom the change had invited', () => {
  const invited = { ...after, attendees: [plainGuest('tom@example.org')] };
  expect(notifiedOfUpdate(execution())).toBeUndefined();
  expect(notifiedOfUpdate(execution(invited))?.people).toMatchObject([{ email: 'tom@example.org' }]);
});
