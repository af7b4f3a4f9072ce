import { describe, expect, it } from 'vitest';
import { checkSettings } from './settings-check.ts';

const withSandbox = { start: true, why: 'no Google credentials are set' };
const complaint = (environment: Record<string, string>): string => {
  try {
    checkSettings(environment, withSandbox);
    return '';
  } catch (error) {
    return (error as Error).message;
  }
};

describe('settings for npm start', () => {
  it('need nothing; an empty variable is as good as none', () => {
    const settings = checkSettings({ DATABASE_URL: '', PORT: ' ', SANDBOX_PORT: '' }, withSandbox);
    expect(settings).toMatchObject({ PORT: 3000, PUBLIC_URL: 'http://localhost:3000' });
  });

  it('with ports that are none are refused for that alone', () => {
    expect(complaint({ PORT: '80000', SANDBOX_PORT: 'abc' }).split('\n')).toEqual([
      'These settings need attention:',
      '  - SANDBOX_PORT must be a port number',
      '  - PORT must be at most 65535',
    ]);
    expect(complaint({ PORT: 'eighty' })).toContain('PORT must be a number');
  });

  it.each([{ PORT: '3100' }, { SANDBOX_PORT: '3000' }, { PORT: '4000', SANDBOX_PORT: '4000' }])(
    'with one port for product and sandbox are refused: %o',
    (ports) => {
      expect(complaint(ports as Record<string, string>)).toMatch(
        /PORT and SANDBOX_PORT are both \d+: set one of them to a free port$/,
      );
    },
  );
});
