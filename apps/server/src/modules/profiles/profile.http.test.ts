import { afterAll, beforeAll, expect, it } from 'vitest';
import { control } from '../../../test/sandbox-control.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { profileOf } from './test/profile-of.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

let counter = 0;
async function newPerson() {
  counter += 1;
  const email = `profile-${Date.now().toString(36)}-${counter}@example.org`;
  await control('POST', '/accounts', { email, name: 'New Person', time_zone: 'Europe/Madrid' });
  const token = await product.signIn(email);
  const { id } = (await send(token, 'GET', '/api/v1/auth/me')).json<{ id: string }>();
  return { email, token, id };
}
const send = (token: string, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
  product.app.inject({
    method,
    url,
    headers: { authorization: `Bearer ${token}` },
    ...(payload ? { payload } : {}),
  });
const memory = async (token: string) => (await send(token, 'GET', '/api/v1/me/memory')).json();

it('is learned after a first sign-in, shown to its owner, deleted for good, and learned again when asked for', async () => {
  const { email, token } = await newPerson();
  await profileOf(product, email);
  expect(await memory(token)).toMatchObject({
    profile: { profile_data: { time_zone: 'Europe/Madrid', contacts: [] }, last_updated: expect.any(String) },
    learns_profile: true,
  });
  expect((await send(token, 'DELETE', '/api/v1/me/memory/profile')).statusCode).toBe(200);
  await product.signIn(email);
  expect(await memory(token)).toMatchObject({ profile: null, learns_profile: false });
  expect((await send(token, 'POST', '/api/v1/me/memory/profile')).statusCode).toBe(200);
  await profileOf(product, email);
  expect((await memory(token)).learns_profile).toBe(true);
});

it('Google access that was withdrawn: the job ends, nothing is tried over and over', async () => {
  const { email, token, id } = await newPerson();
  await profileOf(product, email);
  await control('POST', '/google/revoke', { user: email });
  await send(token, 'POST', '/api/v1/me/memory/profile');
  const state = async () =>
    (
      await product.database.db
        .selectFrom('profile_learning')
        .select('outcome')
        .where('user_id', '=', id)
        .executeTakeFirst()
    )?.outcome;
  await expect.poll(state).toBe('reconnect-needed');
  // The job ends a moment after it has noted how it went.
  const jobs = async () =>
    (
      await product.database.pool.query('select attempts from graphile_worker.jobs where key = $1', [
        `profile:${id}`,
      ])
    ).rows;
  await expect.poll(jobs).toEqual([]);
  expect((await memory(token)).profile).not.toBeNull();
});

it('‘lunch with Emma’ finds the right Emma and the usual time', async () => {
  const { token, id, email } = await newPerson();
  await profileOf(product, email);
  const contact = { mails_received: 0, meetings: 0 };
  await product.database.db
    .updateTable('profiles')
    .set({
      profile_data: JSON.stringify({
        version: 1,
        meals: [{ meal: 'lunch', at: '13:15', minutes: 45, weekdays: [], times: 12 }],
        contacts: [
          { ...contact, email: 'emma.clarke@x.example', name: 'Emma Clarke', meetings: 14, mails_sent: 9 },
          { ...contact, email: 'emma@newsletter.example', name: 'Emma', mails_sent: 2 },
        ],
        commitments: [],
        places: [],
        works_from: [],
        travel: [],
      }),
    })
    .where('user_id', '=', id)
    .execute();
  const answer = await send(token, 'POST', '/api/v1/assistant/chat', {
    message: 'lunch with Emma tomorrow',
    channel: 'web',
  });
  const [approval] = answer.json<{ pending_approvals: { formatted_args: string }[] }>().pending_approvals;
  expect(approval?.formatted_args ?? answer.body).toContain('Emma Clarke <emma.clarke@x.example>');
  expect(approval?.formatted_args).toMatch(/13:15 to 14:00|13:15–14:00|13:15 - 14:00|13:15/);
});
