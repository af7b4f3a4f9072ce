import { expect, test } from 'vitest';
import { readAskedFor } from './asked-for.ts';

const origin = 'https://catch.example';

test.each([
  ['/chat', { page: 'chat', path: '/chat' }],
  ['/admin?tab=users&open=user:1#top', { page: 'admin', path: '/admin?tab=users&open=user:1#top' }],
  ['/x/../admin', { page: 'admin', path: '/admin' }],
])('%s is offered to staff, and to nobody else', (text, offer) => {
  expect(readAskedFor(text, true, origin)).toEqual(offer);
  expect(readAskedFor(text, false, origin)).toBeNull();
});

test.each([
  null,
  '',
  '/',
  '/login',
  '/integrations',
  '/admin/x',
  '/Admin',
  'admin',
  '//evil.example/admin',
  '/\\evil.example/admin',
  'https://evil.example/admin',
  'https://catch.example/admin',
  'javascript:alert(1)',
  '/constructor',
  '/%61dmin',
])('%j is offered to nobody', (text) => {
  expect(readAskedFor(text, true, origin)).toBeNull();
});
