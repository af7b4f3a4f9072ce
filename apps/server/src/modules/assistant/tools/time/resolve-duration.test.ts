import type { WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { resolveDuration, resolveShift } from './resolve-duration.ts';

const context: WhenContext = { now: Temporal.Instant.from('2026-11-18T09:00:00Z'), zone: 'Europe/Madrid' };
const minutes = (milliseconds: number | undefined) => milliseconds && milliseconds / 60_000;

describe('a length', () => {
  test.each([
    ['90', 90],
    ['45 min', 45],
    ['an hour and a half', 90],
    ['PT1H30M', 90],
    ['P1D', 1440],
    ['from 3 to 4:30pm', 90],
    ['P', undefined],
    ['PT0M', undefined],
    ['purple', undefined],
    ['tomorrow', undefined],
  ])('%s', (words, expected) => {
    expect(minutes(resolveDuration(words, context))).toBe(expected);
  });
});

describe('a shift', () => {
  test.each([
    ['half an hour later', 30],
    ['by 15 minutes', 15],
    ['back 30 minutes', 30],
    ['an hour longer', 60],
    ['-15 minutes', -15],
    ['1 hour earlier', -60],
    ['forward 30 minutes', -30],
    ['15 minutes shorter', -15],
    ['sooner', undefined],
    ['hour later', 60],
    ['day earlier', -1440],
    ['the day after', 1440],
    ['hr earlier', -60],
    ['quarter later', 15],
    ['up by 45', -45],
    ['15 over', 15],
    ['+24h', 1440],
    // Hours of a clock are no shift.
    ['after 3', undefined],
    ['before 10', undefined],
  ])('%s', (words, expected) => {
    expect(minutes(resolveShift(words, context))).toBe(expected);
  });
});
