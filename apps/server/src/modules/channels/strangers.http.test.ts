import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBookingModel } from './test/booking-model.ts';
import { type ChannelHarness, createChannelHarness, soon } from './test/channel-harness.ts';
import { createRunningClock } from './test/running-clock.ts';
import { postWebhook, whatsappRequest, whatsappText } from './test/signed-webhooks.ts';

const INVITED_A_MINUTE = 10;
const clock = createRunningClock();
let harness: ChannelHarness;
beforeAll(async () => {
  harness = await createChannelHarness({
    model: createBookingModel(),
    clock,
    environment: { WORKER_CONCURRENCY: '3', RATE_LIMIT_STRANGERS_PER_MINUTE: String(INVITED_A_MINUTE) },
  });
});
afterAll(() => harness.close());

const someStrangers = (count: number) => Array.from({ length: count }, () => `ES.${randomUUID()}`);
/** One signed webhook with a message of each. */
const storm = (senders: readonly string[], text = 'hello', more: readonly unknown[] = []) =>
  postWebhook(
    harness.url,
    whatsappRequest({ messages: [...senders.map((sender) => whatsappText(sender, text)), ...more] }),
  );
const invitedAmong = async (senders: readonly string[]) =>
  (
    await harness.product.database.db
      .selectFrom('outbox')
      .select(['lane', 'status'])
      .where(
        'lane',
        'in',
        senders.map((sender) => `WHATSAPP:stranger:${sender}`),
      )
      .execute()
  ).map((row) => ({ ...row, sender: row.lane.replace('WHATSAPP:stranger:', '') }));

it('hundreds of strangers whom WhatsApp is slow to answer keep nobody who is connected waiting', async () => {
  const person = await harness.newPerson();
  await person.connectSlack();
  const strangers = someStrangers(300);
  const held = await harness.hold({ vendor: 'whatsapp', path: '/graph/*/messages' });
  try {
    expect((await storm(strangers)).status).toBe(200);
    await held.met();
    await person.slack.send('anybody there?');
    await person.slack.waitForText('re: anybody there?');
    // All of them together have one of the places in which work is done.
    const underWay = (await invitedAmong(strangers)).filter(({ status }) => status === 'sending');
    expect(underWay).toHaveLength(1);
  } finally {
    await held.letGo();
  }
  await soon(async () =>
    (await invitedAmong(strangers)).filter(({ status }) => status === 'waiting'),
  ).toEqual([]);
});

it('only so many are answered in a minute; the others are answered when they write again', async () => {
  clock.advance(60_000);
  const strangers = someStrangers(40);
  await storm(strangers);
  const invited = (await invitedAmong(strangers)).map(({ sender }) => sender);
  expect(invited).toHaveLength(INVITED_A_MINUTE);
  const leftOut = strangers.filter((sender) => !invited.includes(sender));
  clock.advance(60_000);
  await storm([...leftOut.slice(0, 3), ...invited], 'hello again');
  expect((await invitedAmong(strangers)).map(({ sender }) => sender).toSorted()).toEqual(
    [...invited, ...leftOut.slice(0, 3)].toSorted(),
  );
});

it('wrong codes of many strangers are answered no further either', async () => {
  clock.advance(60_000);
  const strangers = someStrangers(40);
  await storm(strangers, 'VERIFY ABCD2345');
  expect(await invitedAmong(strangers)).toHaveLength(INVITED_A_MINUTE);
});

it('somebody who connects and writes again in the same webhook as strangers counts as connected', async () => {
  clock.advance(60_000);
  const [person, newcomer] = [await harness.newPerson(), `ES.${randomUUID()}`];
  const { body } = await person.call<{ verification_code: string }>('POST', '/api/v1/whatsapp/generate-code');
  const at = Math.floor(clock.now().getTime() / 1000);
  const said = (text: string, after: number) =>
    whatsappText(newcomer, text, { timestamp: String(at + after) });
  await storm(someStrangers(20), 'hello', [said(`VERIFY ${body.verification_code}`, 0), said('and now?', 1)]);
  expect(await invitedAmong([newcomer])).toEqual([]);
  const { db } = harness.product.database;
  const inbox = () =>
    db.selectFrom('inbox').select('body').where('user_id', '=', person.userId).orderBy('id').execute();
  await soon(inbox).toEqual([{ body: 'and now?' }]);
});
