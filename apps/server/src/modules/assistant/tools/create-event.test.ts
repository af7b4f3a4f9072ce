import { expect, it } from 'vitest';
import { english } from '../../../../test/english.ts';
import { mainCalendarOnly } from '../../../../test/main-calendar-only.ts';
import { fridayAt, fridayEvent } from '../../../../test/plain-event.ts';
import { openJournal, reportOf, toolContext } from '../../../../test/tool-fixtures.ts';
import { type CalendarEvent, creationKey, type EventDraft } from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { type CreateEventArgs, createEventTool } from './create-event.ts';
import { type ToolContext, WorkCancelled } from './tool.port.ts';

const zone = 'Europe/Madrid';

/** The tool over a calendar that holds these, asked at ten in the morning. */
function desk(there: readonly CalendarEvent[] = [], ownWords: readonly string[] = []) {
  const made: { draft: EventDraft; notify: string }[] = [];
  const calendars = {
    listEvents: async () => ({ events: there, timeZone: zone }),
    freeBusy: async ({ ids }: { ids: readonly string[] }) =>
      ids.map((id) => ({ id, busy: [], unknown: 'all' })),
    insertEvent: async (_calendar: string, draft: EventDraft, { notify }: { notify: string }) => {
      made.push({ draft, notify });
      return {
        ...fridayEvent(draft.key, '10:00', '11:00'),
        title: draft.title,
        start: draft.start,
        end: draft.end,
      };
    },
  };
  const tool = createEventTool({
    gateway: mainCalendarOnly(calendars),
    contacts: { all: async () => [], find: async () => [] },
  } as unknown as CalendarToolDependencies);
  const context = {
    ...toolContext(zone),
    now: new Date('2026-11-20T09:00:00Z'),
    ownWords,
  } as ToolContext;
  const execute = async (more: Partial<CreateEventArgs> = {}, own: Partial<ToolContext> = {}) => {
    const value = await tool.execute?.(
      {
        title: 'Dentist',
        start: fridayAt('15:00'),
        end: fridayAt('16:00'),
        recurrence: [],
        attendees: [],
        video_link: false,
        accepted_conflicts: [],
        ...more,
      },
      { ...context, ...own },
      openJournal(),
    );
    return reportOf(value, zone);
  };
  return { made, execute, plan: (input: Parameters<typeof tool.plan>[0]) => tool.plan(input, context) };
}

it('makes it under an id of its own call, so that a second try finds it', async () => {
  const { made, execute } = desk();
  expect(await execute()).toMatchObject({
    ok: true,
    receipt: expect.stringMatching(/^Booked: Dentist, .*15:00–16:00/),
  });
  expect(made).toMatchObject([{ draft: { key: creationKey('u', 'c') }, notify: 'nobody' }]);
});

it('does not book over what came since the card was shown, and offers other times', async () => {
  const { made, execute } = desk([fridayEvent('Call', '15:30', '16:30')]);
  expect(await execute()).toMatchObject({
    ok: false,
    conflicts: [{ summary: 'Call' }],
    data: { alternatives: expect.arrayContaining([expect.any(String)]) },
  });
  expect(made).toEqual([]);
  expect(await execute({ accepted_conflicts: ['Call'] })).toMatchObject({ ok: true });
});

it('a second try does not meet the event that the first made', async () => {
  const { execute } = desk([fridayEvent(creationKey('u', 'c'), '15:00', '16:00')]);
  expect(await execute()).toMatchObject({ ok: true });
});

it('work that was cancelled meanwhile makes nothing', async () => {
  const { made, execute } = desk();
  const assertCurrent = () => Promise.reject(new WorkCancelled());
  await expect(execute({}, { assertCurrent })).rejects.toBeInstanceOf(WorkCancelled);
  expect(made).toEqual([]);
});

it('tells guests, and only guests', async () => {
  const { made, execute } = desk();
  await execute({ attendees: [{ email: 'ana@x.example', origin: 'typed by you' }] });
  expect(made).toMatchObject([{ notify: 'everyone', draft: { attendees: [{ email: 'ana@x.example' }] } }]);
});

it('asks when it has passed', async () => {
  const { plan } = desk([], ['Dentist today from 8am to 9am']);
  const planned = await plan({ title: 'Dentist', when: 'today from 8am to 9am' });
  expect(planned).toMatchObject({ kind: 'answer', value: { asks: { for: 'time', because: 'passed' } } });
  if (planned.kind !== 'answer') throw new Error('it was not asked');
  expect(reportOf(planned.value, zone)).toMatchObject({
    ok: false,
    data: { question: expect.stringContaining('has already passed') },
  });
});

it.each([
  ['an own event runs', { title: 'Dentist', when: 'today at 3pm' }, 'run', undefined],
  ['a conflict asks', { title: 'Dentist', when: 'today at 12:00' }, 'ask', /Overlaps with Lunch/],
  [
    'a guest asks',
    { title: 'Dentist', when: 'today at 3pm', attendees: ['ana@x.example'] },
    'ask',
    /will be invited\. I can't see ana@x.example's calendar/,
  ],
  [
    'words of others ask',
    { title: 'Dentist', when: 'today at 3pm', location: 'https://evil.example' },
    'ask',
    /didn't come from you/,
  ],
])('%s', async (_name, input, kind, reason) => {
  const { plan } = desk(
    [fridayEvent('Lunch', '12:00', '13:00')],
    ['Dentist today at 3pm with ana@x.example'],
  );
  const planned = await plan(input);
  expect(planned.kind).toBe(kind);
  if (planned.kind === 'answer') throw new Error('nothing was planned');
  const card = english.card(planned.proposal, { tool_name: 'create_event' }, { zone, now: 0 });
  if (reason) expect(card.reason).toMatch(reason);
});

it.each([
  ['Friday departs 12:00, lands 15:00 New York time', 'departs 12:00, lands 15:00 New York time'],
  ['2026-11-27T12:00+01:00/2026-11-27T15:00-05:00', 'departs 12:00, lands 15:00 New York time'],
])('a flight is booked on the clocks of both ends: %s', async (when, said) => {
  const { plan } = desk([], [`Flight to New York next Friday, ${said}`]);
  expect(
    await plan({ title: 'Flight to New York', when: when.replace('Friday', '2026-11-27') }),
  ).toMatchObject({
    kind: 'run',
    args: {
      start: { at: Date.parse('2026-11-27T11:00Z') },
      end: { at: Date.parse('2026-11-27T20:00Z') },
    },
  });
});

it.each([
  ['the ends were told apart', 'Flight next Friday, departs 12:00 and lands 15:00 New York time', 'answer'],
  ['a stretch on one clock', 'Call with Joe next Friday, 12:00 to 15:00 New York time', 'run'],
  ['nothing of it was said now', 'yes, that one', 'run'],
])('one clock for both ends: %s', async (_why, said, kind) => {
  const { plan } = desk([], ['Call with Joe', said]);
  const planned = await plan({ title: 'Call with Joe', when: '2026-11-27 12:00 to 15:00 New York time' });
  expect(planned).toMatchObject(
    kind === 'answer'
      ? { kind, value: { asks: { for: 'time', because: 'two-clocks' } } }
      : { kind, args: { start: { at: Date.parse('2026-11-27T17:00Z') } } },
  );
});
