import { expect, it } from 'vitest';
import { testSettings } from './test-settings.ts';

it('reads any number of settings, and none', () => {
  expect(testSettings('')).toEqual({});
  expect(testSettings(' autovacuum_naptime=1s  auto_explain.log_min_duration=0\n')).toEqual({
    autovacuum_naptime: '1s',
    'auto_explain.log_min_duration': '0',
  });
});

it('refuses what would silently not be set', () => {
  for (const text of ['autovacuum_naptime', 'autovacuum_naptime=', 'a=1 b', '=1'])
    expect(() => testSettings(text)).toThrow('TEST_POSTGRES_SETTINGS');
});
