import { parseDateTime } from '@catch/scheduling';
import { expect, it } from 'vitest';
import type { ProposalReason } from '../values/values.ts';
import { asksOnlyForThem, reachesItsGuests, sayReached } from './say-reached.ts';

const zone = 'Europe/Madrid';
const reader = { zone, now: parseDateTime('2026-11-19T10:00', zone) };

it('names everybody once, and doubts only the addresses of those who are new', () => {
  const ana = { email: 'Ana@x.example', name: 'Ana Silva' };
  const reasons: ProposalReason[] = [
    { code: 'tells', people: [{ ...ana, email: 'ana@x.example' }] },
    { code: 'cancels', people: [ana] },
    { code: 'overlaps' },
  ];
  expect(sayReached({ changes: [], reasons }, reader)).toEqual(['Ana Silva (Ana@x.example)']);
  expect(sayReached({ changes: [], reasons: [{ code: 'invites', people: [ana] }] }, reader)[0]).not.toBe(
    'Ana Silva (Ana@x.example)',
  );
});

it('knows whether those are the guests of the card, and nobody else', () => {
  const ana = { email: 'Ana@x.example' };
  const bo = { email: 'bo@x.example' };
  const on = (guests: readonly { email: string }[]) =>
    ({
      changes: [{ did: 'cancelled', before: { guests } }],
      reasons: [{ code: 'cancels', people: [ana] }],
    }) as never;
  expect(reachesItsGuests(on([{ email: 'ana@x.example' }]))).toBe(true);
  expect(reachesItsGuests(on([ana, bo]))).toBe(false);
  expect(reachesItsGuests(on([]))).toBe(false);
});

it('knows whether it asks for any other reason than whom it reaches', () => {
  const people = [{ email: 'ana@x.example' }];
  const because = (...reasons: ProposalReason[]) => asksOnlyForThem({ changes: [], reasons });
  expect(because({ code: 'invites', people })).toBe(true);
  expect(because({ code: 'cancels', people })).toBe(true);
  expect(because({ code: 'cancels' })).toBe(false);
  expect(because({ code: 'tells', people }, { code: 'overlaps' })).toBe(false);
  expect(because()).toBe(false);
});
