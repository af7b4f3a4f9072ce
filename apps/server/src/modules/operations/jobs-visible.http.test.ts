import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { credentials } from '../../../../sandbox/src/credentials.ts';
import { createTestProduct, type TestProduct } from '../../../test/test-product.ts';
import { addJob } from '../../platform/queue/jobs.ts';
import { startTracing, type Tracing } from '../../platform/telemetry/tracing.ts';
import { STAFF, send, signIn } from '../admin/test/staff.ts';
import { scheduleReminder } from '../reminders/index.ts';

let product: TestProduct;
let tracing: Tracing;
let staff: Awaited<ReturnType<typeof signIn>>;
let person: Awaited<ReturnType<typeof signIn>>;
beforeAll(async () => {
  product = await createTestProduct();
  tracing = startTracing({ ...product.settings, LOGFIRE_WRITE_TOKEN: credentials.logfire.writeToken });
  staff = await signIn(product, STAFF);
  person = await signIn(product, `jobs-${randomUUID().slice(0, 8)}@example.org`);
});
afterAll(async () => {
  await tracing?.shutdown();
  await product?.close();
});

const userId = async (): Promise<string> => {
  const { id } = (await send(product, person.token, 'GET', '/api/v1/auth/me')).json<{ id: string }>();
  return id;
};
const ready = async () => (await product.app.inject({ url: '/readyz' })).json();
const metric = async (name: string): Promise<number> => {
  const { body } = await product.app.inject({ url: '/metrics' });
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.split(' ')
      .at(-1) ?? Number.NaN,
  );
};
const exceptions = async (): Promise<{ message: string; attributes: Record<string, unknown> }[]> => {
  // A range of its own each time: equal queries are answered from memory for half a minute.
  const since = new Date(Date.now() - 60_000).toISOString();
  return (await send(product, staff.token, 'GET', `/api/v1/admin/exceptions?start_date=${since}`)).json()
    .exceptions;
};

describe('what waits, what fails and what was given up', () => {
  it('is shown by /readyz and /metrics, place by place', async () => {
    expect(await ready()).toMatchObject({
      status: 'ready',
      queue: { depth: expect.any(Number), oldest_age_seconds: expect.any(Number) },
      inbox: { depth: 0, oldest_age_seconds: 0 },
      outbox: { depth: 0, parked: 0 },
      reminders: { depth: 0, oldest_age_seconds: 0, parked: 0 },
      background: { depth: 0, failing: 0 },
    });
    const { headers, body } = await product.app.inject({ url: '/metrics' });
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of body.trim().split('\n'))
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) .+|[a-z_\d]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? (?:[\d.e+-]+|Nan))$/,
      );
  });

  it('a due job that nobody takes grows old in both', async () => {
    // A task that no process knows is never taken.
    await addJob(
      product.database.db,
      'nobody knows this',
      {},
      { key: 'left', runAt: new Date(Date.now() - 5000) },
    );
    const { queue } = await ready();
    expect(queue.depth).toBeGreaterThanOrEqual(1);
    expect(queue.oldest_age_seconds).toBeGreaterThan(4);
    expect(await metric('catch_queue_oldest_age_seconds{queue="jobs"}')).toBeGreaterThan(4);
    await sql`select graphile_worker.remove_job('left')`.execute(product.database.db);
  });

  it('a poisoned job is parked, shown to staff as an exception, and blocks nobody', async () => {
    const before = (await ready()).queue.parked;
    await addJob(
      product.database.db,
      'profile',
      { user_id: 'no user has this id' },
      { key: 'poisoned', queue: `user:${await userId()}`, maxAttempts: 1 },
    );
    await expect.poll(async () => (await ready()).queue.parked).toBe(before + 1);
    expect(await metric('catch_queue_parked{queue="jobs"}')).toBe(before + 1);
    expect(await metric('catch_jobs_total{task="profile",outcome="parked"}')).toBeGreaterThanOrEqual(1);
    await expect
      .poll(
        async () =>
          (await exceptions()).some(
            ({ attributes }) => attributes.job === 'profile' && attributes.parked === 'true',
          ),
        {
          timeout: 40_000,
          interval: 250,
        },
      )
      .toBe(true);
    // The same person's next job and next sentence are served.
    const reply = await send(product, person.token, 'POST', '/api/v1/assistant/chat', {
      message: 'What is on today?',
      channel: 'web',
    });
    expect(reply.statusCode).toBe(200);
    await expect.poll(async () => (await ready()).queue.depth).toBe(0);
  });

  it('a reminder that cannot be sent is parked and shown the same way; the next one is sent', async () => {
    const owner = await userId();
    const make = (text: string) =>
      scheduleReminder(product.database.db, {
        id: randomUUID(),
        userId: owner,
        text,
        timeZone: 'UTC',
        channel: 'WEB',
        scheduledAt: new Date(),
        cron: null,
        relativeTo: null,
        nextAt: null,
        at: new Date(),
      });
    const broken = await make('broken');
    const fine = await make('fine');
    await sql`update reminders set reminder_type = 'recurring', cron_expression = '0 0 30 2 *', next_at = now()
      where id = ${broken.id}`.execute(product.database.db);
    await sql`update reminders set next_at = now() where id = ${fine.id}`.execute(product.database.db);
    await expect.poll(async () => (await ready()).reminders.parked).toBe(1);
    expect(await metric('catch_queue_parked{queue="reminders"}')).toBe(1);
    await expect
      .poll(async () => (await exceptions()).some(({ attributes }) => attributes.reminder_id === broken.id), {
        timeout: 40_000,
        interval: 250,
      })
      .toBe(true);
    await expect
      .poll(async () => {
        const row = await product.database.db
          .selectFrom('reminders')
          .select('last_triggered_at')
          .where('id', '=', fine.id)
          .executeTakeFirstOrThrow();
        return row.last_triggered_at;
      })
      .not.toBeNull();
  });
});
