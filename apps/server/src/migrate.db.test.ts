import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';

const name = `migrate_${randomBytes(4).toString('hex')}`;
const url = () => new URL(`/${name}`, inject('environment').adminUrl).href;

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('environment').adminUrl });
  await client.connect();
  await client.query(statement);
  await client.end();
}
beforeAll(() => asAdmin(`create database ${name}`));
afterAll(() => asAdmin(`drop database ${name} with (force)`));

const run = (environment: Record<string, string>) =>
  spawnSync(process.execPath, [fileURLToPath(new URL('./migrate.ts', import.meta.url))], {
    encoding: 'utf8',
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: url(),
      TOKEN_KEYS: `k:${Buffer.alloc(32).toString('base64')}`,
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      ...environment,
    },
  });

it('brings an empty database up to date, once, and says in a sentence what it cannot do', () => {
  const first = run({});
  expect(first).toMatchObject({ status: 0, stdout: expect.stringContaining('Migrated: 0001-identity') });
  expect(run({})).toMatchObject({ status: 0, stdout: 'Nothing to migrate.\n' });
  const foreign = run({ GOOGLE_ISSUER: 'http://localhost:1/google' });
  expect(foreign.status).toBe(1);
  expect(foreign.stderr).toContain('it refuses to start with http://localhost:1/google');
  const incomplete = run({ TOKEN_KEYS: '' });
  expect(incomplete.status).toBe(1);
  expect(incomplete.stderr).toContain('TOKEN_KEYS is missing');
});
