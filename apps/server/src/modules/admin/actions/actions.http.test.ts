import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastUserText, resultsSinceUser, ScriptedModel } from '../../../../test/scripted-model.ts';
import { createTestProduct, type TestProduct } from '../../../../test/test-product.ts';
import { storePreference } from '../../preferences/index.ts';
import { profileOf } from '../../profiles/test/profile-of.ts';
import { scheduleReminder } from '../../reminders/index.ts';
import { type Person, STAFF, send, signIn } from '../test/staff.ts';

/** Staff acting on somebody whose assistant is in the middle of something. */
let product: TestProduct;
let staff: Person;
let person: Person;
/** Set by a test: the model waits for it when asked to 'wait'. */
let gate = Promise.withResolvers<void>();
let reached = Promise.withResolvers<void>();

const model = new ScriptedModel(async (options) => {
  const words = lastUserText(options);
  if (words.startsWith('wait')) {
    reached.resolve();
    await gate.promise;
  }
  if (resultsSinceUser(options).length > 0) return 'Anything else?';
  if (words.includes('invite'))
    return {
      calls: [
        {
          name: 'create_event',
          input: { title: 'Planning', when: 'tomorrow at 10:00', attendees: ['guest@example.org'] },
        },
      ],
    };
  return `You said: ${words}?`;
});

beforeAll(async () => {
  product = await createTestProduct({ model });
  staff = await signIn(product, STAFF);
});
afterAll(() => product.close());
beforeEach(async () => {
  gate = Promise.withResolvers();
  reached = Promise.withResolvers();
  person = await signIn(product);
});

const act = async (action: string) => {
  const answer = await send(product, staff.token, 'POST', `/api/v1/admin/users/${person.id}/${action}`);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().message).toMatch(/\w/);
};
const chat = (message: string) =>
  send(product, person.token, 'POST', '/api/v1/assistant/chat', { message, channel: 'web' });
const count = async (table: 'messages' | 'approvals' | 'inbox' | 'turns', status?: string) => {
  const { rows } = await product.database.pool.query(
    `select count(*)::int as n from ${table} where user_id = $1 ${status ? `and status = '${status}'` : ''}`,
    [person.id],
  );
  return rows[0].n as number;
};
const statistics = async () =>
  (await send(product, staff.token, 'GET', '/api/v1/admin/conversation-statistics')).json<{
    total_messages: number;
    total_conversations: number;
  }>();
const myRecords = async () => {
  const answer = await send(product, person.token, 'GET', '/api/v1/me/staff-access');
  return answer.json<{ entries: { staff_email: string; action: string }[]; total: number }>();
};
const remember = async () => {
  const { db } = product.database;
  const at = new Date();
  const preference = await storePreference(db, {
    userId: person.id,
    category: 'food',
    text: 'Lunch at one',
    quote: 'I lunch at one',
    at,
  });
  const soon = new Date(Date.now() + 3_600_000);
  const reminder = await scheduleReminder(db, {
    id: randomUUID(),
    userId: person.id,
    text: 'Water the plants',
    timeZone: 'UTC',
    channel: 'WEB',
    scheduledAt: soon,
    cron: null,
    relativeTo: null,
    nextAt: soon,
    at,
  });
  return { preference, reminder };
};

describe('reset queue', () => {
  it('ends what runs and what waits, and tells those who wait', async () => {
    const running = chat('wait for me');
    await reached.promise;
    const waiting = chat('and then this');
    while ((await count('inbox', 'waiting')) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await act('reset-queue');
    for (const answer of await Promise.all([running, waiting]))
      expect([answer.statusCode, answer.json().detail]).toEqual([409, 'This request was cancelled.']);
    const before = await count('messages');
    gate.resolve();
    // The cancelled turn writes nothing more, and the next message is answered.
    expect((await chat('hello')).json().message).toBe('You said: hello?');
    expect(await count('messages')).toBe(before + 2);
    expect(await count('turns', 'running')).toBe(0);
    expect([await count('inbox', 'waiting'), await count('inbox', 'taken')]).toEqual([0, 0]);
    expect((await myRecords()).entries[0]).toMatchObject({ staff_email: STAFF, action: 'reset your queue' });
  });

  it('settles what waits for a decision, and keeps reminders', async () => {
    const { reminder } = await remember();
    const asked = (await chat('please invite the guest')).json();
    expect(asked.pending_approvals).toHaveLength(1);
    await act('reset-queue');
    await act('reset-queue');
    expect([await count('approvals', 'pending'), await count('approvals', 'superseded')]).toEqual([0, 1]);
    const late = await send(product, person.token, 'POST', '/api/v1/assistant/approval', {
      tool_call_id: asked.pending_approvals[0].tool_call_id,
      approved: true,
    });
    expect(late.statusCode).toBe(409);
    const row = await product.database.db
      .selectFrom('reminders')
      .select(['is_active', 'next_at'])
      .where('id', '=', reminder.id)
      .executeTakeFirst();
    expect(row).toEqual({ is_active: true, next_at: expect.any(Date) });
  });

  it('an approval that a cancelled turn would have asked for is never stored', async () => {
    const running = chat('wait and then invite the guest');
    await reached.promise;
    await act('reset-queue');
    gate.resolve();
    expect((await running).statusCode).toBe(409);
    await chat('hello');
    expect(await count('approvals')).toBe(0);
  });
});

describe('clear history', () => {
  it('lowers the figures at once and blanks what the model had seen', async () => {
    const before = await statistics();
    const asked = (await chat('invite somebody')).json();
    const [pending] = asked.pending_approvals;
    await send(product, person.token, 'POST', '/api/v1/assistant/approval', {
      tool_call_id: pending.tool_call_id,
      approved: false,
    });
    expect((await statistics()).total_messages).toBeGreaterThan(before.total_messages);
    await act('clear-history');
    expect(await statistics()).toMatchObject(before);
    await act('clear-history');
    expect(await count('messages')).toBe(0);
    const { rows } = await product.database.pool.query(
      `select count(*)::int as logs, count(l.model_context)::int as logged, count(a.model_context)::int as kept
       from approval_logs l join approvals a using (tool_call_id) where l.user_id = $1`,
      [person.id],
    );
    expect(rows[0]).toEqual({ logs: 1, logged: 0, kept: 0 });
    const log = await send(
      product,
      staff.token,
      'GET',
      `/api/v1/admin/approval-logs?user_email=${person.email}`,
    );
    expect(log.json().logs[0]).toMatchObject({ has_model_context: false, model_context: null });
    const { rows: said } = await product.database.pool.query(
      "select string_agg(body, '') as body from inbox where user_id = $1",
      [person.id],
    );
    expect(said[0].body).toBe('');
  });

  it('leaves a turn that runs its own words, and nothing older', async () => {
    await chat('something old');
    const running = chat('wait for me');
    await reached.promise;
    await act('clear-history');
    gate.resolve();
    expect((await running).json().message).toBe('You said: wait for me?');
    expect(await count('messages')).toBe(2);
    expect((await chat('and now')).json().message).toBe('You said: and now?');
  });
});

describe('reset user', () => {
  it('in the middle of a turn: nothing more is done, everything is gone, the profile is asked for', async () => {
    const { preference, reminder } = await remember();
    await chat('invite somebody');
    const running = chat('wait and then invite the guest');
    await reached.promise;
    const askedAt = new Date();
    await act('reset');
    expect((await running).json().detail).toBe('This request was cancelled.');
    gate.resolve();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(await count('messages')).toBe(0);
    expect([await count('approvals', 'pending'), await count('turns', 'running')]).toEqual([0, 0]);
    const rebuilt = await profileOf(product, person.email, askedAt);
    expect(rebuilt).toMatchObject({ time_zone: 'UTC' });
    const details = (
      await send(product, staff.token, 'GET', `/api/v1/admin/users/${person.id}/details`)
    ).json();
    expect(details).toMatchObject({
      background_events_enabled: false,
      preferences: [{ id: preference.id, is_active: false }],
      reminders: [{ id: reminder.id, is_active: false }],
    });
    expect(details.profile).toMatchObject({ profile_data: rebuilt, last_updated: expect.any(String) });
    // Neither repeating it nor resetting the queue touches the rebuild.
    const again = new Date();
    await act('reset');
    await act('reset-queue');
    await profileOf(product, person.email, again);
    expect((await chat('hello again')).json().message).toBe('You said: hello again?');
  });

  it('many at once, while a person keeps writing: no deadlock, nothing half done', async () => {
    const talk = Array.from({ length: 12 }, (_, index) => chat(`number ${index} invite`));
    const actions = ['reset', 'reset-queue', 'clear-history', 'reset', 'background-events/resume', 'reset'];
    await Promise.all(actions.map(act));
    const answers = await Promise.all(talk);
    expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
    await act('reset');
    expect(await count('messages')).toBe(0);
    expect(await count('inbox', 'waiting')).toBe(0);
    expect(await count('approvals', 'pending')).toBe(0);
    expect((await statistics()).total_messages).toBeGreaterThanOrEqual(0);
    expect((await myRecords()).total).toBe(7);
  });
});

it('background events are paused and resumed, as often as one likes', async () => {
  const enabled = async () =>
    (await send(product, staff.token, 'GET', `/api/v1/admin/users/${person.id}/details`)).json()
      .background_events_enabled;
  await act('background-events/pause');
  await act('background-events/pause');
  expect(await enabled()).toBe(false);
  await act('background-events/resume');
  expect(await enabled()).toBe(true);
});

it('a preference and a reminder are deactivated, with or without a body, and stay so', async () => {
  const { preference, reminder } = await remember();
  for (const body of [undefined, { is_active: false }]) {
    const one = await send(
      product,
      staff.token,
      'PATCH',
      `/api/v1/admin/users/${person.id}/preferences/${preference.id}`,
      body,
    );
    expect(one.json()).toMatchObject({
      id: preference.id,
      preference_text: 'Lunch at one',
      is_active: false,
    });
    const other = await send(
      product,
      staff.token,
      'PATCH',
      `/api/v1/admin/users/${person.id}/reminders/${reminder.id}`,
      body,
    );
    expect(other.json()).toMatchObject({
      id: reminder.id,
      reminder_text: 'Water the plants',
      is_active: false,
    });
  }
  const elsewhere = await send(
    product,
    staff.token,
    'PATCH',
    `/api/v1/admin/users/${staff.id}/preferences/${preference.id}`,
  );
  expect(elsewhere.json().detail).toBe('Preference not found');
  const nobody = await send(
    product,
    staff.token,
    'PATCH',
    `/api/v1/admin/users/${randomUUID()}/reminders/${reminder.id}`,
  );
  expect(nobody.json().detail).toBe('Reminder not found');
  const wrong = await send(
    product,
    staff.token,
    'PATCH',
    `/api/v1/admin/users/${person.id}/preferences/${preference.id}`,
    { is_active: true },
  );
  expect(wrong.statusCode).toBe(422);
});
