import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { credentials } from '../../../../sandbox/src/credentials.ts';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { operate } from '../../operator/operate.ts';
import { notifyUser } from './index.ts';
import { drainLane } from './outbox/drain-lane.ts';
import { escalateUnconfirmed } from './outbox/ladder.ts';
import { type ChannelHarness, createChannelHarness, soon, type TestPerson } from './test/channel-harness.ts';
import { createRunningClock } from './test/running-clock.ts';
import { postWebhook, whatsappRequest } from './test/signed-webhooks.ts';

let harness: ChannelHarness;
const clock = createRunningClock();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  const model = new ScriptedModel((options) => `re: ${lastUserText(options)}?`);
  harness = await createChannelHarness({ model, clock });
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
const onSlack = async () => {
  const person = await harness.newPerson();
  await person.connectSlack();
  return person;
};
const outbox = (person: TestPerson) =>
  harness.product.database.db
    .selectFrom('outbox')
    .selectAll()
    .where('user_id', '=', person.userId)
    .orderBy('id')
    .execute();
const last = async (person: TestPerson) => (await outbox(person)).at(-1);
const remind = (person: TestPerson, text: string, preferred: 'WHATSAPP' | 'SLACK' = 'WHATSAPP') =>
  notifyUser(harness.product.database.db, {
    userId: person.userId,
    kind: 'reminder',
    text,
    key: `test:${text}:${person.userId}`,
    preferred,
    at: clock.now(),
  });
/** `soon`, with a leap of our clock before each look: what waits for a time of its own comes in turn. */
const leaping = <T>(milliseconds: number, look: () => Promise<T>) =>
  expect.poll(
    () => {
      clock.advance(milliseconds);
      harness.product.lookNow();
      return look();
    },
    { timeout: 60_000, interval: 100 },
  );
const lookNow = (person: TestPerson) =>
  harness.product.database.db
    .updateTable('outbox')
    .set({ next_attempt_at: new Date(0) })
    .where('user_id', '=', person.userId)
    .where('status', '=', 'sending')
    .execute();
const listening = (change: string) =>
  harness.product.database.pool.query(`update processes set ${change} where listening_at is not null`);
/** The time for a receipt has passed, and somebody was there to hear it. */
const waitedLongEnough = async (person: TestPerson) => {
  await listening(`listening_since = listening_since - interval '1 hour'`);
  await lookNow(person);
};
/** What a process sees that continues after half a minute. */
const standStill = () => listening(`listening_at = clock_timestamp() - interval '30 s'`);
const MESSAGES = '/graph/*/messages';
const POST = '/slack/api/chat.postMessage';

describe('receipts', () => {
  it('only the phone reports delivered and read', async () => {
    const person = await onWhatsapp();
    await harness.control('whatsapp/person', { user: person.email, online: false });
    await person.whatsapp.send('hello');
    await person.whatsapp.waitForText('re: hello');
    await soon(async () => (await last(person))?.status).toBe('sent');
    await harness.control('whatsapp/person', { user: person.email, online: true });
    await soon(async () => (await last(person))?.status).toBe('delivered');
    await harness.control('whatsapp/read', { user: person.email });
    await soon(async () => (await last(person))?.status).toBe('read');
  });

  it('in any order move forward only; a failure after delivery says nothing', async () => {
    const person = await onWhatsapp();
    await harness.control('whatsapp/settings', { statuses: false });
    try {
      await person.whatsapp.send('order');
      await person.whatsapp.waitForText('re: order');
      await soon(async () => (await last(person))?.status).toBe('sent');
      const row = await last(person);
      const postStatus = (status: string) =>
        postWebhook(
          harness.url,
          whatsappRequest({
            statuses: [
              {
                id: row?.provider_id,
                status,
                timestamp: String(Math.floor(Date.now() / 1000)),
                errors: [{ code: 131026 }],
              },
            ],
          }),
        );
      for (const status of ['read', 'delivered', 'sent', 'failed', 'nonsense'])
        expect((await postStatus(status)).status).toBe(200);
      expect(await last(person)).toMatchObject({ id: row?.id, status: 'read' });
    } finally {
      await harness.control('whatsapp/settings', { statuses: true });
    }
  });
});

describe('a provider that is down', () => {
  it.each(['whatsapp', 'slack'] as const)(
    '%s for a day: everything arrives afterwards, in order, once',
    async (vendor) => {
      const person = vendor === 'whatsapp' ? await onWhatsapp() : await onSlack();
      const before = (await person[vendor].received()).length;
      const path = vendor === 'whatsapp' ? MESSAGES : POST;
      const { id } = await harness.control<{ id?: string; rules?: { id: string }[] }>('faults', {
        vendor,
        path,
        status: 503,
        body: '{}',
        times: 1_000_000,
      });
      expect(id ?? 'listed').toBeTruthy();
      const texts = ['one', 'two', 'three', 'four'];
      for (const text of texts) await remind(person, text, vendor === 'whatsapp' ? 'WHATSAPP' : 'SLACK');
      // Time passes in leaps; every leap makes the next attempt due.
      for (let leap = 0; leap < 6; leap += 1) {
        await soon(async () =>
          (await outbox(person)).some(({ attempts, error }) => attempts > leap && error !== null),
        ).toBe(true);
        clock.advance(20 * MINUTE);
        await waitedLongEnough(person);
      }
      expect((await person[vendor].received()).length).toBe(before);
      const tried = async () => (await outbox(person)).find(({ status }) => status === 'sending')?.attempts;
      await soon(async () => (await tried()) ?? 0).toBeGreaterThan(6);
      await soon(async () =>
        (await outbox(person)).some(({ attempts, error }) => attempts > 6 && error),
      ).toBe(true);
      await harness.control('reset', { parts: ['faults'] });
      clock.advance(HOUR);
      await waitedLongEnough(person);
      await soon(async () => (await person[vendor].received()).slice(before).length).toBe(4);
      expect((await person[vendor].received()).slice(before)).toEqual(texts);
    },
  );

  it('waits as long as Slack’s Retry-After asks', async () => {
    const person = await onSlack();
    await harness.control('faults', { vendor: 'slack', path: POST, status: 429, retry_after: 120, times: 1 });
    await remind(person, 'patience', 'SLACK');
    await soon(async () => (await last(person))?.attempts).toBe(1);
    await soon(async () => (await last(person))?.status).toBe('waiting');
    const row = await last(person);
    expect((row?.next_attempt_at.getTime() ?? 0) - clock.now().getTime()).toBeGreaterThan(100_000);
    clock.advance(121_000);
    await person.slack.waitForText('patience');
  });
});

describe('an answer that got lost', () => {
  it('WhatsApp: the receipt names the message, and it is not sent again', async () => {
    const person = await onWhatsapp();
    await harness.control('faults', { vendor: 'whatsapp', path: MESSAGES, lost_response: true, times: 1 });
    await remind(person, 'only once');
    await person.whatsapp.waitForText('only once');
    await soon(async () => (await last(person))?.status).toBe('delivered');
    clock.advance(HOUR);
    await remind(person, 'the next');
    await person.whatsapp.waitForText('the next');
    expect((await person.whatsapp.received()).filter((text) => text === 'only once')).toHaveLength(1);
  });

  it('WhatsApp: lost on the way there, it is sent again when no receipt comes', async () => {
    const person = await onWhatsapp();
    await harness.control('faults', { vendor: 'whatsapp', path: MESSAGES, lost_request: true, times: 1 });
    await remind(person, 'second try');
    await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
    expect((await last(person))?.status).toBe('sending');
    // However far our own clock jumps: what somebody may be sending is theirs for a while, by the database's.
    clock.advance(HOUR);
    // A sweep that found it due would put it back.
    await drainLane(
      {
        db: harness.product.database.db,
        clock,
        senders: { WHATSAPP: undefined, SLACK: undefined },
        report: () => undefined,
      },
      (await last(person))?.lane ?? '',
      new AbortController().signal,
    );
    expect((await last(person))?.status).toBe('sending');
    await waitedLongEnough(person);
    await person.whatsapp.waitForText('second try');
    expect((await person.whatsapp.received()).filter((text) => text === 'second try')).toHaveLength(1);
  });

  it('WhatsApp: who stood still when the receipt came does not take silence for an answer', async () => {
    const person = await onWhatsapp();
    await harness.control('whatsapp/settings', { statuses: false });
    await harness.control('faults', { vendor: 'whatsapp', path: MESSAGES, lost_response: true, times: 1 });
    try {
      await waitedLongEnough(person);
      await remind(person, 'heard once');
      await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
      await standStill();
      await lookNow(person);
      // Looked into, and left for later.
      await soon(async () => (await last(person))?.next_attempt_at.getTime()).toBeGreaterThan(0);
      const row = await last(person);
      expect(row).toMatchObject({ status: 'sending', attempts: 1 });
      const status = { id: 'wamid.once', status: 'delivered', timestamp: '1780000000' };
      const late = whatsappRequest({ statuses: [{ ...status, biz_opaque_callback_data: row?.reference }] });
      expect((await postWebhook(harness.url, late)).status).toBe(200);
      expect(await last(person)).toMatchObject({ status: 'delivered', attempts: 1 });
    } finally {
      await harness.control('whatsapp/settings', { statuses: true });
    }
    await remind(person, 'the next one');
    await person.whatsapp.waitForText('the next one');
    expect((await person.whatsapp.received()).filter((text) => text === 'heard once')).toHaveLength(1);
  });

  it('WhatsApp: answer and receipt both lost, it comes once more for each such attempt, and is never lost', async () => {
    const person = await onWhatsapp();
    const copies = async () =>
      (await person.whatsapp.received()).filter((text) => text === 'said again').length;
    await harness.control('whatsapp/settings', { statuses: false });
    await harness.control('faults', { vendor: 'whatsapp', path: MESSAGES, lost_response: true, times: 2 });
    try {
      await remind(person, 'said again');
      for (const attempt of [1, 2]) {
        await soon(async () => {
          const { status, attempts, error } = (await last(person)) ?? {};
          return { status, attempts, isUnanswered: error !== null };
        }).toEqual({ status: 'sending', attempts: attempt, isUnanswered: true });
        expect(await copies()).toBe(attempt);
        await waitedLongEnough(person);
      }
      // The third is answered, and that ends it.
      await soon(async () => (await last(person))?.status).toBe('sent');
    } finally {
      await harness.control('whatsapp/settings', { statuses: true });
    }
    await remind(person, 'what follows');
    await person.whatsapp.waitForText('what follows');
    expect(await copies()).toBe(3);
  });

  it('Slack: found by its metadata, and not posted again', async () => {
    const person = await onSlack();
    await harness.control('faults', { vendor: 'slack', path: POST, lost_response: true, times: 1 });
    await remind(person, 'posted once', 'SLACK');
    await person.slack.waitForText('posted once');
    await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
    await waitedLongEnough(person);
    await soon(async () => (await last(person))?.status).toBe('sent');
    expect((await person.slack.received()).filter((text) => text === 'posted once')).toHaveLength(1);
  });

  it('Slack: found where it was posted, also when its owner has disconnected since; no other channel says it again', async () => {
    // A colleague stays, and with them the workspace's token.
    await onSlack();
    const person = await onSlack();
    await person.connectWhatsapp();
    await harness.control('faults', { vendor: 'slack', path: POST, lost_response: true, times: 1 });
    await remind(person, 'said here', 'SLACK');
    await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
    expect((await person.call('DELETE', '/api/v1/slack/disconnect')).status).toBe(200);
    await waitedLongEnough(person);
    await soon(async () => (await last(person))?.status).toBe('sent');
    expect((await outbox(person)).filter(({ kind }) => kind === 'reminder')).toHaveLength(1);
    expect(await person.slack.received()).toContain('said here');
    expect(await person.whatsapp.received()).not.toContain('said here');
  });

  it('Slack: lost on the way there and disconnected since, it goes by WhatsApp', async () => {
    await onSlack();
    const person = await onSlack();
    await person.connectWhatsapp();
    await harness.control('faults', { vendor: 'slack', path: POST, lost_request: true, times: 1 });
    await remind(person, 'said there', 'SLACK');
    await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
    expect((await person.call('DELETE', '/api/v1/slack/disconnect')).status).toBe(200);
    await waitedLongEnough(person);
    await person.whatsapp.waitForText('said there');
    expect(await person.slack.received()).not.toContain('said there');
  });

  it('Slack: not there, so it is posted', async () => {
    const person = await onSlack();
    await harness.control('faults', { vendor: 'slack', path: POST, lost_request: true, times: 1 });
    await remind(person, 'posted at last', 'SLACK');
    await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
    expect((await last(person))?.status).toBe('sending');
    await waitedLongEnough(person);
    await person.slack.waitForText('posted at last');
    expect((await person.slack.received()).filter((text) => text === 'posted at last')).toHaveLength(1);
  });
});

describe('WhatsApp’s rules', () => {
  it('after 24 hours a template goes, in one line', async () => {
    const person = await onWhatsapp();
    await harness.control('whatsapp/person', { user: person.email, window: 'closed' });
    clock.advance(25 * HOUR);
    await remind(person, 'Dentist\n\tat  three');
    const shown = await person.whatsapp.waitForText('Dentist');
    expect(shown).toMatchObject({
      template: 'catch_reminder',
      text: 'Your reminder: Dentist · at three\nYou asked me to tell you.',
    });
  });

  it('the template is in the chosen language, and English where Meta knows no other', async () => {
    const person = await onWhatsapp();
    const { status } = await person.call('PUT', '/api/v1/auth/me/language', { language: 'de' });
    expect(status).toBe(200);
    await harness.control('whatsapp/person', { user: person.email, window: 'closed' });
    clock.advance(25 * HOUR);
    await remind(person, 'Zahnarzt');
    expect((await person.whatsapp.waitForText('Zahnarzt')).text).toBe(
      'Deine Erinnerung: Zahnarzt\nDu hattest mich darum gebeten.',
    );
    const german = `${harness.sandbox.url}/_control/whatsapp/templates?name=catch_reminder&language=de`;
    expect((await fetch(german, { method: 'DELETE' })).status).toBe(200);
    await remind(person, 'Friseur');
    expect((await person.whatsapp.waitForText('Friseur')).text).toContain('Your reminder: Friseur\n');

    const { businessAccountId, token } = credentials.whatsapp;
    const environment = {
      WHATSAPP_TOKEN: token,
      WHATSAPP_GRAPH_URL: `${harness.sandbox.url}/graph/v26.0`,
    };
    const said: string[] = [];
    const words = ['templates', 'register', businessAccountId];
    await operate(words, environment, (line) => said.push(line));
    expect(said).toContain('catch_reminder (de): APPROVED');
    expect(said.filter((line) => line.endsWith(': is there.'))).toHaveLength(11);
    await remind(person, 'Optiker');
    expect((await person.whatsapp.waitForText('Optiker')).text).toContain('Deine Erinnerung: Optiker\n');
  });

  it.each([false, true])(
    'a window that closed unnoticed: the template follows (late error: %s)',
    async (late) => {
      const person = await onWhatsapp();
      await harness.control('whatsapp/settings', { late_errors: late });
      try {
        await harness.control('whatsapp/person', { user: person.email, window: 'closed' });
        await remind(person, 'Unnoticed');
        await soon(
          async () => (await person.whatsapp.messages()).find(({ template }) => template)?.text,
        ).toContain('Your reminder: Unnoticed\n');
      } finally {
        await harness.control('whatsapp/settings', { late_errors: false });
      }
    },
  );

  it('a long message is split where a reader pauses, and arrives in order', async () => {
    const person = await onWhatsapp();
    await remind(person, 'A sentence of forty characters, exactly. '.repeat(250));
    await soon(async () => (await person.whatsapp.received()).length).toBe(4);
    const parts = (await person.whatsapp.received()).slice(1);
    expect(parts.every((part) => [...part].length <= 4096 && part.endsWith('exactly.'))).toBe(true);
    expect(parts.join(' ').length).toBe(41 * 250 - 1);
  });

  it('too fast for one person: it backs off, and nothing is lost or doubled', async () => {
    const person = await onWhatsapp();
    await harness.control('whatsapp/settings', { pair_rate: { burst: 2, seconds: 1 } });
    try {
      const texts = ['a', 'b', 'c', 'd'];
      for (const text of texts) await remind(person, text);
      await leaping(5 * MINUTE, async () => (await person.whatsapp.received()).length).toBe(5);
      expect((await person.whatsapp.received()).slice(1)).toEqual(texts);
    } finally {
      await harness.control('whatsapp/settings', { pair_rate: null });
    }
  });

  it('our own pace: a burst goes out, then one message in six seconds', async () => {
    const person = await onWhatsapp();
    clock.stop();
    for (let count = 0; count < 25; count += 1) await remind(person, `burst ${count}`);
    await soon(async () => (await outbox(person)).some(({ error }) => error === 'pacing')).toBe(true);
    const waiting = (await outbox(person)).filter(({ status }) => status === 'waiting');
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThan(10);
    await leaping(30_000, async () => (await person.whatsapp.received()).length).toBe(26);
    expect((await person.whatsapp.received()).slice(1)).toEqual(
      Array.from({ length: 25 }, (_, count) => `burst ${count}`),
    );
  });
});

describe('the ladder', () => {
  it('what WhatsApp cannot deliver goes by Slack', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await person.connectSlack();
    await harness.control('whatsapp/person', { user: person.email, reachable: false });
    await person.slack.send('hello');
    await person.slack.waitForText('re: hello');
    await remind(person, 'by another way');
    await person.slack.waitForText('by another way');
    // The message is on the person's screen before its row is settled.
    await soon(async () => (await outbox(person)).filter(({ kind }) => kind === 'reminder')).toMatchObject([
      { channel: 'WHATSAPP', status: 'failed', moved_to: 'SLACK' },
      { channel: 'SLACK', status: 'sent' },
    ]);
  });

  it('what Slack cannot deliver goes by WhatsApp, and the workspace is marked', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await person.connectSlack();
    await harness.control('slack/fail', { method: 'chat.postMessage', error: 'token_revoked', times: 1 });
    await remind(person, 'from Slack to WhatsApp', 'SLACK');
    await person.whatsapp.waitForText('from Slack to WhatsApp');
    await soon(async () => (await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({
      connected: false,
    });
    // Connecting again brings it back to life.
    await person.connectSlack();
    expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: true });
  });

  it('a reminder that no phone confirms goes by Slack as well', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await person.connectSlack();
    await harness.control('whatsapp/person', { user: person.email, online: false });
    await remind(person, 'are you there');
    await soon(async () => (await last(person))?.status).toBe('sent');
    clock.advance(11 * MINUTE);
    await person.slack.waitForText('are you there');
    await soon(async () =>
      (await outbox(person)).find(({ channel, kind }) => channel === 'WHATSAPP' && kind === 'reminder'),
    ).toMatchObject({
      status: 'sent',
      moved_to: 'SLACK',
    });
  });

  it('a receipt from a clock that is an hour behind does not make a reminder look unconfirmed', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await person.connectSlack();
    await harness.control('faults', { vendor: 'whatsapp', path: MESSAGES, lost_request: true, times: 1 });
    await remind(person, 'just sent');
    await soon(async () => (await last(person))?.error ?? null).not.toBe(null);
    const timestamp = String(Math.floor((clock.now().getTime() - HOUR) / 1000));
    const receipt = { id: 'wamid.late', status: 'sent', timestamp };
    const { status } = await postWebhook(
      harness.url,
      whatsappRequest({
        statuses: [{ ...receipt, biz_opaque_callback_data: (await last(person))?.reference }],
      }),
    );
    expect(status).toBe(200);
    expect(await last(person)).toMatchObject({ status: 'sent', provider_id: 'wamid.late' });
    await escalateUnconfirmed(harness.product.database.db, clock.now());
    expect(await last(person)).toMatchObject({ channel: 'WHATSAPP', moved_to: null });
  });

  it('nowhere else to go: it is known to have failed', async () => {
    const person = await onWhatsapp();
    await harness.control('whatsapp/person', { user: person.email, reachable: false });
    await remind(person, 'into the void');
    await soon(async () => (await last(person))?.status).toBe('failed');
    expect(await last(person)).toMatchObject({ moved_to: null, error: expect.stringContaining('131026') });
  });
});

describe('typing', () => {
  it('is shown on WhatsApp while an answer is being prepared', async () => {
    const person = await onWhatsapp();
    await person.whatsapp.send('hello');
    await person.whatsapp.waitForText('re: hello');
    const own = (await person.whatsapp.messages()).filter(({ from }) => from === 'user').at(-1);
    await soon(async () => (await person.whatsapp.messages()).find(({ id }) => id === own?.id)?.status).toBe(
      'read',
    );
  });
});
