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
const DAY = 24 * 3_600_000;

beforeAll(async () => {
  harness = await createChannelHarness({ model: createBookingModel(), clock });
});
beforeEach(async () => {
  clock.reset();
  await harness.control('reset', { parts: ['faults'] });
});
afterAll(() => harness.close());

const onWhatsapp = async () => {
  const person = await harness.newPerson();
  await person.connectWhatsapp();
  return person;
};
const remind = (person: TestPerson, text: string) =>
  notifyUser(harness.product.database.db, {
    userId: person.userId,
    kind: 'reminder',
    text,
    key: `test:${text}:${person.userId}`,
    preferred: 'WHATSAPP',
    at: clock.now(),
  });
const closeWindow = async (person: TestPerson) => {
  await harness.control('whatsapp/person', { user: person.email, window: 'closed' });
  clock.advance(DAY);
};
const last = (person: TestPerson) =>
  harness.product.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('id', 'desc')
    .executeTakeFirst();
const metrics = async () => (await fetch(`${harness.url}/metrics`)).text();
const status = async (person: TestPerson) =>
  (await person.call<{ connected: boolean; phone_number: string }>('GET', '/api/v1/whatsapp/status')).body;

describe('somebody who wants to be left alone', () => {
  it.each(['Unsubscribe', 'stop all', 'ABMELDEN', 'Baja', 'Désabonner'])(
    'writes %j and is disconnected',
    async (words) => {
      const person = await onWhatsapp();
      await person.whatsapp.send(words);
      await person.whatsapp.waitForText("You're disconnected");
      expect(await status(person)).toMatchObject({ connected: false });
      // Once more, to be sure: nobody gets instructions for connecting.
      const before = (await person.whatsapp.received()).length;
      await person.whatsapp.send('STOP');
      await person.whatsapp.send('hello');
      await person.whatsapp.waitForText("isn't connected to an account yet");
      expect((await person.whatsapp.received()).length).toBe(before + 1);
    },
  );
});

describe('a new number', () => {
  it.each([true, false])('with user ids: %s. The link moves along', async (user_ids) => {
    const person = await onWhatsapp();
    const before = await status(person);
    await harness.control('whatsapp/number', { user: person.email, user_ids });
    await soon(async () => (await status(person)).phone_number).not.toBe(before.phone_number);
    // The 24 hours of the old number do not count for the new one.
    await remind(person, 'on the new phone');
    expect(await person.whatsapp.waitForText('on the new phone')).toMatchObject({ kind: 'template' });
    await person.whatsapp.send('hello from here');
    await person.whatsapp.waitForText('re: hello from here');
    await remind(person, 'and again');
    await person.whatsapp.waitForText('and again');
    expect(await status(person)).toMatchObject({ connected: true });
  });
});

describe('templates', () => {
  it('a charge by Meta is stored with the message, under the category Meta chose', async () => {
    const person = await onWhatsapp();
    await remind(person, 'free of charge');
    await soon(async () => (await last(person))?.status).toBe('delivered');
    expect(await last(person)).toMatchObject({ billed_as: null });
    await closeWindow(person);
    await remind(person, 'paid for');
    await soon(async () => (await last(person))?.status).toBe('delivered');
    expect(await last(person)).toMatchObject({ billed_as: 'utility' });
  });

  it('are not spent on telling how a card was settled elsewhere', async () => {
    const person = await onWhatsapp();
    await person.whatsapp.send('book Lunch tomorrow at 1pm');
    await person.whatsapp.waitForText(ASKED);
    await harness.control('whatsapp/person', { user: person.email, window: 'closed' });
    const approval = await harness.product.database.db
      .selectFrom('approvals')
      .select('tool_call_id')
      .where('user_id', '=', person.userId)
      .executeTakeFirstOrThrow();
    await person.call('POST', '/api/v1/assistant/approval', { ...approval, approved: true });
    await soon(
      async () =>
        (
          await harness.product.database.db
            .selectFrom('outbox')
            .select('status')
            .where('user_id', '=', person.userId)
            .where('kind', '=', 'settlement')
            .executeTakeFirst()
        )?.status,
    ).toBe('skipped');
  });

  it.each([false, true])(
    'that Meta pauses (reported late: %s) are shown to operators; their messages go by Slack',
    async (late_errors) => {
      const person = await onWhatsapp();
      await person.connectSlack();
      await harness.control('whatsapp/template-status', { name: 'catch_reminder', event: 'PAUSED' });
      expect(await metrics()).toContain(
        'catch_whatsapp_trouble{subject="template catch_reminder (en_US)",state="PAUSED"} 1',
      );
      expect(harness.product.logs()).toContain('template catch_reminder (en_US) is PAUSED');
      await harness.control('whatsapp/settings', { late_errors });
      try {
        if (late_errors) {
          await harness.control('whatsapp/template-status', { name: 'catch_reminder', event: 'APPROVED' });
          await harness.control('whatsapp/fail', { user: person.email, code: 132015 });
        }
        await closeWindow(person);
        await remind(person, `by another way ${late_errors}`);
        await person.slack.waitForText(`by another way ${late_errors}`);
        expect(harness.product.logs()).toContain('132015');
      } finally {
        await harness.control('whatsapp/settings', { late_errors: false });
        await harness.control('whatsapp/template-status', { name: 'catch_reminder', event: 'APPROVED' });
      }
      expect(await metrics()).not.toContain('catch_whatsapp_trouble{');
    },
  );
});

describe('the quality of the number', () => {
  it('that falls is shown until it is better, once, and the newest word counts', async () => {
    await harness.control('whatsapp/quality', { event: 'FLAGGED', current_limit: 'TIER_2K' });
    await harness.control('whatsapp/quality', { event: 'FLAGGED', current_limit: 'TIER_2K' });
    expect(await metrics()).toContain('catch_whatsapp_trouble{subject="number",state="FLAGGED, TIER_2K"} 1');
    const logged = harness.product
      .logs()
      .split('\n')
      .filter((line) => line.includes('number is FLAGGED'));
    expect(logged).toHaveLength(1);
    await harness.control('whatsapp/quality', { event: 'UNFLAGGED', current_limit: 'TIER_2K' });
    expect(await metrics()).not.toContain('subject="number"');
  });
});
