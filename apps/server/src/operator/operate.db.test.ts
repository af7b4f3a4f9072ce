import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addUser } from '../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../test/test-database.ts';
import { createSecretBox } from '../platform/secrets.ts';
import { OperatorMistake, operate } from './operate.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const run = async (line: string, environment: Record<string, string> = {}): Promise<string[]> => {
  const said: string[] = [];
  await operate(line.split(' '), { DATABASE_URL: database.url, ...environment }, (one) => said.push(one));
  return said;
};

describe('users', () => {
  it('are switched off and on by their address in any letter case, which cancels what is under way', async () => {
    const id = await addUser(database.db, { email: 'Some.One@example.org' });
    const state = async () =>
      database.db
        .selectFrom('users')
        .select(['is_active', 'work_epoch'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
    const before = await state();
    expect(await run('users deactivate some.one@EXAMPLE.org')).toEqual([expect.stringContaining('inactive')]);
    expect(await state()).toEqual({ is_active: false, work_epoch: before.work_epoch + 1 });
    expect((await run('users list')).join('\n')).toMatch(/inactive {2}Some\.One@example\.org/);
    await run('users activate some.one@example.org');
    expect(await state()).toMatchObject({ is_active: true });
  });

  it('that nobody knows are reported as unknown', async () => {
    await expect(run('users deactivate nobody@example.org')).rejects.toThrow(OperatorMistake);
  });
});

describe('keys', () => {
  it('are made, and what another one sealed is sealed by them', async () => {
    const [made = ''] = await run('keys make k2');
    const old = `k1:${randomBytes(32).toString('base64')}`;
    const id = await addUser(database.db);
    const box = (text: string) =>
      createSecretBox(
        text.split(',').map((pair) => {
          const [name = '', key = ''] = pair.split(':');
          return { id: name, key: Buffer.from(key, 'base64') };
        }),
      );
    await database.db
      .insertInto('google_grants')
      .values({ user_id: id, refresh_token: box(old).seal('r', `google-refresh:${id}`), scopes: [] })
      .execute();
    await expect(run('keys renew', { TOKEN_KEYS: made })).rejects.toThrow('take no key away');
    expect(await run('keys renew', { TOKEN_KEYS: `${made},${old}` })).toEqual([
      "1 stored tokens were encrypted again with the key 'k2'.",
      'No other key is needed any more.',
    ]);
    const { refresh_token } = await database.db
      .selectFrom('google_grants')
      .select('refresh_token')
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(box(made).open(String(refresh_token), `google-refresh:${id}`)).toBe('r');
  });
});

it.each([
  ['', {}, 'The commands are'],
  ['users', {}, 'The commands are'],
  ['keys make ../x', {}, 'The commands are'],
  ['keys renew', { TOKEN_KEYS: 'nonsense' }, 'TOKEN_KEYS must be set'],
  ['users list', { DATABASE_URL: '' }, 'DATABASE_URL must be set'],
  ['users list', { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' }, 'cannot be reached'],
])('%j says what is wrong in a sentence', async (line, environment, sentence) => {
  await expect(run(line, environment)).rejects.toThrow(sentence);
});
