import { parseDateTime, timed } from '@catch/scheduling';
import { describe, expect, it } from 'vitest';
import { FRIDAY_ZONE, fridayDependencies, onFriday } from '../../../../test/friday-calendar.ts';
import { fridayEvent } from '../../../../test/plain-event.ts';
import { reportOf } from '../../../../test/tool-fixtures.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import type { ToolInput } from './inputs.ts';
import { listEventsTool } from './list-events.ts';

const events = [
  fridayEvent('Pottery', '08:15', '10:00'),
  fridayEvent('Harbour walk', '12:00', '12:30'),
  fridayEvent('Ledger check', '17:30', '18:30'),
];

/** What a model gets. */
async function look(
  input: ToolInput<'list_events'>,
  there = events,
  clock = '08:00',
): Promise<Record<string, unknown>> {
  const plan = await listEventsTool(fridayDependencies(there)).plan(input, onFriday(clock));
  if (plan.kind !== 'answer') throw new Error('a look changes nothing');
  return reportOf(plan.value, FRIDAY_ZONE)?.data ?? {};
}

describe('words that name nothing are no query', () => {
  it.each(['meetings', 'all my events', 'everything', 'appointments', 'the calls', 'invitations', 'things'])(
    '%s',
    async (query) => {
      expect(await look({ query, when: 'today' })).toMatchObject({ count: 3, events: [{}, {}, {}] });
    },
  );

  it('also when something is counted, and when the next one is asked for', async () => {
    expect(await look({ query: 'meetings', when: 'today', measure: true })).toMatchObject({
      measured: { meetings: 3, total_minutes: 195 },
    });
    expect(await look({ query: 'meeting', direction: 'next' })).toMatchObject({
      events: [{ title: 'Pottery' }],
    });
  });
});

describe('a query that nothing fits', () => {
  it('says so, with what is there and what to do, and counts nothing', async () => {
    const result = await look({ query: 'kayaking', when: 'today', measure: true });
    expect(result).toMatchObject({
      count: 0,
      others_then: [{ title: 'Pottery' }, { title: 'Harbour walk' }, { title: 'Ledger check' }],
      repair: expect.stringContaining('without query'),
    });
    expect(result).not.toHaveProperty('measured');
  });

  it('what fits needs no repair, nor does an empty day', async () => {
    expect(await look({ query: 'pottery' })).not.toHaveProperty('repair');
    expect(await look({ when: 'tomorrow', measure: true })).toMatchObject({ count: 0, measured: {} });
    expect(await look({ when: 'tomorrow' })).not.toHaveProperty('repair');
  });
});

it('only the invitations that wait for an answer, however far ahead', async () => {
  const organizer = { email: 'iris@example.org', displayName: 'Iris', self: false };
  const invited = (id: string, own: Partial<CalendarEvent>) =>
    fridayEvent(id, '14:00', '15:00', { organizer, ...own });
  const later = { start: monthsOn('14:00'), end: monthsOn('15:00') };
  const there = [
    ...events,
    invited('Choir', { ownResponse: 'needsAction' }),
    invited('Ferry', { ownResponse: 'accepted' }),
    invited('Summit', { ownResponse: 'needsAction', ...later }),
  ];
  expect(await look({ unanswered: true, query: 'invitations' }, there)).toMatchObject({
    count: 2,
    events: [{ untrusted_title: 'Choir' }, { untrusted_title: 'Summit' }],
  });
});

const monthsOn = (clock: string) => timed(parseDateTime(`2027-01-20T${clock}`, FRIDAY_ZONE), FRIDAY_ZONE);

describe('an end that nobody said leaves nothing out', () => {
  it.each([
    ['after lunch today', 'Ledger check'],
    ['before lunch today', 'Pottery'],
    ['the next two weeks', 'Pottery'],
    ['next 4 weeks', 'Ledger check'],
  ])('%s', async (when, title) => {
    const result = await look({ when });
    expect(result.events).toContainEqual(expect.objectContaining({ title }));
  });

  it('the next weeks begin now, not this morning', async () => {
    const result = await look({ when: 'next two weeks' }, events, '11:00');
    expect(result).toMatchObject({ events: [{ title: 'Harbour walk' }, { title: 'Ledger check' }] });
  });
});

describe('who holds it', () => {
  const invited: CalendarEvent = {
    ...fridayEvent('Tasting', '15:00', '16:00'),
    organizer: { email: 'ana@x.example', displayName: 'Ana', self: false },
    ownResponse: 'needsAction',
  };

  it('is named when it is somebody else', async () => {
    expect(await look({ when: 'today' }, [invited, ...events])).toMatchObject({
      events: [
        { title: 'Pottery' },
        {},
        {
          untrusted_title: 'Tasting',
          untrusted_organiser: { email: 'ana@x.example', name: 'Ana' },
          your_response: 'needsAction',
        },
        {},
      ],
    });
    const listed = (await look({ when: 'today' })).events as object[];
    expect(listed.some((event) => 'untrusted_organiser' in event)).toBe(false);
  });

  it('is found by name', async () => {
    expect(await look({ query: 'Ana' }, [invited, ...events])).toMatchObject({ count: 1 });
  });
});

it.each<[ToolInput<'list_events'>, string, string]>([
  [{}, '20 November', '27 November'],
  [{ query: 'pottery' }, '20 November', '20 March'],
  [{ unanswered: true }, '20 November', '20 March'],
  [{ direction: 'next' }, '20 November', '20 March'],
  [{ direction: 'last' }, '24 May', '20 November'],
])('without a time %j looks as far as its description says', async (input, from, to) => {
  const { looked_in } = await look(input);
  expect(looked_in).toContain(from);
  expect(looked_in).toContain(to);
});
