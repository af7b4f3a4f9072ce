import { expect, it } from 'vitest';
import { mainCalendarOnly } from '../../../../../test/main-calendar-only.ts';
import { fridayAt, fridayEvent } from '../../../../../test/plain-event.ts';
import { asked, openJournal, reportOf, toolContext } from '../../../../../test/tool-fixtures.ts';
import { CalendarError, type CalendarEvent } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { planSwap } from '../events/plan-moves.ts';
import { updateEventTool } from '../update-event.ts';

const zone = 'Europe/Madrid';
const context = toolContext(zone);

/** Moves two of which one may fail, and perhaps takes it back. */
async function move(failures: Record<string, CalendarError>, others: readonly CalendarEvent[] = []) {
  const there = new Map(
    [fridayEvent('one', '10:00', '11:00'), fridayEvent('two', '11:00', '12:00'), ...others].map((each) => [
      each.id,
      each,
    ]),
  );
  const calendars = {
    listEvents: async () => ({ events: [...there.values()], timeZone: zone }),
    getEvent: async (_calendar: string, id: string) => there.get(id),
    patchEvent: async (_calendar: string, id: string, changes: Partial<CalendarEvent>) => {
      if (failures[id]) throw failures[id];
      const current = there.get(id) ?? fridayEvent(id, '10:00', '11:00');
      const changed = { ...current, ...changes, etag: `${current.etag}+` };
      there.set(id, changed);
      return changed;
    },
  };
  const { execute, undo } = updateEventTool({
    gateway: mainCalendarOnly(calendars),
  } as unknown as CalendarToolDependencies);
  const journal = openJournal();
  const moves = [
    { event: fridayEvent('one', '10:00', '11:00'), start: fridayAt('11:00'), end: fridayAt('12:00') },
    { event: fridayEvent('two', '11:00', '12:00'), start: fridayAt('12:00'), end: fridayAt('13:00') },
  ];
  const result = reportOf(await execute?.({ moves, accepted_conflicts: [] }, context, journal), zone);
  const wish = { tool: 'update_event' };
  const execution = { toolCallId: 'd', toolName: wish.tool, wish, args: {}, ...journal.images };
  const takeBack = async () => reportOf(await undo?.(execution, context, journal), zone);
  return { result, takeBack, there };
}

it('moves each into the place that another leaves, tells them one by one, and takes them back', async () => {
  const { result, takeBack, there } = await move({});
  expect(result?.receipt).toMatch(/^Moved: one, .*11:00–12:00.*; two, .*12:00–13:00/);
  expect((await takeBack())?.receipt).toMatch(
    /one, .*10:00–11:00.*two, .*11:00–12:00.* are back where they were/,
  );
  expect(there.get('one')?.start).toEqual(fridayAt('10:00'));
});

it('moves none where something else was put since it was agreed to', async () => {
  const { result, there } = await move({}, [fridayEvent('three', '12:30', '13:30')]);
  expect(result).toMatchObject({ ok: false, conflicts: [{ summary: 'three' }] });
  expect(there.get('one')?.start).toEqual(fridayAt('10:00'));
});

it('says which could not be moved, and takes back only the others', async () => {
  const { result, takeBack } = await move({ two: new CalendarError('forbidden', 'not yours') });
  expect(result?.receipt).toMatch(/^Moved: one, .*\. I couldn't move two, /);
  const undone = (await takeBack())?.receipt ?? '';
  expect(undone).toMatch(/^Undone: one, /);
  expect(undone).not.toContain('two');
});

it('taken back a second time, after a first that could not say so, they are as before', async () => {
  const { takeBack, there } = await move({});
  await takeBack();
  const etags = [...there.values()].map(({ etag }) => etag);
  expect((await takeBack())?.receipt).toMatch(
    /one, .*10:00–11:00.*two, .*11:00–12:00.* are back where they were\.$/,
  );
  expect([...there.values()].map(({ etag }) => etag)).toEqual(etags);
});

it('leaves one that somebody changed since, and says so', async () => {
  const { takeBack, there } = await move({});
  there.set('one', { ...fridayEvent('one', '18:00', '19:00'), etag: '"theirs"' });
  expect((await takeBack())?.receipt).toMatch(/^Undone: two, .*Changed since, so left alone: one, .*18:00/);
});

it.each([
  // Apart: each begins where the other began.
  [
    ['10:00', '11:00'],
    ['15:00', '15:30'],
    ['10:00', '10:30'],
    ['15:00', '16:00'],
  ],
  // Side by side, the second longer: the first begins when it ends.
  [
    ['14:00', '14:30'],
    ['14:30', '16:30'],
    ['14:00', '16:00'],
    ['16:00', '16:30'],
  ],
] as const)('swaps %s and %s', (one, other, second, first) => {
  const planned = planSwap(fridayEvent('a', one[0], one[1]), fridayEvent('b', other[0], other[1]), zone);
  if (planned.kind === 'question') throw new Error(asked(planned, zone));
  expect(planned.moves.map(({ event: { id }, start, end }) => [id, start, end])).toEqual([
    ['b', fridayAt(second[0]), fridayAt(second[1])],
    ['a', fridayAt(first[0]), fridayAt(first[1])],
  ]);
});
