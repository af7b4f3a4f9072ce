import { afterAll, beforeAll, expect, it } from 'vitest';
import { addUser } from '../../../test/add-user.ts';
import { ScriptedModel, wordsOf } from '../../../test/scripted-model.ts';
import { type ChannelHarness, createChannelHarness, soon } from './test/channel-harness.ts';
import { postWebhook, whatsappRequest, whatsappText } from './test/signed-webhooks.ts';

let harness: ChannelHarness;
const USERS = 40;
const UNIQUE = 400;
const DUPLICATES = 100;

/** Answers with everything that the turn said, so that coverage can be counted. */
const model = new ScriptedModel((options) => {
  const last = options.prompt.findLastIndex(({ role }) => role === 'assistant');
  const said = options.prompt
    .slice(last + 1)
    .flatMap((message) => (message.role === 'user' ? message.content : []))
    .flatMap(wordsOf);
  return said.map((text) => `[${text}]`).join(' ');
});

beforeAll(async () => {
  harness = await createChannelHarness({ model });
  const { db } = harness.product.database;
  const now = new Date();
  for (let user = 0; user < USERS; user += 1) {
    const id = await addUser(db, { subject: String(user), time_zone: 'Europe/Madrid' });
    await db
      .insertInto('whatsapp_links')
      .values({
        user_id: id,
        whatsapp_user_id: `ES.${user}`,
        phone: null,
        connected_at: now,
        last_inbound_at: now,
        tokens: 20,
        tokens_at: now,
      })
      .execute();
  }
});
afterAll(() => harness.close());

it('500 webhooks from 40 people, a fifth of them twice, in disorder: each answered exactly once, in order', async () => {
  // All of the same second: then the order of arrival is the order.
  const timestamp = String(Math.floor(Date.now() / 1000));
  const requests = Array.from({ length: UNIQUE }, (_, index) => {
    const user = index % USERS;
    const message = whatsappText(`ES.${user}`, `m${Math.floor(index / USERS)}`, {
      id: `wamid.${index}`,
      timestamp,
    });
    return { user, request: whatsappRequest({ messages: [message] }) };
  });
  const doubled = [...requests, ...requests.slice(0, DUPLICATES)];
  // The same disorder in every run: neighbours change places over some distance.
  const shuffled = doubled
    .map((item, index) => ({ item, place: index + ((index * 7919) % 37) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
  const pending = [...shuffled];
  const refused: number[] = [];
  // A busy product may refuse (503, 500) rather than keep somebody waiting; then Meta delivers the same again.
  const deliver = async (webhook: (typeof pending)[number]) => {
    const { status } = await postWebhook(harness.url, webhook.request);
    if (status >= 500) pending.push(webhook);
    else if (status !== 200) refused.push(status);
  };
  await Promise.all(
    Array.from({ length: 20 }, async () => {
      for (let next = pending.shift(); next; next = pending.shift()) await deliver(next);
    }),
  );
  expect(refused).toEqual([]);

  const { db } = harness.product.database;
  await soon(
    async () =>
      (await db.selectFrom('inbox').select('id').where('status', 'in', ['waiting', 'taken']).execute())
        .length,
  ).toBe(0);
  const rows = await db
    .selectFrom('outbox')
    .innerJoin('users', 'users.id', 'outbox.user_id')
    .select(['users.subject', 'outbox.payload'])
    .where('kind', '=', 'reply')
    .orderBy('outbox.id')
    .execute();
  const inboxOrder = await db
    .selectFrom('inbox')
    .innerJoin('users', 'users.id', 'inbox.user_id')
    .select(['users.subject', 'inbox.body'])
    .orderBy('inbox.id')
    .execute();
  for (let user = 0; user < USERS; user += 1) {
    const answered = rows
      .filter(({ subject }) => subject === String(user))
      .flatMap(({ payload }) => [...String((payload as { text?: unknown }).text).matchAll(/\[(m\d+)\]/g)])
      .map(([, text]) => text);
    const said = inboxOrder.filter(({ subject }) => subject === String(user)).map(({ body }) => body);
    expect(said).toHaveLength(UNIQUE / USERS);
    expect(answered).toEqual(said);
  }
});
