import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { addUser } from '../../../../test/add-user.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { closeExecution, openExecution, readExecution, recentExecutions } from './executions.repository.ts';

let database: TestDatabase;
let userId: string;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  userId = await addUser(database.db);
});

const wish = { tool: 'create_event' };
const NOON = Date.parse('2026-03-02T12:00:00Z');
const hour = (hours: number) => new Date(NOON + hours * 3_600_000);

/** A change at an hour, carried out unless it is said otherwise. */
async function change(
  at: number,
  {
    toolName = 'create_event',
    ok = true,
    undoes,
    by = userId,
  }: {
    toolName?: string;
    ok?: boolean;
    undoes?: string;
    by?: string;
  } = {},
): Promise<string> {
  const toolCallId = randomUUID();
  const { db } = database;
  await openExecution(db, {
    toolCallId,
    userId: by,
    turnId: await turnOf(userId),
    toolName,
    args: {},
    wish,
    at: hour(at),
  });
  const result = { ok, data: {}, receipt: '' };
  await closeExecution(db, toolCallId, { result, after: { at }, at: hour(at), undoes });
  return toolCallId;
}
/** The one that is taken back when none is named. */
const undoable = async (since = -24) =>
  (await recentExecutions(database.db, { userId, askedBy: null }, hour(since))).find(
    ({ state }) => state !== 'undone',
  )?.toolCallId;
/** A turn of the person's own. */
async function turnOf(owner: string): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto('turns')
    .values({ id, user_id: owner, channel: 'WEB', asked_by: null, epoch: 0, created_at: hour(0) } as never)
    .execute();
  return id;
}

it('is the newest change, with what was before and after', async () => {
  await change(-3);
  const newest = await change(-1);
  expect(await undoable()).toBe(newest);
  expect(await readExecution(database.db, newest)).toEqual({
    toolCallId: newest,
    toolName: 'create_event',
    wish,
    args: {},
    before: undefined,
    after: { at: -1 },
  });
});

it('is not too long ago', async () => {
  const old = await change(-25);
  expect(await undoable()).toBeUndefined();
  expect(await undoable(-26)).toBe(old);
});

it('is what was done: not what failed, nor what runs', async () => {
  const done = await change(-3);
  await change(-2, { ok: false });
  await openExecution(database.db, {
    toolCallId: randomUUID(),
    userId,
    turnId: await turnOf(userId),
    toolName: 'create_event',
    args: {},
    wish,
    at: hour(-1),
  });
  expect(await undoable()).toBe(done);
});

it('is never the same twice, nor an undo itself', async () => {
  const first = await change(-3);
  const second = await change(-2);
  await change(-1, { toolName: 'undo_last_action', undoes: second });
  expect(await undoable()).toBe(first);
  // One that was tried in vain leaves what it was about as it is.
  await change(0, { toolName: 'undo_last_action', undoes: first, ok: false });
  expect(await undoable()).toBe(first);
});

it('is the person’s own', async () => {
  await change(-1, { by: await addUser(database.db) });
  expect(await undoable()).toBeUndefined();
});
