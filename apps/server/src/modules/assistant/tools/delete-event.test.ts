import { timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import { mainCalendarOnly } from '../../../../test/main-calendar-only.ts';
import { PLAIN_EVENT } from '../../../../test/plain-event.ts';
import { openJournal, reportOf, toolContext } from '../../../../test/tool-fixtures.ts';
import { CalendarError, type CalendarEvent } from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { deleteEventTool } from './delete-event.ts';

const event = (id: string): CalendarEvent => ({
  ...PLAIN_EVENT,
  id,
  calendarId: 'primary',
  title: id,
  start: timed(Date.UTC(2026, 10, 20, 10), 'UTC'),
  end: timed(Date.UTC(2026, 10, 20, 11), 'UTC'),
});
const context = toolContext('UTC');

/** Cancels three, of which some fail, and perhaps takes it back. */
async function cancel(failures: Record<string, CalendarError>) {
  const made: string[] = [];
  const calendars = {
    deleteEvent: async (_calendar: string, id: string) => {
      if (failures[id]) throw failures[id];
    },
    getEvent: async (_calendar: string, id: string) => event(id),
    insertEvent: async (_calendar: string, draft: { title: string }) => {
      made.push(draft.title);
      return event(draft.title);
    },
  };
  const { execute, undo } = deleteEventTool({
    gateway: mainCalendarOnly(calendars),
  } as unknown as CalendarToolDependencies);
  const journal = openJournal();
  const args = { events: ['one', 'two', 'three'].map(event), scope: 'one' as const };
  const result = reportOf(await execute?.(args, context, journal), 'UTC');
  const wish = { tool: 'delete_event' };
  const execution = { toolCallId: 'd', toolName: wish.tool, wish, args: {}, ...journal.images };
  const takeBack = () => undo?.(execution, context, journal);
  return { result, takeBack, made };
}

it('says which were cancelled and which were not, and takes back only the former', async () => {
  const { result, takeBack, made } = await cancel({ two: new CalendarError('conflict', 'changed') });
  expect(result?.ok).toBe(true);
  expect(result?.receipt).toMatch(/^Cancelled: one, .*; three, .*\. I couldn't cancel two, /);
  await takeBack();
  expect(made).toEqual(['one', 'three']);
});

it('a calendar that stops answering in the middle leaves the rest, and nobody says that nothing was changed', async () => {
  const { result } = await cancel({ two: new CalendarError('unavailable', 'away', { ambiguous: true }) });
  expect(result?.receipt).toMatch(/^Cancelled: one, .*don't know about the rest yet: two, .*; three, /);
});

it('when none was cancelled, that is all there is to say', async () => {
  const away = new CalendarError('unavailable', 'away');
  const { result } = await cancel({ one: away, two: away, three: away });
  expect(result).toMatchObject({
    ok: false,
    data: { reason: expect.stringContaining('nothing was changed') },
  });
});
