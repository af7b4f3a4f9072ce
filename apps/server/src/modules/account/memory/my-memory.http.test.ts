import { randomUUID } from 'node:crypto';
import type { MyReminder, Preference } from '@catch/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestClock } from '../../../../test/test-clock.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { type Person, STAFF, send, signIn } from '../../admin/test/staff.ts';

const clock = createTestClock();
let product: TestProduct;
let person: Person;
beforeAll(async () => {
  product = await createTestProduct({ clock });
});
beforeEach(async () => {
  clock.set(new Date());
  person = await signIn(product);
});
afterAll(() => product.close());

const BASE = '/api/v1/me/memory';
const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, body?: object, who = person) =>
  send(product, who.token, method, `${BASE}${path}`, body);
const memory = async () =>
  (await call('GET', '')).json<{
    preferences: Preference[];
    reminders: MyReminder[];
    removed: { kind: string; id: string; text: string }[];
  }>();
const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString();

describe('preferences', () => {
  const add = async (text: string, id = randomUUID()) => {
    const answer = await call('POST', '/preferences', { id, text });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Preference>();
  };
  const shown = async () =>
    (await memory()).preferences.map(({ preference_text, is_active }) => [preference_text, is_active]);

  it('are added once however often they are sent, and act like those that were said', async () => {
    const id = randomUUID();
    await Promise.all([add('No meetings before 10 am', id), add('No meetings before 10 am', id)]);
    await add('no meetings before 10 am.');
    expect(await shown()).toEqual([['No meetings before 10 am', true]]);
    const { rows } = await product.database.pool.query('select rules from preferences where id = $1', [id]);
    expect(rows[0].rules).toHaveLength(1);
    // What says otherwise about the same ends, here as in a chat; and resumed, it ends the other.
    const other = await add('No meetings before 11 am');
    expect(await shown()).toEqual([
      ['No meetings before 10 am', false],
      ['No meetings before 11 am', true],
    ]);
    await call('PATCH', `/preferences/${id}`, { is_active: true });
    expect((await memory()).preferences.find(({ id: one }) => one === other.id)?.is_active).toBe(false);
  });

  it('sent again with other words after a lost answer: the new words hold', async () => {
    const id = randomUUID();
    await add('I like tea', id);
    await add('No meetings on Fridays', id);
    expect(await shown()).toEqual([['No meetings on Fridays', true]]);
    const { rows } = await product.database.pool.query('select rules from preferences where id = $1', [id]);
    expect(rows[0].rules).toHaveLength(1);
  });

  it('are reworded, paused and resumed', async () => {
    const { id } = await add('I like tea');
    await call('PATCH', `/preferences/${id}`, { text: '  No meetings on Fridays  ' });
    expect(await shown()).toEqual([['No meetings on Fridays', true]]);
    const { rows } = await product.database.pool.query('select rules from preferences where id = $1', [id]);
    expect(rows[0].rules).toHaveLength(1);
    await call('PATCH', `/preferences/${id}`, { is_active: false });
    expect(await shown()).toEqual([['No meetings on Fridays', false]]);
  });

  it('a choice about messages is changed where its controls are', async () => {
    await send(product, person.token, 'PUT', '/api/v1/me/notifications', { collision: { on: false } });
    const [choice] = (await memory()).preferences;
    const answer = await call('PATCH', `/preferences/${choice?.id}`, { text: 'Tell me more' });
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'Change this one under “Messages your assistant sends”.',
    ]);
    // Removed and put back it holds again.
    const holds = async () =>
      (await send(product, person.token, 'GET', '/api/v1/me/notifications')).json().collision.on;
    await call('DELETE', `/preferences/${choice?.id}?undoable=true`);
    expect(await holds()).toBe(true);
    await call('POST', `/preferences/${choice?.id}/restore`);
    expect(await holds()).toBe(false);
  });
});

describe('reminders', () => {
  const add = async (body: object, id = randomUUID()) => {
    const answer = await call('POST', '/reminders', { id, text: 'stretch', ...body });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<MyReminder>();
  };

  it('are added once, in words, and changed', async () => {
    const id = randomUUID();
    const made = await add({ cron_expression: '0 9 * * 1-5' }, id);
    expect(made).toMatchObject({
      schedule: 'every weekday at 09:00',
      reminder_type: 'recurring',
      next_at: expect.stringMatching(/Z$/),
      is_active: true,
    });
    await add({ cron_expression: '0 9 * * 1-5' }, id);
    expect((await memory()).reminders).toEqual([made]);
    const once = inHours(2);
    const changed = await call('PATCH', `/reminders/${id}`, { text: 'walk', scheduled_at: once });
    expect(changed.json()).toMatchObject({
      reminder_text: 'walk',
      reminder_type: 'one_time',
      scheduled_at: once,
      schedule: null,
      next_at: once,
    });
    const paused = await call('PATCH', `/reminders/${id}`, { is_active: false });
    expect(paused.json()).toMatchObject({ is_active: false, next_at: null, scheduled_at: once });
    clock.advance(3 * 3_600_000);
    const late = await call('PATCH', `/reminders/${id}`, { is_active: true });
    expect([late.statusCode, late.json().detail]).toEqual([409, 'That time has passed. Pick a new one.']);
  });

  it('sent again with other words or another time after a lost answer: these hold', async () => {
    const id = randomUUID();
    await add({ cron_expression: '0 9 * * 1-5' }, id);
    await call('PATCH', `/reminders/${id}`, { is_active: false });
    // Only the words: it stays paused.
    await add({ text: 'walk', cron_expression: '0 9 * * 1-5' }, id);
    expect((await memory()).reminders).toMatchObject([{ id, reminder_text: 'walk', is_active: false }]);
    const once = inHours(2);
    await add({ text: 'walk', scheduled_at: once }, id);
    expect((await memory()).reminders).toMatchObject([
      { id, reminder_type: 'one_time', scheduled_at: once, next_at: once, is_active: true },
    ]);
  });

  it('take no nonsense', async () => {
    const { id } = await add({ scheduled_at: inHours(1) });
    for (const body of [
      { text: 'x' },
      { text: '', scheduled_at: inHours(1) },
      { text: 'two\nlines', scheduled_at: inHours(1) },
      { text: 'x'.repeat(501), scheduled_at: inHours(1) },
      { text: 'x', scheduled_at: inHours(-1) },
      { text: 'x', scheduled_at: 'tomorrow' },
      { text: 'x', cron_expression: '61 * * * *' },
      { text: 'x', cron_expression: '0 0 31 2 *' },
      { text: 'x', scheduled_at: inHours(1), cron_expression: '0 9 * * *' },
      { text: 'x', scheduled_at: inHours(1), user_id: 'somebody' },
    ])
      expect(
        (await call('POST', '/reminders', { id: randomUUID(), ...body })).statusCode,
        JSON.stringify(body),
      ).toBe(422);
    for (const body of [{ is_active: 'no' }, { cron_expression: 'often' }, { scheduled_at: inHours(-1) }])
      expect((await call('PATCH', `/reminders/${id}`, body)).statusCode, JSON.stringify(body)).toBe(422);
    expect(
      (await call('POST', '/reminders', { id: 'mine', text: 'x', scheduled_at: inHours(1) })).statusCode,
    ).toBe(422);
  });
});

it('a removal can be undone for a minute, twice as well as once, and is for good after that', async () => {
  const ids = { preferences: randomUUID(), reminders: randomUUID() };
  await call('POST', '/preferences', { id: ids.preferences, text: 'I like tea' });
  await call('POST', '/reminders', { id: ids.reminders, text: 'stretch', cron_expression: '0 9 * * *' });
  const before = await memory();
  for (const kind of ['preferences', 'reminders'] as const) {
    const id = ids[kind];
    const remove = () => call('DELETE', `/${kind}/${id}?undoable=true`);
    // From two tabs: the second finds it removed, as it wished.
    expect([(await remove()).statusCode, (await remove()).statusCode]).toEqual([200, 200]);
    expect((await memory()).removed).toMatchObject([{ id, kind: kind.slice(0, -1) }]);
    const restore = () => call('POST', `/${kind}/${id}/restore`);
    expect([(await restore()).statusCode, (await restore()).statusCode]).toEqual([200, 200]);
    expect((await memory())[kind]).toEqual(before[kind]);
    await remove();
    clock.advance(61_000);
    expect((await memory()).removed).toEqual([]);
    clock.advance(30_000);
    expect((await restore()).statusCode).toBe(404);
  }
});

it('staff who reset an account leave nothing to be put back', async () => {
  const id = randomUUID();
  await call('POST', '/preferences', { id, text: 'I like tea' });
  await call('DELETE', `/preferences/${id}?undoable=true`);
  const staff = await signIn(product, STAFF);
  await send(product, staff.token, 'POST', `/api/v1/admin/users/${person.id}/reset`);
  expect((await call('POST', `/preferences/${id}/restore`)).statusCode).toBe(404);
});

it('are their owner’s alone', async () => {
  const other = await signIn(product);
  const ids = { preferences: randomUUID(), reminders: randomUUID() };
  const bodies = {
    preferences: { id: ids.preferences, text: 'I like tea' },
    reminders: { id: ids.reminders, text: 'stretch', scheduled_at: inHours(1) },
  };
  for (const kind of ['preferences', 'reminders'] as const) {
    await call('POST', `/${kind}`, bodies[kind]);
    const id = ids[kind];
    const tries = [
      await call('PATCH', `/${kind}/${id}`, { is_active: false }, other),
      await call('DELETE', `/${kind}/${id}?undoable=true`, undefined, other),
      await call('PATCH', `/${kind}/nobody`, { is_active: false }, other),
      await call('POST', `/${kind}/nobody/restore`, undefined, other),
    ];
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect((await call('POST', `/${kind}`, bodies[kind], other)).statusCode).toBe(409);
    await call('DELETE', `/${kind}/${id}?undoable=true`);
    expect((await call('POST', `/${kind}/${id}/restore`, undefined, other)).statusCode).toBe(404);
    expect((await call('POST', `/${kind}/${id}/restore`)).statusCode).toBe(200);
  }
  expect((await memory()).preferences).toMatchObject([{ is_active: true }]);
});
