import { randomUUID } from 'node:crypto';
import { endpoints, routes } from '@catch/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { storePreference } from '../preferences/index.ts';
import { scheduleReminder } from '../reminders/index.ts';
import { type Person, STAFF, send, signIn } from './test/staff.ts';

/** Who may call what: every route of the contract that only staff, or only the signed-in, may call. */
let product: TestProduct;
let [staff, former, revoked, deleted, ordinary]: Person[] = [];
let [preferenceId, reminderId] = ['', ''];

beforeAll(async () => {
  product = await createTestProduct();
  staff = await signIn(product, STAFF);
  former = await signIn(product, 'staff.two@catch.example');
  revoked = await signIn(product, STAFF);
  deleted = await signIn(product);
  ordinary = await signIn(product);
  const { db } = product.database;
  await db.updateTable('users').set({ is_active: false }).where('id', '=', former.id).execute();
  await send(product, revoked.token, 'POST', '/api/v1/auth/logout');
  expect((await send(product, deleted.token, 'DELETE', '/api/v1/me')).statusCode).toBe(200);
  const about = { userId: ordinary.id, at: new Date() };
  preferenceId = (
    await storePreference(db, { ...about, category: 'food', text: 'No lunch', quote: 'no lunch' })
  ).id;
  reminderId = randomUUID();
  await scheduleReminder(db, {
    ...about,
    id: reminderId,
    text: 'Water the plants',
    timeZone: 'UTC',
    channel: 'WEB',
    scheduledAt: new Date(Date.now() + 3_600_000),
    cron: null,
    relativeTo: null,
    nextAt: new Date(Date.now() + 3_600_000),
  });
});
afterAll(() => product.close());

const guarded = Object.entries(routes).filter(([, { access }]) => access === 'staff' || access === 'user');
const fill = (path: string, ids: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_whole, name: string) => encodeURIComponent(ids[name] ?? ''));
const real = () => ({
  user_id: ordinary?.id ?? '',
  preference_id: preferenceId,
  reminder_id: reminderId,
});

it('there are twenty-three admin endpoints', () => {
  expect(guarded.filter(([name]) => name.startsWith('admin'))).toHaveLength(23);
});

describe.each(guarded)('%s', (_name, { method, path, access }) => {
  it('nobody: 401', async () => {
    const answer = await send(product, undefined, method, fill(path, real()));
    expect([answer.statusCode, answer.json().detail]).toEqual([401, 'No authentication token']);
  });
  it('somebody with a made-up, a revoked, an inactive or a deleted account’s token: 401', async () => {
    for (const token of ['made-up', revoked?.token, former?.token, deleted?.token]) {
      const answer = await send(product, token, method, fill(path, real()));
      expect([answer.statusCode, answer.json().detail]).toEqual([
        401,
        'Your session has ended. Please sign in again.',
      ]);
    }
  });
  if (access === 'staff')
    it('an ordinary user: 403, whatever the ids and filters', async () => {
      for (const url of [
        fill(path, real()),
        fill(path, { user_id: 'nonsense', preference_id: 'x', reminder_id: 'x' }),
        `${fill(path, real())}?limit=0`,
      ]) {
        const answer = await send(product, ordinary?.token, method, url);
        expect([answer.statusCode, answer.json().detail]).toEqual([
          403,
          'Access denied. Admin privileges required.',
        ]);
      }
    });
});

describe.each(guarded.filter(([, { access }]) => access === 'staff'))('%s', (_name, { method, path }) => {
  it('staff: 200', async () => {
    const answer = await send(product, staff?.token, method, fill(path, real()));
    expect(answer.statusCode, answer.body).toBe(200);
  });
});

const missing = guarded.filter(([, { path }]) => path.includes(':'));
const oddIds = [
  '0',
  'nonsense',
  randomUUID(),
  `${randomUUID()}x`,
  '../etc',
  "' or 1=1 --",
  '\0',
  '🙂',
  'x'.repeat(900),
];

describe.each(missing)('%s with an id that names nothing', (name, { method, path, access }) => {
  it('is the specified 404, whatever its form', async () => {
    const token = access === 'staff' ? staff?.token : ordinary?.token;
    const takesBody = Object.entries(endpoints).some(([one, endpoint]) => one === name && 'body' in endpoint);
    const body = takesBody ? { is_active: access === 'user' } : undefined;
    for (const id of oddIds) {
      const last = /:(\w+)[^:]*$/.exec(path)?.[1] ?? '';
      const answer = await send(product, token, method, fill(path, { ...real(), [last]: id }), body);
      const text = {
        user_id: 'User',
        preference_id: 'Preference',
        reminder_id: 'Reminder',
        log_id: 'Approval',
        turn_id: 'Turn',
        exception_id: 'Exception',
      }[last];
      expect([answer.statusCode, answer.json().detail, id]).toEqual([404, `${text} not found`, id]);
    }
  });
});

it.each([
  ['/api/v1/admin/users?limit=0', 'limit'],
  ['/api/v1/admin/users?limit=1001', 'limit'],
  ['/api/v1/admin/messages?limit=1.5', 'limit'],
  ['/api/v1/admin/messages?offset=-1', 'offset'],
  ['/api/v1/admin/messages?limit=1e2', 'limit'],
  ['/api/v1/admin/messages?limit=0x10', 'limit'],
  ['/api/v1/admin/messages?limit=5.0', 'limit'],
  ['/api/v1/admin/messages?offset=%205', 'offset'],
  ['/api/v1/admin/exceptions?limit=%2B5', 'limit'],
  ['/api/v1/admin/conversations?limit=many', 'limit'],
  ['/api/v1/admin/exceptions?limit=10001', 'limit'],
  ['/api/v1/admin/approval-logs?approved=perhaps', 'approved'],
  ['/api/v1/admin/messages?channel=fax', 'channel'],
  ['/api/v1/admin/messages?start_date=yesterday', 'start_date'],
  ['/api/v1/admin/conversation-statistics?start_date=2026-02-30', 'start_date'],
  ['/api/v1/admin/approval-statistics?start_date=2026-03-02&end_date=2026-03-01', 'end_date'],
])('%s is refused and names the field', async (url, field) => {
  const answer = await send(product, staff?.token, 'GET', url);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().detail).toContain(field);
});

it('echoes limit and offset, and takes the largest allowed', async () => {
  const answer = await send(product, staff?.token, 'GET', '/api/v1/admin/messages?limit=1000&offset=3');
  expect(answer.json()).toMatchObject({
    limit: 1000,
    offset: 3,
    total: 0,
    total_capped: false,
    messages: [],
  });
  const usual = await send(product, staff?.token, 'GET', '/api/v1/admin/users?limit=');
  expect(usual.json()).toMatchObject({ limit: 100, offset: 0 });
});
