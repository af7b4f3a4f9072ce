import { describe, expect, it } from 'vitest';
import { decideSandbox } from './environment.ts';

describe('the sandbox is never a back door', () => {
  it.each([
    [{}, true],
    [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' }, true],
    [{ SANDBOX: 'auto' }, true],
    [{ SANDBOX: 'off' }, false],
    [{ NODE_ENV: 'production' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ PUBLIC_URL: 'https://catch.company.com' }, false],
    [{ PUBLIC_URL: 'http://localhost.evil.example' }, false],
    [{ PUBLIC_URL: 'nonsense' }, false],
    [{ DATABASE_URL: 'postgres://elsewhere/catch' }, false],
    [{ GOOGLE_CLIENT_ID: 'real' }, false],
    [{ NODE_ENV: 'production', SANDBOX: 'on' }, true],
    [{ DATABASE_URL: 'postgres://elsewhere/catch', SANDBOX: 'on' }, true],
  ])('%o: %s', (environment, starts) => {
    expect(decideSandbox(environment as Record<string, string>).start).toBe(starts);
  });
});
