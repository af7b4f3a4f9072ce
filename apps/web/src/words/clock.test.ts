import { afterEach, expect, it } from 'vitest';
import { formatDateTime, formatTime, formatTimeOfDay } from '../lib/format.ts';
import { hourCycle, setOwnZone, written } from './clock.ts';

afterEach(() => setOwnZone(null));

const madrid = () => setOwnZone('Europe/Madrid');
const boston = () => setOwnZone('America/New_York');
/** Browsers put a narrow space before 'am'. */
const plain = (text: string): string => text.replaceAll('\u202f', ' ');
/** As a browser of that locale would, at nine in the morning. */
const nine = (locale: string): string =>
  plain(
    written(
      new Intl.DateTimeFormat(locale, { timeStyle: 'short', hourCycle: hourCycle(), timeZone: 'UTC' }),
      new Date('2026-03-02T09:05:00Z'),
    ),
  );

it.each(['en-US', 'en-GB', 'es', 'de', 'fr'])('goes by where the person is, whatever %s does', (locale) => {
  madrid();
  expect(nine(locale)).toBe('09:05');
  boston();
  expect(nine(locale)).toMatch(/^9:05 (am|a\.\sm\.)$/);
});

it('is the same wherever times are shown', () => {
  const at = new Date(2026, 2, 2, 15, 30).toISOString();
  madrid();
  expect(formatTime(at)).toBe('15:30');
  expect(formatDateTime(at)).toContain('15:30');
  expect(formatTimeOfDay('15:30')).toBe('15:30');
  expect(formatTimeOfDay('24:00')).toBe('24:00');
  boston();
  expect(plain(formatTime(at))).toBe('3:30 pm');
  expect(plain(formatDateTime(at))).toContain('3:30 pm');
  expect(plain(formatTimeOfDay('15:30'))).toBe('3:30 pm');
  expect(plain(formatTimeOfDay('24:00'))).toBe('12:00 am');
});
