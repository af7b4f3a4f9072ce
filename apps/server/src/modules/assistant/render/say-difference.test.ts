import { parseDateTime, timed } from '@catch/scheduling';
import { expect, it } from 'vitest';
import type { Change, EventFact, ProposalReason } from '../values/values.ts';
import { sayDifferences, sayTold } from './say-difference.ts';

const zone = 'Europe/Madrid';
const reader = { zone, now: parseDateTime('2026-11-19T10:00', zone) };
const at = (clock: string) => timed(parseDateTime(`2026-11-20T${clock}`, zone), zone);
const event = (title: string, more: Partial<EventFact> = {}): EventFact => ({
  id: title,
  title,
  start: at('10:00'),
  end: at('11:00'),
  guests: [],
  repeats: false,
  ...more,
});
const later = { start: at('12:00'), end: at('13:00') };
const reminder = { id: 'r1', text: 'call mum', next: at('09:00') };
const differences = (...changes: Change[]) => sayDifferences({ changes, reasons: [] }, reader);

it.each<[string, Change, { before: string | null; after: string | null }]>([
  [
    'what is new',
    { did: 'created', after: event('Lunch', { place: 'Bar Sol' }), recurrence: [] },
    { before: null, after: 'Lunch, tomorrow 10:00–11:00, Bar Sol' },
  ],
  [
    'what is moved',
    { did: 'changed', before: event('Lunch'), after: event('Lunch', later), scope: 'this' },
    { before: 'Lunch, tomorrow 10:00–11:00', after: 'Lunch, tomorrow 12:00–13:00' },
  ],
  [
    'another place',
    {
      did: 'changed',
      before: event('Lunch', { place: 'Bar Sol' }),
      after: event('Lunch', { place: 'Bar Luna' }),
      scope: 'this',
    },
    { before: 'Lunch, tomorrow 10:00–11:00, Bar Sol', after: 'Lunch, tomorrow 10:00–11:00: place: Bar Luna' },
  ],
  [
    'what changes places',
    { did: 'moved', before: event('Lunch'), after: event('Lunch', later), isSwap: true },
    { before: 'Lunch, tomorrow 10:00–11:00', after: 'Lunch, tomorrow 12:00–13:00' },
  ],
  [
    'what goes',
    { did: 'cancelled', before: event('Lunch'), scope: 'this' },
    { before: 'Lunch, tomorrow 10:00–11:00', after: null },
  ],
  [
    'a reminder that ends',
    { did: 'reminder-ended', reminder, how: 'cancelled' },
    { before: 'call mum, tomorrow at 09:00', after: null },
  ],
  [
    'what is forgotten',
    {
      did: 'forgotten',
      preferences: [{ id: 'p1', text: 'no meetings before 9' } as never],
    },
    { before: 'no meetings before 9', after: null },
  ],
])('%s', (_name, change, difference) => {
  expect(differences(change)).toEqual([difference]);
});

it('leaves to the sentence what it says best', () => {
  expect(
    differences({ did: 'responded', event: event('Lunch'), response: 'accepted', scope: 'this' }),
  ).toEqual([]);
  expect(sayDifferences(undefined, reader)).toEqual([]);
});

it('names everybody once, and doubts only the addresses of those who are new', () => {
  const ana = { email: 'Ana@x.example', name: 'Ana Silva' };
  const reasons: ProposalReason[] = [
    { code: 'tells', people: [{ ...ana, email: 'ana@x.example' }] },
    { code: 'cancels', people: [ana] },
    { code: 'overlaps' },
  ];
  expect(sayTold({ changes: [], reasons }, reader)).toEqual(['Ana Silva (Ana@x.example)']);
  expect(sayTold({ changes: [], reasons: [{ code: 'invites', people: [ana] }] }, reader)[0]).not.toBe(
    'Ana Silva (Ana@x.example)',
  );
});
