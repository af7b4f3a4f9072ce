import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ChannelHarness,
  createChannelHarness,
  soon,
  type TestPerson,
} from '../channels/test/channel-harness.ts';
import { createRunningClock } from '../channels/test/running-clock.ts';

const MINUTE = 60_000;
const clock = createRunningClock();
let harness: ChannelHarness;
beforeAll(async () => {
  harness = await createChannelHarness({ clock });
});
// Signing in and Slack's signatures want the real time.
beforeEach(() => clock.reset());
afterAll(() => harness?.close());

const remindersOf = ({ userId }: TestPerson) =>
  harness.product.database.db
    .selectFrom('reminders')
    .select(['reminder_text', 'is_active', 'last_triggered_at', 'snoozed_until'])
    .where('user_id', '=', userId)
    .execute();
const countReceived = async (chat: TestPerson['whatsapp'], text: RegExp): Promise<number> =>
  (await chat.received()).filter((line) => text.test(line)).length;

describe('a reminder in a conversation', () => {
  it('arrives on WhatsApp with a receipt, is put off, comes again, is done, and comes back when asked', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    const { whatsapp } = person;
    await whatsapp.send('Remind me to call the bank in 20 minutes');
    await whatsapp.waitForText(/I'll remind you (?!again).*: call the bank/);
    clock.advance(20 * MINUTE);
    await whatsapp.waitForText(/^Reminder: call the bank$/);
    await soon(async () => {
      const row = await harness.product.database.db
        .selectFrom('outbox')
        .select(['status', 'provider_id'])
        .where('user_id', '=', person.userId)
        .where('kind', '=', 'reminder')
        .executeTakeFirst();
      return row?.status;
    }).toMatch(/delivered|read/);
    expect(await remindersOf(person)).toMatchObject([
      { is_active: false, last_triggered_at: expect.any(Date) },
    ]);

    await whatsapp.send('snooze 10 minutes');
    await whatsapp.waitForText(/I'll remind you again .*: call the bank/);
    expect(await remindersOf(person)).toMatchObject([{ is_active: true }]);
    clock.advance(10 * MINUTE);
    await soon(() => countReceived(whatsapp, /Reminder: call the bank/)).toBe(2);

    await whatsapp.send('Done!');
    await whatsapp.waitForText('Done: call the bank');
    expect(await remindersOf(person)).toMatchObject([{ is_active: false, snoozed_until: null }]);

    await whatsapp.send('remind me again in two hours');
    await soon(() => countReceived(whatsapp, /I'll remind you again .*: call the bank/)).toBe(2);
    clock.advance(120 * MINUTE);
    await soon(() => countReceived(whatsapp, /Reminder: call the bank/)).toBe(3);
    await whatsapp.send('remind me again tomorrow');
    await soon(() => countReceived(whatsapp, /I'll remind you again .*: call the bank/)).toBe(3);
    expect(await remindersOf(person)).toMatchObject([{ reminder_text: 'call the bank', is_active: true }]);
  });

  it('asked for in Slack arrives in Slack, though WhatsApp is connected too', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await person.connectSlack();
    await person.slack.send('Remind me to water the ferns in 5 minutes');
    await person.slack.waitForText(/I'll remind you .*: water the ferns/);
    clock.advance(5 * MINUTE);
    await person.slack.waitForText(/^Reminder: water the ferns$/);
    expect(await countReceived(person.whatsapp, /Reminder:/)).toBe(0);
  });

  it('before an event follows it in the calendar', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    const { whatsapp } = person;
    await whatsapp.send('Add Dentist in 3 hours for 30 minutes');
    await whatsapp.waitForText('Booked: Dentist');
    await whatsapp.send('Remind me an hour before the dentist to find the card');
    await whatsapp.waitForText('an hour before Dentist');
    await whatsapp.send('Move the dentist 2 hours later');
    await whatsapp.waitForText('Moved: Dentist');
    clock.advance(120 * MINUTE);
    // It is looked up before anything is sent, and found elsewhere.
    await soon(async () => {
      const row = await harness.product.database.db
        .selectFrom('reminders')
        .select('next_at')
        .where('user_id', '=', person.userId)
        .executeTakeFirstOrThrow();
      return Math.round(((row.next_at?.getTime() ?? 0) - clock.now().getTime()) / (60 * MINUTE));
    }).toBe(2);
    expect(await countReceived(whatsapp, /Reminder:/)).toBe(0);
    clock.advance(121 * MINUTE);
    await whatsapp.waitForText(/^Reminder: find the card\nDentist starts/);
  });

  it('with nothing connected says so when it is asked for', async () => {
    const person = await harness.newPerson();
    const { body } = await person.call<{ message: string }>('POST', '/api/v1/assistant/chat', {
      message: 'Remind me to stretch in 5 minutes',
      channel: 'web',
    });
    expect(body.message).toMatch(/I'll remind you .*: stretch.*connect WhatsApp or Slack/);
  });
});
