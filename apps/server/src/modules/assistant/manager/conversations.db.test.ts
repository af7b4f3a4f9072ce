import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/test-database.ts';
import { clearHistory } from '../turns/clear-history.ts';
import { NEW_CONVERSATION } from './conversation.ts';
import { loadConversation, saveConversation } from './conversations.repository.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  await database?.close();
});

async function person(): Promise<string> {
  const id = randomUUID();
  await database.db
    .insertInto('users')
    .values({
      id,
      issuer: 'test',
      subject: id,
      email: `${id}@example.com`,
      name: 'Ida',
      picture: null,
      hosted_domain: null,
    })
    .execute();
  return id;
}

const about = (name: string) => ({ ...NEW_CONVERSATION, people: [{ email: `${name}@example.org` }] });

it('is kept from turn to turn', async () => {
  const { db } = database;
  const key = { userId: await person(), askedBy: null };
  await saveConversation(db, key, { conversation: about('one'), version: 0 });
  const first = await loadConversation(db, key);
  expect(first.conversation).toEqual(about('one'));
  await saveConversation(db, key, { ...first, conversation: about('two') });
  expect((await loadConversation(db, key)).conversation).toEqual(about('two'));
});

it("a person's own and that of staff who act as them stay apart", async () => {
  const { db } = database;
  const [userId, staff] = [await person(), await person()];
  await saveConversation(db, { userId, askedBy: null }, { conversation: about('own'), version: 0 });
  await saveConversation(db, { userId, askedBy: staff }, { conversation: about('staff'), version: 0 });
  expect((await loadConversation(db, { userId, askedBy: null })).conversation).toEqual(about('own'));
  expect((await loadConversation(db, { userId, askedBy: staff })).conversation).toEqual(about('staff'));
});

it('goes with the history, and a turn that was running does not bring it back', async () => {
  const { db } = database;
  const key = { userId: await person(), askedBy: null };
  await saveConversation(db, key, { conversation: about('old'), version: 0 });
  const loaded = await loadConversation(db, key);
  await db.transaction().execute((transaction) => clearHistory(transaction, key.userId, new Date()));
  await saveConversation(db, key, { ...loaded, conversation: about('old again') });
  expect(await loadConversation(db, key)).toEqual({ conversation: NEW_CONVERSATION, version: 0 });
});

it('goes with the account', async () => {
  const { db } = database;
  const key = { userId: await person(), askedBy: null };
  await saveConversation(db, key, { conversation: about('old'), version: 0 });
  await db.deleteFrom('users').where('id', '=', key.userId).execute();
  expect(await loadConversation(db, key)).toMatchObject({ version: 0 });
});
