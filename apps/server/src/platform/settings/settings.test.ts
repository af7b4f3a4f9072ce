import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './index.ts';
import { settingsShape } from './schema.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const enough = {
  DATABASE_URL: 'postgres://user@localhost/catch',
  TOKEN_KEYS: `a:${key}`,
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
};
const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
};

describe('settings', () => {
  it('need little: the rest has defaults', () => {
    expect(readSettings(enough)).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      PUBLIC_URL: 'http://localhost:3000',
      ROLE: 'all',
      BRAND_NAME: 'Catch',
      ASSISTANT_MODEL: 'built-in',
      GOOGLE_ISSUER: 'https://accounts.google.com',
      RATE_LIMIT_PER_MINUTE: 600,
    });
  });

  it('name every problem at once', () => {
    const problems = problemsOf({ PORT: 'eighty', PUBLIC_URL: 'ftp://x', TOKEN_KEYS: 'short:abc' }).join(
      '\n',
    );
    for (const name of [
      'PORT',
      'PUBLIC_URL',
      'TOKEN_KEYS',
      'DATABASE_URL is missing',
      'GOOGLE_CLIENT_ID is missing',
    ])
      expect(problems).toContain(name);
  });

  it('take an empty variable as unset', () => {
    expect(readSettings({ ...enough, PORT: '', METRICS_TOKEN: ' ' }).METRICS_TOKEN).toBeUndefined();
  });

  it('take the staff domain with or without @, in any case', () => {
    expect(readSettings({ ...enough, STAFF_EMAIL_DOMAIN: '@Company.COM' }).STAFF_EMAIL_DOMAIN).toBe(
      'company.com',
    );
  });

  it.each([
    [{ ASSISTANT_MODEL: 'openai:gpt' }, 'API key'],
    [{ ASSISTANT_MODEL: 'somebody:x' }, 'ASSISTANT_MODEL must be'],
    [{ VOICE_MODEL: 'anthropic:x' }, 'VOICE_MODEL must be'],
    [{ VOICE_MODEL: 'google:' }, 'VOICE_MODEL must be'],
    [{ VOICE_MODEL: 'openai:whisper-1' }, 'VOICE_MODEL names openai, whose API key is not set'],
    [{ NODE_ENV: 'production', PUBLIC_URL: 'http://catch.company.com' }, 'must be https in production'],
    [{ NODE_ENV: 'production', CLOCK_OFFSET_MS: '1' }, 'never for production'],
    [{ TOKEN_KEYS: `a:${key},a:${key}` }, 'names one key id twice'],
    [{ DATABASE_URL: 'mysql://x' }, 'must be a postgres:// URL'],
    [{ PORT: 'eighty' }, 'PORT must be a number'],
    [{ PORT: '3000.5' }, 'PORT must be a whole number'],
    [{ PORT: '80000' }, 'PORT must be at most 65535'],
    [{ DATABASE_POOL: '-1' }, 'DATABASE_POOL must be at least '],
    [{ ROLE: 'boss' }, 'ROLE must be one of all, web, worker'],
  ])('refuse %o', (change, expected) => {
    expect(problemsOf({ ...enough, ...(change as Record<string, string>) }).join()).toContain(expected);
  });

  it('never print a secret', () => {
    expect(problemsOf({ ...enough, TOKEN_KEYS: 'a:c2VjcmV0LXZhbHVl' }).join()).not.toContain('c2VjcmV0');
  });

  it('are each explained in .env.example, and nothing else is', () => {
    const file = readFileSync(new URL('../../../../../.env.example', import.meta.url), 'utf8');
    const named = [...file.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    const ownTools = ['SANDBOX', 'SANDBOX_PORT', 'DATA_DIR'];
    expect(new Set(named)).toEqual(new Set([...Object.keys(settingsShape), ...ownTools]));
  });
});
