import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { type Person, send, signIn } from '../admin/test/staff.ts';
import { loadChoices } from '../preferences/index.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await createTestProduct();
});
afterAll(() => product.close());

const URL_PATH = '/api/v1/me/notifications';
const chosen = (person: Person) => send(product, person.token, 'GET', URL_PATH);
const choose = (person: Person, body: object) => send(product, person.token, 'PUT', URL_PATH, body);

it('what is sent without being asked is changed, topic by topic, and what holds is what the sender reads', async () => {
  const person = await signIn(product);
  expect((await chosen(person)).json()).toEqual({
    briefing: { on: true },
    evening: { on: true },
    nudge: { on: true, minutes: 10 },
    collision: { on: true },
    quiet: { on: true, from: '21:00', to: '07:00' },
    limit: { most: 8 },
  });
  const answer = await choose(person, { briefing: { on: true, at: '08:15' }, limit: { most: 3 } });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ briefing: { on: true, at: '08:15' }, limit: { most: 3 } });
  await choose(person, { nudge: { on: false, minutes: 10 } });
  expect(await loadChoices(product.database.db, person.id)).toMatchObject({
    briefing: { on: true, at: '08:15' },
    nudge: { on: false },
    limit: { most: 3 },
  });
  // The same once more, from another tab say, changes nothing and leaves nothing behind.
  const count = async () =>
    (await product.database.pool.query('select count(*) from preferences where user_id = $1', [person.id]))
      .rows[0];
  const before = await count();
  await choose(person, { nudge: { on: false, minutes: 10 } });
  expect(await count()).toEqual(before);
});

it('is everybody’s own, and takes no nonsense', async () => {
  const person = await signIn(product);
  const other = await signIn(product);
  await choose(person, { collision: { on: false } });
  expect((await chosen(other)).json()).toMatchObject({ collision: { on: true } });
  expect((await send(product, undefined, 'PUT', URL_PATH, {})).statusCode).toBe(401);
  for (const body of [
    { briefing: { on: true, at: '25:00' } },
    { nudge: { on: true, minutes: 0 } },
    { limit: { most: 1.5 } },
    { limit: { most: 101 } },
    { quiet: { on: true } },
    { everything: { on: false } },
  ])
    expect((await choose(person, body)).statusCode, JSON.stringify(body)).toBe(422);
});
