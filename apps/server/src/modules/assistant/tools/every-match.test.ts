import { describe, expect, it } from 'vitest';
import { FRIDAY_ZONE, fridayDependencies, onFriday } from '../../../../test/friday-calendar.ts';
import { fridayEvent, plainGuest } from '../../../../test/plain-event.ts';
import { reportOf } from '../../../../test/tool-fixtures.ts';
import type { Proposal } from '../values/values.ts';
import { deleteEventTool } from './delete-event.ts';
import type { ToolInput } from './inputs.ts';
import { updateEventTool } from './update-event.ts';

const events = [
  fridayEvent('Pottery', '09:00', '10:00'),
  fridayEvent('Harbour walk', '12:00', '12:30'),
  fridayEvent('Ledger check', '15:00', '16:00'),
  fridayEvent('Choir', '19:00', '20:30'),
];
const harness = fridayDependencies(events);

type Outcome =
  | { readonly titles: unknown[]; readonly searched?: Proposal['searched'] }
  | Record<string, unknown>;

/** What would be changed, or what a model gets instead. */
async function cancel(input: ToolInput<'delete_event'>): Promise<Outcome> {
  const plan = await deleteEventTool(harness).plan({ every_match: true, ...input }, onFriday());
  if (plan.kind === 'answer') return reportOf(plan.value, FRIDAY_ZONE)?.data ?? {};
  return { titles: plan.args.events.map(({ title }) => title), searched: plan.proposal.searched };
}

describe('all of a stretch', () => {
  it.each(['everything', 'all', 'all of them', 'all my events', 'everything today'])('%s', async (event) => {
    expect(await cancel({ event, event_when: 'today' })).toMatchObject({
      titles: ['Pottery', 'Harbour walk', 'Ledger check', 'Choir'],
    });
  });

  it('after lunch goes on into the evening', async () => {
    expect(await cancel({ event: 'everything', event_when: 'after lunch today' })).toMatchObject({
      titles: ['Ledger check', 'Choir'],
    });
  });

  it('of no stretch is asked about', async () => {
    expect(await cancel({ event: 'everything' })).toMatchObject({ question: 'Which day or time?' });
  });
});

describe('but for what is excepted', () => {
  it.each([
    [['pottery'], ['Harbour walk', 'Ledger check', 'Choir']],
    [
      ['the pottery', 'choir'],
      ['Harbour walk', 'Ledger check'],
    ],
    [['the 3 pm'], ['Pottery', 'Harbour walk', 'Choir']],
    [['the last one'], ['Pottery', 'Harbour walk', 'Ledger check']],
    [
      ['Harbour walk', 'Ledger check'],
      ['Pottery', 'Choir'],
    ],
  ])('%s', async (except, titles) => {
    expect(await cancel({ event: 'everything', event_when: 'today', except })).toMatchObject({ titles });
  });

  it('says which of them stay', async () => {
    const result = await cancel({ event: 'everything', event_when: 'today', except: ['choir'] });
    expect(result).toMatchObject({ searched: { stays: [{ title: 'Choir' }] } });
  });

  it('by its event_id', async () => {
    const other = fridayEvent('x9f', '11:00', '12:00', { title: 'Pottery' });
    const plan = await deleteEventTool(fridayDependencies([...events, other])).plan(
      { event: 'pottery', event_when: 'today', except: ['x9f'] },
      onFriday(),
    );
    expect(plan).toMatchObject({ kind: 'ask', args: { events: [{ id: 'Pottery' }] } });
  });

  it('an exception that matches nothing is reported, and nothing is proposed', async () => {
    expect(await cancel({ event: 'everything', event_when: 'today', except: ['regatta'] })).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining("'regatta'"),
      candidates: [{ title: 'Pottery' }, {}, {}, {}],
    });
  });

  it('nothing is left when all is excepted', async () => {
    const except = events.map(({ id }) => id);
    expect(await cancel({ event: 'all', event_when: 'today', except })).toMatchObject({ status: 'refused' });
  });

  it('also of what is moved', async () => {
    const plan = await updateEventTool(harness, 'move_event').plan(
      { event: 'everything', event_when: 'today', except: ['choir'], move_by: '30 minutes later' },
      onFriday(),
    );
    expect(plan).toMatchObject({
      kind: 'run',
      args: { moves: [{ event: { id: 'Pottery' } }, { event: { id: 'Harbour walk' } }, {}] },
    });
    const refused = await updateEventTool(harness, 'move_event').plan(
      { event: 'everything', event_when: 'today', except: ['regatta'], move_by: '30 minutes later' },
      onFriday(),
    );
    expect(refused).toMatchObject({ kind: 'answer', value: { why: { code: 'exception' } } });
  });
});

it('a card that affects guests says where it looked', async () => {
  const there = [
    ...events,
    fridayEvent('Review', '17:00', '18:00', { attendees: [plainGuest('a@example.org')] }),
  ];
  const plan = await updateEventTool(fridayDependencies(there), 'move_event').plan(
    { event: 'review', event_when: 'today', every_match: true, move_by: '1 hour later' },
    onFriday(),
  );
  expect(plan).toMatchObject({
    kind: 'ask',
    proposal: { searched: { stays: [{ title: 'Pottery' }, {}, {}, { title: 'Choir' }] } },
  });
});
