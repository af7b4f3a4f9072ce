import { expect, it } from 'vitest';
import { inFull, readerIn } from '../../../platform/time-reader.ts';
import { momentAt } from '../values/make.ts';
import type { Change, EventFact } from '../values/values.ts';
import { showChanges } from './show-card.ts';

const zone = 'Europe/Madrid';
const reader = inFull(readerIn(zone, Date.parse('2026-11-17T09:00:00Z')));
const ana = { email: 'ana@example.org', name: 'Ana Silva', origin: 'calendar' } as const;
const event = (more: Partial<EventFact> = {}): EventFact => ({
  id: 'event-1',
  title: 'Lunch',
  start: momentAt(Date.parse('2026-11-19T12:30:00Z'), zone),
  end: momentAt(Date.parse('2026-11-19T13:30:00Z'), zone),
  guests: [],
  repeats: false,
  ...more,
});
const fields = (change: Change) =>
  Object.fromEntries(
    showChanges([change], reader)[0]?.fields.map(({ name, value, before }) => [
      name,
      before ? [before, value] : value,
    ]) ?? [],
  );

it('a new event: what, on which day, when in whose zone, with whom and where', () => {
  const after = event({ guests: [ana], place: 'Casa Pepe' });
  expect(fields({ did: 'created', after, recurrence: [] })).toEqual({
    title: ['Lunch'],
    day: ['Thursday 19 November 2026'],
    time: ['13:30–14:30 (Europe/Madrid)'],
    guests: ['Ana Silva <ana@example.org> (found in your calendar)'],
    place: ['Casa Pepe'],
  });
  expect(showChanges([{ did: 'created', after, recurrence: [] }], reader)).toMatchObject([
    { did: 'create', event_id: null, start: '2026-11-19T12:30:00.000Z', end: '2026-11-19T13:30:00.000Z' },
  ]);
});

it('a change: both values where they differ, one where they do not', () => {
  const later = momentAt(Date.parse('2026-11-19T14:30:00Z'), zone);
  const change: Change = {
    did: 'changed',
    before: event({ guests: [ana] }),
    after: event({ start: event().end, end: later, place: 'Room 3', guests: [ana] }),
    scope: 'this',
    invited: [{ email: 'tom@example.org', origin: 'written' }],
  };
  expect(fields(change)).toEqual({
    title: ['Lunch'],
    day: ['Thursday 19 November 2026'],
    time: [['13:30–14:30 (Europe/Madrid)'], ['14:30–15:30 (Europe/Madrid)']],
    guests: [
      ['Ana Silva (ana@example.org)'],
      ['Ana Silva (ana@example.org)', expect.stringContaining('tom@example.org')],
    ],
    place: [[], ['Room 3']],
  });
});

it('a deletion says what there is; whole days have no clock; a reminder stays a sentence', () => {
  const trip = event({
    title: 'Trip',
    start: { kind: 'date', date: '2026-11-19' },
    end: { kind: 'date', date: '2026-11-21' },
  });
  const change: Change = { did: 'cancelled', before: trip, scope: 'this' };
  expect(Object.keys(fields(change))).toEqual(['title', 'day']);
  expect(showChanges([change], reader)).toMatchObject([
    { did: 'delete', event_id: 'event-1', start: '2026-11-19', end: '2026-11-21' },
  ]);
  const reminder = { id: 'r', text: 'call' };
  expect(showChanges([change, { did: 'reminder-set', reminder }], reader)).toEqual([]);
});
