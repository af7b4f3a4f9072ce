import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifyUser } from './index.ts';
import { createBookingModel } from './test/booking-model.ts';
import {
  ASKED,
  type ChannelHarness,
  createChannelHarness,
  soon,
  type TestPerson,
} from './test/channel-harness.ts';
import { createRunningClock } from './test/running-clock.ts';

let harness: ChannelHarness;
const clock = createRunningClock();
const POST = '/slack/api/chat.postMessage';

beforeAll(async () => {
  harness = await createChannelHarness({ model: createBookingModel(), clock });
});
beforeEach(async () => {
  clock.reset();
  await harness.control('reset', { parts: ['faults'] });
  await harness.control('slack/settings', { reading: { messages: 15, calls: 100 } });
});
afterAll(() => harness.close());

const onSlack = async () => {
  const person = await harness.newPerson();
  await person.connectSlack();
  return person;
};
const threadsOf = async (person: TestPerson) =>
  (
    await harness.control<{ threads: { ts: string; prompts: { title: string; message: string }[] }[] }>(
      `slack/messages?user=${encodeURIComponent(person.email)}`,
    )
  ).threads;
const newThread = async (person: TestPerson) => (await person.slack.send({ open: true })).id;
const remind = (person: TestPerson, text: string) =>
  notifyUser(harness.product.database.db, {
    userId: person.userId,
    kind: 'reminder',
    text,
    key: `test:${text}:${person.userId}`,
    preferred: 'SLACK',
    at: clock.now(),
  });

describe('in an assistant thread', () => {
  it('an answer stands in the thread of what it answers, also when a newer thread was opened meanwhile', async () => {
    const person = await onSlack();
    const [first, second] = [await newThread(person), await newThread(person)];
    const held = await harness.hold({ vendor: 'slack', path: POST });
    await person.slack.send({ text: 'in the first', thread: first });
    await held.met();
    await person.slack.send({ text: 'in the second', thread: second });
    await held.letGo();
    expect(await person.slack.waitForText('re: in the first')).toMatchObject({ thread: first });
    expect(await person.slack.waitForText('re: in the second')).toMatchObject({ thread: second });
  });

  it('what waits in two threads is not answered as one', async () => {
    const person = await onSlack();
    const [first, second] = [await newThread(person), await newThread(person)];
    // Both lie there before anybody looks.
    await sql`
      insert into inbox (user_id, channel, provider_id, kind, body, details, said_at, received_at, epoch)
      select u.id, 'SLACK', said.text || u.id, 'message', said.text,
        jsonb_build_object('thread', jsonb_build_object('conversation', l.conversation_id, 'ts', said.ts)),
        ${clock.now()}, ${clock.now()}, u.work_epoch
      from users u join slack_links l on l.user_id = u.id,
        (values ('one', ${first}), ('two', ${second})) as said (text, ts)
      where u.id = ${person.userId}`.execute(harness.product.database.db);
    expect(await person.slack.waitForText('re: one')).toMatchObject({ thread: first });
    expect(await person.slack.waitForText('re: two')).toMatchObject({ thread: second });
  });

  it('a card that is pressed there is answered there', async () => {
    const person = await onSlack();
    const thread = await newThread(person);
    await person.slack.send('book Lunch tomorrow at 1pm');
    expect(await person.slack.waitForText(ASKED)).toMatchObject({ thread });
    await newThread(person);
    await person.slack.send({ button: 'approve' });
    expect(await person.slack.waitForText('Anything else?')).toMatchObject({ thread });
  });

  it('the first thing that is offered is what one may ask', async () => {
    const person = await onSlack();
    const ts = await newThread(person);
    await soon(
      async () => (await threadsOf(person)).find((thread) => thread.ts === ts)?.prompts,
    ).toHaveLength(4);
  });

  it('what nobody asked for comes where the person spoke last; before that, outside of any thread', async () => {
    const person = await onSlack();
    await remind(person, 'before any thread');
    expect(await person.slack.waitForText('before any thread')).toMatchObject({ thread: null });
    const thread = await newThread(person);
    await person.slack.send('hello');
    await person.slack.waitForText('re: hello');
    await remind(person, 'in the thread');
    expect(await person.slack.waitForText('in the thread')).toMatchObject({ thread });
  });

  it('an unintelligible clip is reported in the thread, too', async () => {
    const person = await onSlack();
    const thread = await newThread(person);
    await person.slack.send({ audio: 'chime' });
    expect(await person.slack.waitForText("speech recognition isn't set up")).toMatchObject({ thread });
  });

  it('a stranger gets instructions for connecting there', async () => {
    await onSlack();
    const stranger = await harness.newPerson();
    const thread = await newThread(stranger);
    await stranger.slack.send('who are you?');
    expect(await stranger.slack.waitForText("You're not connected yet")).toMatchObject({ thread });
  });

  it('an answer that got lost on its way back is found in its thread, and not posted again', async () => {
    const person = await onSlack();
    await newThread(person);
    await harness.control('faults', { vendor: 'slack', path: POST, lost_response: true, times: 1 });
    await person.slack.send('said once');
    await person.slack.waitForText('re: said once');
    await soon(async () => {
      clock.advance(30_000);
      const row = await harness.product.database.db
        .selectFrom('outbox')
        .select('status')
        .where('user_id', '=', person.userId)
        .orderBy('id', 'desc')
        .executeTakeFirst();
      return row?.status;
    }).toBe('sent');
    expect((await person.slack.received()).filter((text) => text.startsWith('re: said once'))).toHaveLength(
      1,
    );
  });

  it('without the assistant view answers stand in the conversation itself', async () => {
    await harness.control('slack/settings', { assistant_view: false });
    try {
      const person = await onSlack();
      await person.slack.send('plainly');
      expect(await person.slack.waitForText('re: plainly')).toMatchObject({ thread: null });
    } finally {
      await harness.control('slack/settings', { assistant_view: true });
    }
  });
});

describe('a conversation that is read back a page at a time', () => {
  it('is read to its end although Slack asks for patience, and nothing is posted twice', async () => {
    const person = await onSlack();
    await newThread(person);
    await person.slack.send('hello');
    await person.slack.waitForText('re: hello');
    // One message a page: the lost one is on the third.
    await harness.control('slack/settings', { reading: { messages: 1, calls: 100 } });
    const READ = '/slack/api/conversations.replies';
    await harness.control('faults', {
      vendor: 'slack',
      path: READ,
      status: 429,
      retry_after: 1,
      after: 1,
      times: 1,
    });
    await harness.control('faults', { vendor: 'slack', path: POST, lost_response: true, times: 1 });
    await remind(person, 'at the end of it');
    await soon(async () => {
      clock.advance(30_000);
      return (
        await harness.product.database.db
          .selectFrom('outbox')
          .select(['status', 'error'])
          .where('user_id', '=', person.userId)
          .orderBy('id', 'desc')
          .executeTakeFirst()
      )?.status;
    }).toBe('sent');
    expect((await person.slack.received()).filter((text) => text === 'at the end of it')).toHaveLength(1);
  });
});
