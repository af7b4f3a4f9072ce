import { expect, it } from 'vitest';
import { isOptOut } from './is-opt-out.ts';

it.each([
  'STOP',
  ' stop! ',
  'Stop all',
  'UNSUBSCRIBE',
  'opt-out',
  'Abmelden.',
  'BAJA',
  'Désabonner',
  'desabonner',
])('%j leaves', (text) => expect(isOptOut(text)).toBe(true));

it.each(['stop the 3pm meeting', 'cancel', 'end', 'quit', 'no', 'bus stop', 'stop?', '', 'x'.repeat(10_000)])(
  '%j does not',
  (text) => expect(isOptOut(text)).toBe(false),
);
