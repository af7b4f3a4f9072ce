import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBookingModel } from './test/booking-model.ts';
import {
  ASKED,
  type ChannelHarness,
  createChannelHarness,
  soon,
  type TestPerson,
} from './test/channel-harness.ts';
import { createRunningClock } from './test/running-clock.ts';
import { postWebhook, slackRequest, whatsappRequest } from './test/signed-webhooks.ts';

let harness: ChannelHarness;
const clock = createRunningClock();
const SETTLED = (verb: string, where: string) => new RegExp(`^${verb} ${where}, \\d\\d:\\d\\d$`);

beforeAll(async () => {
  harness = await createChannelHarness({ model: createBookingModel(), clock });
});
beforeEach(() => clock.reset());
afterAll(() => harness.close());

const connected = async (): Promise<TestPerson> => {
  const person = await harness.newPerson();
  await person.connectWhatsapp();
  await person.connectSlack();
  return person;
};
const eventsOf = async ({ email }: TestPerson) => {
  const { calendars } = await harness.control<{
    calendars: { events: { summary?: string; status: string }[] }[];
  }>(`calendar?user=${encodeURIComponent(email)}`);
  return calendars
    .flatMap(({ events }) => events)
    .filter(({ status }) => status !== 'cancelled')
    .map(({ summary }) => summary);
};
const approvalOf = (person: TestPerson) =>
  harness.product.database.db
    .selectFrom('approvals')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
const line = (text: string) => (said: string) => said.split('\n').at(-1) === text;

describe('a proposal', () => {
  it('asked on WhatsApp shows in Slack too; approved there, it settles on both', async () => {
    const person = await connected();
    await person.whatsapp.send('book Lunch tomorrow at 1pm');
    const here = await person.whatsapp.waitForText(ASKED);
    expect(here.buttons.map(({ title }) => title)).toEqual(['Approve', 'Deny']);
    const there = await person.slack.waitForText(ASKED);
    expect(there.plain).toContain('Asked on WhatsApp');
    expect(here.text?.split('Invite guest@example.com').length).toBe(2);
    expect(there.plain?.split('guest@example.com will be invited.').length).toBe(2);
    expect(there.buttons.map(({ title }) => title)).toEqual(['Approve', 'Deny']);
    expect(await eventsOf(person)).toEqual([]);

    await person.slack.send({ button: 'approve' });
    const followUp = await person.whatsapp.waitForText(SETTLED('Approved', 'in Slack'));
    expect(followUp.reply_to).toBe(here.id);
    await person.slack.waitForText('Anything else?');
    const settled = (await person.slack.messages()).find(({ id }) => id === there.id);
    expect(settled?.buttons).toEqual([]);
    expect(settled?.plain?.split('\n').at(-1)).toMatch(SETTLED('Approved', 'in Slack'));
    expect(await eventsOf(person)).toEqual(['Lunch']);
  });

  it('whose card was posted although no answer came: pressed before it is found, it settles all the same', async () => {
    const person = await harness.newPerson();
    await person.connectSlack();
    const path = '/slack/api/chat.postMessage';
    await harness.control('faults', { vendor: 'slack', path, lost_response: true, times: 1 });
    await person.slack.send('book Supper tomorrow at 7pm');
    const card = await person.slack.waitForText(ASKED);
    const { db } = harness.product.database;
    const rows = db.selectFrom('outbox').where('user_id', '=', person.userId).where('kind', '=', 'card');
    await soon(async () => (await rows.select('error').executeTakeFirst())?.error ?? null).not.toBe(null);
    await person.slack.send({ button: 'approve' });
    await soon(() => eventsOf(person)).toEqual(['Supper']);
    // The time after which it is looked for.
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(0) })
      .where('user_id', '=', person.userId)
      .where('status', '=', 'sending')
      .execute();
    await soon(async () => (await person.slack.messages()).find(({ id }) => id === card.id)?.buttons).toEqual(
      [],
    );
    expect((await person.slack.messages()).flatMap(({ buttons }) => buttons)).toEqual([]);
  });

  it('asked in Slack and denied on WhatsApp', async () => {
    const person = await connected();
    await person.slack.send('book Tea tomorrow at 4pm');
    const card = await person.slack.waitForText(ASKED);
    await person.whatsapp.waitForText('Asked in Slack');
    await person.whatsapp.send({ button: 'Deny' });
    await person.whatsapp.waitForText('Anything else?');
    await soon(async () => (await person.slack.messages()).find(({ id }) => id === card.id)?.plain).toMatch(
      /Denied on WhatsApp, \d\d:\d\d$/,
    );
    // Who decided there is answered there; no line is added about it.
    expect((await person.whatsapp.received()).some((said) => said.startsWith('Denied'))).toBe(false);
    expect(await eventsOf(person)).toEqual([]);
  });

  it('asked on the web shows on both channels and settles there', async () => {
    const person = await connected();
    const asked = await person.call<{ pending_approvals: { tool_call_id: string }[] }>(
      'POST',
      '/api/v1/assistant/chat',
      { message: 'book Walk tomorrow at 6pm' },
    );
    const [approval] = asked.body.pending_approvals;
    await person.whatsapp.waitForText('Asked on the web');
    await person.slack.waitForText('Asked on the web');
    await person.call('POST', '/api/v1/assistant/approval', {
      tool_call_id: approval?.tool_call_id,
      approved: true,
    });
    await person.whatsapp.waitForText(SETTLED('Approved', 'on the web'));
    await person.slack.waitForText(/Approved on the web, \d\d:\d\d$/);
    expect(await eventsOf(person)).toEqual(['Walk']);
  });

  it('pressed on WhatsApp and in Slack at once: one wins, it happens once, both show it', async () => {
    const person = await connected();
    await person.whatsapp.send('book Race tomorrow at 9am');
    await person.whatsapp.waitForText(ASKED);
    await person.slack.waitForText(ASKED);
    // Once it is settled the buttons are gone: a press that comes too late for them is none.
    const presses = await Promise.allSettled([
      person.whatsapp.send({ button: 'Approve' }),
      person.slack.send({ button: 'deny' }),
      person.whatsapp.send({ button: 'Approve' }),
      person.slack.send({ button: 'approve' }),
    ]);
    const pressed = presses.filter(({ status }) => status === 'fulfilled').length;
    expect(pressed).toBeGreaterThan(1);
    await soon(async () => (await approvalOf(person)).status).not.toBe('pending');
    const approval = await approvalOf(person);
    const winner = approval.decided_channel === 'SLACK' ? person.slack : person.whatsapp;
    await winner.waitForText('Anything else?');
    // Everybody else's press is explained.
    const explained = async () =>
      [...(await person.whatsapp.received()), ...(await person.slack.received())].filter((said) =>
        said.startsWith("That's already settled"),
      ).length;
    await soon(explained).toBe(pressed - 1);
    expect(await eventsOf(person)).toEqual(approval.status === 'approved' ? ['Race'] : []);
    const logs = await harness.product.database.db
      .selectFrom('approval_logs')
      .select('id')
      .where('user_id', '=', person.userId)
      .execute();
    expect(logs).toHaveLength(1);
  });

  it('an old button explains itself, in the owner’s time', async () => {
    const person = await connected();
    await harness.product.database.db
      .updateTable('users')
      .set({ time_zone: 'Asia/Kathmandu' })
      .where('id', '=', person.userId)
      .execute();
    await person.whatsapp.send('book Old tomorrow at 10am');
    await person.whatsapp.waitForText(ASKED);
    await person.whatsapp.send({ button: 'Approve' });
    await person.whatsapp.waitForText('Anything else?');
    const decided = (await approvalOf(person)).decided_at;
    const time = decided?.toLocaleTimeString('en-GB', {
      timeZone: 'Asia/Kathmandu',
      hour: '2-digit',
      minute: '2-digit',
    });
    await person.whatsapp.send({ button: 'Deny' });
    await person.whatsapp.waitForText(`That's already settled: approved on WhatsApp, ${time}.`);
  });

  it('that nobody answered in time explains itself', async () => {
    const person = await connected();
    await person.whatsapp.send('book Late tomorrow at 10am');
    await person.whatsapp.waitForText(ASKED);
    const { expires_at } = await approvalOf(person);
    const card = await person.slack.waitForText(ASKED);
    clock.advance(expires_at.getTime() - Date.now() + 1000);
    await soon(async () => (await person.slack.messages()).find(({ id }) => id === card.id)?.plain).toContain(
      'Expired; please ask again',
    );
    await person.whatsapp.send({ button: 'Approve' });
    await person.whatsapp.waitForText('expired; please ask again');
    expect(await eventsOf(person)).toEqual([]);
  });

  it('replaced: the card in Slack says by what, and so do the old button and the API', async () => {
    const person = await connected();
    await person.whatsapp.send('book First tomorrow at 11am');
    const old = await person.whatsapp.waitForText('First');
    const card = await person.slack.waitForText('First');
    const { tool_call_id } = await approvalOf(person);
    await person.whatsapp.send('book First tomorrow at noon');
    const by = /Book 'First' on \w+ \d+ \w+ \d+, 12:00–12:30 \([\w/]+\)/;
    await person.whatsapp.waitForText(/First, .*12:00–12:30\..*Invite/);
    await soon(async () => (await person.slack.messages()).find(({ id }) => id === card.id)?.plain).toMatch(
      new RegExp(`Replaced by: ${by.source}$`),
    );
    await person.whatsapp.send({ button: 'Approve', message: old.id });
    await person.whatsapp.waitForText(new RegExp(`^That was replaced by: ${by.source}\\.$`));
    const late = await person.call('POST', '/api/v1/assistant/approval', { tool_call_id, approved: true });
    expect([late.status, late.body.detail]).toEqual([409, expect.stringMatching(by)]);
    expect(await eventsOf(person)).toEqual([]);
  });

  it('of somebody else cannot be decided, on either channel', async () => {
    const [owner, other] = [await connected(), await connected()];
    await owner.whatsapp.send('book Mine tomorrow at 2pm');
    await owner.whatsapp.waitForText(ASKED);
    const { tool_call_id } = await approvalOf(owner);
    const { db } = harness.product.database;
    const link = await db
      .selectFrom('whatsapp_links')
      .selectAll()
      .where('user_id', '=', other.userId)
      .executeTakeFirstOrThrow();
    const member = await db
      .selectFrom('slack_links')
      .selectAll()
      .where('user_id', '=', other.userId)
      .executeTakeFirstOrThrow();
    await postWebhook(
      harness.url,
      whatsappRequest({
        messages: [
          {
            from_user_id: link.whatsapp_user_id,
            id: 'wamid.forged-press',
            timestamp: String(Math.floor(Date.now() / 1000)),
            type: 'interactive',
            interactive: {
              type: 'button_reply',
              button_reply: { id: `approve:${tool_call_id}`, title: 'Approve' },
            },
          },
        ],
      }),
    );
    await other.whatsapp.waitForText("I can't find that proposal");
    await postWebhook(
      harness.url,
      slackRequest(
        {
          type: 'block_actions',
          user: { id: member.slack_user_id, team_id: member.team_id },
          team: { id: member.team_id },
          actions: [{ type: 'button', action_id: 'approve', value: tool_call_id, action_ts: '1.2' }],
        },
        { form: true },
      ),
    );
    await other.slack.waitForText("I can't find that proposal");
    expect((await approvalOf(owner)).status).toBe('pending');
    expect(await eventsOf(owner)).toEqual([]);
  });
});

describe('a page that shows cards', () => {
  it('hears what became of them, and nothing of other people’s', async () => {
    const [person, stranger] = [await connected(), await harness.newPerson()];
    const ids: string[] = [];
    for (const title of ['Elsewhere', 'Again', 'Waits']) {
      const { body } = await person.call<{ pending_approvals: { tool_call_id: string }[] }>(
        'POST',
        '/api/v1/assistant/chat',
        { message: `book ${title} tomorrow at 1pm` },
      );
      ids.push(body.pending_approvals[0]?.tool_call_id ?? '');
    }
    const lastReplies = async ({ call }: TestPerson) =>
      (
        await call<{ settled: { tool_call_id: string; sentence: string }[] }>(
          'GET',
          `/api/v1/assistant/settled-approvals?tool_call_ids=${[...ids, 'nobody'].join(',')}`,
        )
      ).body.settled.map(({ tool_call_id, sentence }) => [ids.indexOf(tool_call_id), sentence]);
    expect(await lastReplies(person)).toEqual([]);
    const card = await person.slack.waitForText('Elsewhere');
    await person.slack.send({ button: 'deny', message: card.id });
    await person.slack.waitForText('Anything else?');
    await person.slack.send('book Again tomorrow at noon');
    await person.slack.waitForText('12:00');
    expect((await lastReplies(person)).toSorted()).toEqual([
      [0, expect.stringMatching(SETTLED('Denied', 'in Slack'))],
      [1, expect.stringMatching(/^Replaced by: Book 'Again' on .*12:00/)],
    ]);
    await harness.product.database.db
      .updateTable('approvals')
      .set({ expires_at: new Date(0) })
      .where('tool_call_id', '=', ids[2] ?? '')
      .execute();
    expect((await lastReplies(person)).map(([index]) => index).toSorted()).toEqual([0, 1, 2]);
    expect(await lastReplies(stranger)).toEqual([]);
  });
});

describe('typed', () => {
  it.each([
    ['yes', 'whatsapp', ['Typed']],
    ['No.', 'whatsapp', []],
    ['sure, go ahead', 'slack', ['Typed']],
    ['nope', 'slack', []],
  ] as const)("'%s' on %s decides", async (words, channel, events) => {
    const person = await connected();
    await person[channel].send('book Typed tomorrow at 1pm');
    await person[channel].waitForText(ASKED);
    await person[channel].send(words);
    await person[channel].waitForText('Anything else?');
    expect((await approvalOf(person)).decided_channel).toBe(channel.toUpperCase());
    expect(await eventsOf(person)).toEqual(events);
  });

  it("'yes' on the web decides", async () => {
    const person = await harness.newPerson();
    const say = (message: string) => person.call('POST', '/api/v1/assistant/chat', { message });
    expect((await say('book Web tomorrow at 1pm')).body).toMatchObject({ requires_approval: true });
    expect((await say('Yes please!')).body).toMatchObject({ event_id: expect.any(String) });
    expect(await eventsOf(person)).toEqual(['Web']);
  });

  it("'yes, but …' goes to the assistant, and nothing is done", async () => {
    const person = await connected();
    await person.whatsapp.send('book But tomorrow at 1pm');
    await person.whatsapp.waitForText(ASKED);
    await person.whatsapp.send('yes but make it at 4');
    await person.whatsapp.waitForText('re: yes but make it at 4');
    expect((await approvalOf(person)).status).toBe('pending');
    expect(await eventsOf(person)).toEqual([]);
  });

  it("'yes' that is delivered twice decides once and is not answered as a message", async () => {
    const person = await connected();
    await person.whatsapp.send('book Twice tomorrow at 1pm');
    await person.whatsapp.waitForText(ASKED);
    await harness.control('faults', {
      vendor: 'whatsapp',
      direction: 'outgoing',
      duplicate: 1,
      times: 1,
      user: person.email,
    });
    await person.whatsapp.send('yes');
    await person.whatsapp.waitForText('Anything else?');
    await harness.control('whatsapp/idle', {});
    expect((await person.whatsapp.received()).filter(line('re: yes?'))).toEqual([]);
    expect(await eventsOf(person)).toEqual(['Twice']);
  });

  it("'yes' with nothing to agree to is a message", async () => {
    const person = await connected();
    await person.whatsapp.send('yes');
    await person.whatsapp.waitForText('re: yes');
  });
});

describe('staff who act as somebody', () => {
  it('never reach that person’s channels', async () => {
    const person = await connected();
    const staff = await harness.product.signIn('staff.one@catch.example');
    const before = [await person.whatsapp.received(), await person.slack.received()];
    const response = await fetch(`${harness.url}/api/v1/assistant/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${staff}`, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'book Ghost tomorrow at 1pm', impersonate_user_id: person.userId }),
    });
    expect(await response.json()).toMatchObject({ requires_approval: true });
    const outbox = await harness.product.database.db
      .selectFrom('outbox')
      .select('id')
      .where('user_id', '=', person.userId)
      .where('kind', 'in', ['card', 'reply'])
      .execute();
    expect(outbox).toEqual([]);
    // Their own 'yes' does not decide what staff asked.
    await person.whatsapp.send('yes');
    await person.whatsapp.waitForText('re: yes');
    expect(await person.slack.received()).toEqual(before[1]);
    expect(await eventsOf(person)).toEqual([]);
  });
});
