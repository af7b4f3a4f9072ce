import { fork } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { startLiveness } from '../../platform/liveness.ts';
import { type JobContext, startWorker } from '../../platform/queue/worker.ts';
import { createLogger } from '../../platform/telemetry/logger.ts';
import { CalendarError } from '../calendar/index.ts';
import { buildProfile } from './build-profile.ts';
import { createProfiles } from './index.ts';
import { findProfile, isLearning } from './profiles.repository.ts';
import {
  forgetProfile,
  requestDueProfiles,
  requestMissingProfile,
  requestProfile,
} from './schedule-profile.ts';
import { fixedSources } from './test/fixed-sources.ts';

const SCRIPT = fileURLToPath(new URL('../../../test/doomed-profile.ts', import.meta.url));
const NOW = new Date('2026-11-15T10:00:00Z');
const clock = { now: () => NOW };
const context: JobContext = { attempt: 1, isLastAttempt: false, signal: new AbortController().signal };
const later = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const logger = createLogger('silent');

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase(6);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.pool.query('delete from graphile_worker._private_jobs');
  await database.pool.query('delete from profile_learning');
  userId = await addUser(database.db);
});

const jobs = async () => {
  const { rows } = await database.pool.query<{ key: string; priority: number }>(
    'select key, priority from graphile_worker.jobs order by key',
  );
  return rows;
};
const request = (at = NOW) =>
  database.db.transaction().execute((transaction) => requestProfile(transaction, userId, at));
const learn = (sources = fixedSources(), own = context) =>
  buildProfile({ db: database.db, clock, ...sources }, userId, own);
const stored = () => findProfile(database.db, userId);
const outcome = async () =>
  (
    await database.db
      .selectFrom('profile_learning')
      .select('outcome')
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.outcome;

describe('a profile is built', () => {
  it('from what is there, with when it was', async () => {
    await request();
    await learn();
    const row = await stored();
    expect(row?.last_updated).toEqual(NOW);
    expect(row?.profile_data).toMatchObject({
      time_zone: 'Europe/Madrid',
      meals: [{ meal: 'lunch', at: '13:00', times: 3 }],
    });
    expect(await outcome()).toBe('built');
  });

  it('without the mail that its owner does not allow, and after many tries without one that does not answer', async () => {
    const broken = (kind: 'forbidden' | 'unavailable') =>
      fixedSources(() => Promise.reject(new CalendarError(kind, 'no mail')));
    await request();
    await learn(broken('forbidden'));
    expect((await stored())?.profile_data).toMatchObject({ read: { mail_read: false, events: 3 } });
    await expect(learn(broken('unavailable'))).rejects.toThrow('no mail');
    await learn(broken('unavailable'), { ...context, isLastAttempt: true });
    expect((await stored())?.profile_data).toMatchObject({ read: { mail_read: false, events: 3 } });
  });

  it('a withdrawn grant ends the job in peace and leaves what was learned before', async () => {
    await request();
    await learn();
    await learn(fixedSources(() => Promise.reject(new CalendarError('reconnect-needed', 'gone'))));
    expect(await outcome()).toBe('reconnect-needed');
    expect(await stored()).toBeDefined();
  });

  it('not for somebody who is not active or not there', async () => {
    await database.db.updateTable('users').set({ is_active: false }).where('id', '=', userId).execute();
    await learn();
    expect(await stored()).toBeUndefined();
    await buildProfile({ db: database.db, clock, ...fixedSources() }, randomUUID(), context);
  });
});

describe('what happens meanwhile', () => {
  /** Lets the job read, does something, and lets it go on. */
  const during = async (act: () => Promise<unknown>) => {
    const reading = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const building = learn(
      fixedSources(() => {
        reading.resolve();
        return goOn.promise;
      }),
    );
    await reading.promise;
    await act();
    goOn.resolve();
    await building;
  };

  it('the owner deletes it: nothing is stored, nothing more is learned until they ask for it', async () => {
    await request();
    await during(() => forgetProfile(database.db, userId, NOW));
    expect([await stored(), await jobs(), await isLearning(database.db, userId)]).toEqual([
      undefined,
      [],
      false,
    ]);
    await requestMissingProfile(database.db, userId, later(1));
    expect(await requestDueProfiles(database.db, later(30))).toBe(0);
    await learn();
    expect([await stored(), await jobs()]).toEqual([undefined, []]);
    await request();
    await learn();
    expect([await isLearning(database.db, userId), await stored()]).toEqual([true, expect.anything()]);
  });

  it('a reset asks for it again: what was begun before is not stored', async () => {
    await request();
    await during(() => request());
    expect(await stored()).toBeUndefined();
    expect(await jobs()).toHaveLength(1);
  });

  it('the account goes: no error, nothing is left', async () => {
    await request();
    await during(() => database.db.deleteFrom('users').where('id', '=', userId).execute());
    expect(await stored()).toBeUndefined();
  });
});

describe('when it is asked for', () => {
  it('once, however often, behind what people wait for', async () => {
    await request();
    await request();
    expect(await jobs()).toEqual([{ key: `profile:${userId}`, priority: 10 }]);
  });

  it('at a sign-in only when there is none of this week', async () => {
    await requestMissingProfile(database.db, userId, NOW);
    expect(await jobs()).toHaveLength(1);
    await learn();
    await database.pool.query('delete from graphile_worker._private_jobs');
    await requestMissingProfile(database.db, userId, later(6));
    expect(await jobs()).toHaveLength(0);
    await requestMissingProfile(database.db, userId, later(8));
    expect(await jobs()).toHaveLength(1);
  });

  it('every week by itself, by one of any number of processes, also after a job was given up', async () => {
    await request();
    expect(await requestDueProfiles(database.db, later(6.9))).toBe(0);
    const rounds = await Promise.all([1, 2, 3].map(() => requestDueProfiles(database.db, later(7.1))));
    expect(rounds.reduce((sum, one) => sum + one)).toBe(1);
    await database.pool.query('update graphile_worker._private_jobs set attempts = max_attempts');
    expect(await requestDueProfiles(database.db, later(14.2))).toBe(1);
    const { rows } = await database.pool.query(
      'select attempts from graphile_worker.jobs where key is not null',
    );
    expect(rows).toEqual([{ attempts: 0 }]);
  });
});

it('a worker killed in the middle: another one builds it from the beginning, once', async () => {
  await request(new Date());
  const child = fork(SCRIPT, [], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  });
  const [word] = await once(child, 'message');
  expect(word).toBe('reading');
  expect(await stored()).toBeUndefined();
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;

  const liveness = await startLiveness(database.url, logger);
  let built = 0;
  const worker = await startWorker({
    pool: database.pool,
    concurrency: 2,
    tasks: createProfiles({
      db: database.db,
      clock,
      ...fixedSources(async () => {
        built += 1;
      }),
    }).tasks,
    liveness,
    logger,
    report: () => undefined,
    rounds: {},
  });
  try {
    await expect.poll(stored, { interval: 50 }).toBeDefined();
    await expect.poll(jobs, { interval: 50 }).toEqual([]);
    // Two mailboxes, read once.
    expect(built).toBe(2);
  } finally {
    await worker.stop();
    await liveness.stop();
  }
});
