import { expect, it } from 'vitest';
import { clockIn } from './clock.ts';

it.each([
  ['America/New_York', null, 12],
  ['America/Chicago', 'en', 12],
  ['America/Los_Angeles', 'es', 12],
  ['America/New_York', 'de', 24],
  ['America/New_York', 'fr', 24],
  ['America/Sao_Paulo', null, 24],
  ['Europe/London', 'en', 24],
  ['UTC', null, 24],
] as const)('in %s, reading %s, a clock has %d hours', (zone, language, hours) => {
  expect(clockIn(zone, language)).toBe(hours);
});
