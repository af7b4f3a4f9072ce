import { parseDateTime } from '@catch/scheduling';
import { expect, it } from 'vitest';
import type { ProposalReason } from '../values/values.ts';
import { sayReached } from './say-reached.ts';

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
