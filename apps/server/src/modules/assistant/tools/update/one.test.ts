import { expect, it } from 'vitest';
import { mainCalendarOnly } from '../../../../../test/main-calendar-only.ts';
import { fridayAt, fridayEvent, plainGuest } from '../../../../../test/plain-event.ts';
import { openJournal, reportOf, toolContext } from '../../../../../test/tool-fixtures.ts';
import type { CalendarEvent } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { type ToolContext, WorkCancelled } from '../tool.port.ts';
import { updateEventTool } from '../update-event.ts';
import type { OneArgs } from './args.ts';

const zone = 'Europe/Madrid';

interface Written {
  readonly id: string;
  readonly changes: unknown;
  readonly notify: string;
}

/** Carries out a change among what else is in the calendar, and tells what reached the calendar. */
async function carryOut(
  changed: CalendarEvent,
  changes: OneArgs['changes'],
  {
    others = [],
    accepted = [],
    context = toolContext(zone),
    written = [],
  }: {
    others?: readonly CalendarEvent[];
    accepted?: string[];
    context?: ToolContext;
    written?: Written[];
  } = {},
) {
  const calendars = {
    listEvents: async () => ({ events: [changed, ...others], timeZone: zone }),
    getEvent: async () => changed,
    patchEvent: async (_calendar: string, id: string, patch: object, { notify }: { notify: string }) => {
      written.push({ id, changes: patch, notify });
      return { ...changed, ...patch, etag: '"new"' };
    },
  };
  const { execute } = updateEventTool({
    gateway: mainCalendarOnly(calendars),
  } as unknown as CalendarToolDependencies);
  const args = { event: changed, scope: 'one' as const, changes, accepted_conflicts: accepted };
  const journal = openJournal();
  const result = reportOf(await execute?.(args, context, journal), zone);
  return { result, written, journal };
}

const dentist = fridayEvent('Dentist', '10:00', '11:00');
const later = { start: fridayAt('14:00'), end: fridayAt('15:00') };

it('moves it, keeps how it was, and tells how it is', async () => {
  const { result, written, journal } = await carryOut(dentist, later);
  expect(written).toMatchObject([{ id: 'Dentist', changes: later, notify: 'nobody' }]);
  expect(journal.images).toMatchObject({ before: { event: dentist, scope: 'one' }, after: later });
  expect(result?.receipt).toMatch(/^Moved: Dentist, .*14:00–15:00/);
});

it('does not write where something else was put since it was agreed to', async () => {
  const lunch = fridayEvent('Lunch', '14:30', '15:30');
  const { result, written } = await carryOut(dentist, later, { others: [lunch] });
  expect(result).toMatchObject({ ok: false, conflicts: [{ summary: 'Lunch' }] });
  expect(written).toEqual([]);
});

it('writes over what the card showed, and over its own old time', async () => {
  const lunch = fridayEvent('Lunch', '14:30', '15:30');
  expect((await carryOut(dentist, later, { others: [lunch], accepted: ['Lunch'] })).written).toHaveLength(1);
  const overlapping = { start: fridayAt('10:30'), end: fridayAt('11:30') };
  expect((await carryOut(dentist, overlapping)).written).toHaveLength(1);
});

it.each<[string, Partial<CalendarEvent>, OneArgs['changes'], 'everyone' | 'nobody']>([
  [
    'nobody, when nobody else comes',
    { attendees: [plainGuest('me@x.example', { self: true })] },
    later,
    'nobody',
  ],
  ['the guests', { attendees: [plainGuest('ana@x.example')] }, later, 'everyone'],
  ['the room', { attendees: [plainGuest('room@x.example', { resource: true })] }, later, 'everyone'],
  ['somebody who is invited only now', {}, { attendees: [{ email: 'ana@x.example' }] }, 'everyone'],
])('tells %s', async (_name, own, changes, notify) => {
  const { written } = await carryOut({ ...dentist, ...own }, changes);
  expect(written).toMatchObject([{ notify }]);
});

it('work that was cancelled meanwhile changes nothing', async () => {
  const context: ToolContext = {
    ...toolContext(zone),
    assertCurrent: () => Promise.reject(new WorkCancelled()),
  };
  const written: Written[] = [];
  await expect(carryOut(dentist, later, { context, written })).rejects.toBeInstanceOf(WorkCancelled);
  expect(written).toEqual([]);
});
