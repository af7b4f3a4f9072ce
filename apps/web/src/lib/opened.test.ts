import { expect, test } from 'vitest';
import { addressOf, type Opened, readOpened } from './opened.ts';

const everything: readonly Opened[] = [
  { kind: 'user', id: 'u1' },
  { kind: 'conversation', id: 'u1', channel: 'SLACK' },
  { kind: 'turn', id: 't1' },
  { kind: 'approval', id: '42' },
  { kind: 'exception', id: 'mfk3-0123456789abcdef' },
];

test.each(everything)('the address of a $kind opens exactly that, in its tab', (opened) => {
  const { pathname, searchParams } = new URL(addressOf(opened), 'https://catch.example');
  expect(pathname).toBe('/admin');
  expect(readOpened(searchParams)).toEqual(opened);
});

test('each stands in front of its own list', () => {
  const tabs = everything.map((opened) =>
    new URL(addressOf(opened), 'https://x.example').searchParams.get('tab'),
  );
  expect(tabs).toEqual(['users', null, null, 'approvals', 'exceptions']);
});

test.each(['', 'user', 'user:', 'conversation:u1', 'conversation:u1:PIGEON', 'planet:1', ':1'])(
  'nothing is opened by %j',
  (text) => {
    expect(readOpened(new URLSearchParams({ open: text }))).toBeNull();
  },
);
