import { randomBytes } from 'node:crypto';
import { timed } from '@catch/scheduling';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { workspaceOf } from '../calendar/test/calendar-product.ts';
import { authorizeSlack, type ChannelHarness, createChannelHarness, soon } from './test/channel-harness.ts';
import { createRunningClock } from './test/running-clock.ts';

let harness: ChannelHarness;
const clock = createRunningClock();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

beforeAll(async () => {
  const model = new ScriptedModel((options) => `re: ${lastUserText(options)}?`);
  harness = await createChannelHarness({ model, clock });
});
beforeEach(() => clock.reset());
afterAll(() => harness.close());

interface Code {
  verification_code: string;
  whatsapp_link: string;
  expires_at: string;
}

describe('WhatsApp', () => {
  it('is connected by a code, answers, and is disconnected', async () => {
    const person = await harness.newPerson();
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toEqual({
      connected: false,
      verified: false,
      phone_number: null,
      unavailable_reason: null,
      undo_until: null,
    });
    await person.connectWhatsapp();
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({
      connected: true,
      verified: true,
      phone_number: expect.stringMatching(/^\+\d+$/),
    });
    expect(await person.whatsapp.received()).toEqual([expect.stringContaining('p•••••@example.org')]);
    await person.whatsapp.send('hello');
    await person.whatsapp.waitForText('re: hello');
    expect((await person.call('DELETE', '/api/v1/whatsapp/disconnect')).status).toBe(200);
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: false });
    await person.whatsapp.send('are you there?');
    await person.whatsapp.waitForText("This number isn't connected");
  });

  it('gives a link with the code, for ten minutes, and only the newest counts', async () => {
    const person = await harness.newPerson();
    const { body: first } = await person.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    expect(first.verification_code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(first.whatsapp_link).toMatch(
      new RegExp(`/wa\\.me/15550100200\\?text=VERIFY%20${first.verification_code}$`),
    );
    const lives = new Date(first.expires_at).getTime() - clock.now().getTime();
    expect(Math.abs(lives - 600_000)).toBeLessThan(60_000);
    const { body: second } = await person.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    await person.whatsapp.send(`VERIFY ${first.verification_code}`);
    await person.whatsapp.waitForText("That code doesn't work");
    // In any case and spacing.
    await person.whatsapp.send(`  verify   ${second.verification_code.toLowerCase().split('').join(' ')} `);
    await person.whatsapp.waitForText("You're connected");
  });

  it('a code works once, and not after its time', async () => {
    const [owner, other] = [await harness.newPerson(), await harness.newPerson()];
    const { body } = await owner.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    await owner.whatsapp.send(`VERIFY ${body.verification_code}`);
    await owner.whatsapp.waitForText("You're connected");
    await other.whatsapp.send(`VERIFY ${body.verification_code}`);
    await other.whatsapp.waitForText("That code doesn't work");
    const { body: late } = await other.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    clock.advance(600_001);
    await other.whatsapp.send(`VERIFY ${late.verification_code}`);
    await soon(
      async () => (await other.whatsapp.received()).filter((text) => text.includes("doesn't work")).length,
    ).toBe(2);
    expect((await other.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: false });
  });

  it('a number of another account is refused with an explanation, until STOP frees it', async () => {
    const [owner, other] = [await harness.newPerson(), await harness.newPerson()];
    await owner.connectWhatsapp();
    const { body } = await other.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    await owner.whatsapp.send(`VERIFY ${body.verification_code}`);
    await owner.whatsapp.waitForText('already connected to another account');
    expect((await other.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: false });
    await owner.whatsapp.send('Stop');
    await owner.whatsapp.waitForText("You're disconnected");
    expect((await owner.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: false });
    // The refused code was not used up.
    await owner.whatsapp.send(`VERIFY ${body.verification_code}`);
    await owner.whatsapp.waitForText("You're connected");
    expect((await other.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: true });
  });

  it('guessing ends after five wrong tries an hour, also for the right code', async () => {
    const person = await harness.newPerson();
    const { body } = await person.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    for (let guess = 2; guess < 9; guess += 1) await person.whatsapp.send(`VERIFY AAAAAAA${guess}`);
    await person.whatsapp.waitForText('Too many wrong codes');
    await person.whatsapp.send(`VERIFY ${body.verification_code}`);
    await harness.control('whatsapp/idle', {});
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: false });
    const received = await person.whatsapp.received();
    expect(received.filter((text) => text.includes("doesn't work"))).toHaveLength(5);
    expect(received.filter((text) => text.includes('Too many'))).toHaveLength(1);
    clock.advance(HOUR + 1000);
    await person.connectWhatsapp();
  });

  it('twenty codes an hour, and word of when there is another one', async () => {
    const person = await harness.newPerson();
    const ask = async () => (await person.call('POST', '/api/v1/whatsapp/generate-code')).status;
    const answers = [];
    for (let count = 0; count < 21; count += 1) answers.push(await ask());
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toBe(429);
    clock.advance(HOUR / 2);
    const refused = await harness.product.app.inject({
      method: 'POST',
      url: '/api/v1/whatsapp/generate-code',
      headers: { authorization: `Bearer ${person.token}` },
    });
    expect(refused.statusCode).toBe(429);
    const wait = Number(refused.headers['retry-after']) * 1000;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(HOUR / 2);
    clock.advance(wait);
    expect(await ask()).toBe(200);
  });

  it("'verify' in a sentence is a message like any other", async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await person.whatsapp.send('verify standups');
    await person.whatsapp.waitForText('re: verify standups');
  });

  it('a phone that is hidden is connected all the same', async () => {
    const person = await harness.newPerson();
    await harness.control('whatsapp/person', { user: person.email, hide_phone: true, username: 'shy' });
    await person.connectWhatsapp();
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({
      connected: true,
      phone_number: null,
    });
    await person.whatsapp.send('hello');
    await person.whatsapp.waitForText('re: hello');
  });
});

describe('the welcome', () => {
  it.each(['whatsapp', 'slack'] as const)('on %s teaches with what is in the calendar', async (channel) => {
    const person = await harness.newPerson();
    const start = clock.now().getTime() + 26 * HOUR;
    await workspaceOf(harness.product)
      .calendars.forUser(person.userId)
      .insertEvent(
        'primary',
        {
          key: randomBytes(8).toString('hex'),
          title: 'Pottery',
          start: timed(start, 'UTC'),
          end: timed(start + HOUR, 'UTC'),
        },
        { notify: 'nobody' },
      );
    await (channel === 'whatsapp' ? person.connectWhatsapp() : person.connectSlack());
    await person[channel].waitForText(/For example:\n(• .+\n){2}• /);
    expect((await person[channel].received())[0]).toMatch(/• (Move Pottery to |Remind me .+ Pottery)/);
  });

  it('teaches all the same when the calendar does not answer, in the chosen language', async () => {
    const person = await harness.newPerson();
    await person.call('PUT', '/api/v1/auth/me/language', { language: 'de' });
    await harness.control('faults', {
      vendor: 'google',
      path: '/google/calendar/v3/calendars/*/events',
      user: person.email,
      status: 404,
      times: 9,
    });
    try {
      const { body } = await person.call<Code>('POST', '/api/v1/whatsapp/generate-code');
      await person.whatsapp.send(`VERIFY ${body.verification_code}`);
      await person.whatsapp.waitForText('• Was habe ich heute?');
    } finally {
      await harness.control('reset', { parts: ['faults'] });
    }
  });
});

describe('undoing a disconnect', () => {
  const ways = [
    ['whatsapp', 'connectWhatsapp'],
    ['slack', 'connectSlack'],
  ] as const;
  for (const [channel, connect] of ways)
    it(`${channel}: is as it was for a minute, pressed once or twice, and over after that`, async () => {
      const person = await harness.newPerson();
      await person[connect]();
      const status = async () =>
        (await person.call<Record<string, unknown>>('GET', `/api/v1/${channel}/status`)).body;
      const undo = async () => (await person.call('POST', `/api/v1/${channel}/undo-disconnect`)).status;
      const before = await status();
      await person.call('DELETE', `/api/v1/${channel}/disconnect`);
      expect(await status()).toMatchObject({ connected: false, undo_until: expect.stringMatching(/Z$/) });
      expect([await undo(), await undo()]).toEqual([200, 200]);
      expect(await status()).toEqual(before);
      await person[channel].send('still there?');
      await person[channel].waitForText('re: still there?');

      await person.call('DELETE', `/api/v1/${channel}/disconnect`);
      clock.advance(2 * MINUTE);
      expect(await status()).toMatchObject({ connected: false, undo_until: null });
      expect(await undo()).toBe(404);
    });

  it('a phone that is somebody else’s by now stays theirs', async () => {
    const [one, two] = [await harness.newPerson(), await harness.newPerson()];
    await one.connectWhatsapp();
    await one.call('DELETE', '/api/v1/whatsapp/disconnect');
    const { body } = await two.call<Code>('POST', '/api/v1/whatsapp/generate-code');
    await one.whatsapp.send(`VERIFY ${body.verification_code}`);
    await soon(async () => (await two.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({
      connected: true,
    });
    expect(await one.call('POST', '/api/v1/whatsapp/undo-disconnect')).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('another account') },
    });
  });
});

describe('Slack', () => {
  it('is connected through the popup, answers, and is disconnected', async () => {
    const person = await harness.newPerson();
    await person.connectSlack();
    expect((await person.call('GET', '/api/v1/slack/status')).body).toEqual({
      connected: true,
      verified: true,
      workspace_name: 'Catch Sandbox',
      slack_user_id: expect.stringMatching(/^U/),
      unavailable_reason: null,
      undo_until: null,
    });
    await person.slack.send('hello');
    await person.slack.waitForText('re: hello');
    expect((await person.call('DELETE', '/api/v1/slack/disconnect')).status).toBe(200);
    expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: false });
  });

  it('keeps the token sealed, and out of the logs', async () => {
    const person = await harness.newPerson();
    await person.connectSlack();
    const { workspaces } = await harness.control<{ workspaces: { token: string | null }[] }>(
      'slack/workspaces',
    );
    const token = workspaces.find((workspace) => workspace.token)?.token ?? '';
    const rows = await harness.product.database.db.selectFrom('slack_installations').selectAll().execute();
    expect(token).toMatch(/^xoxb-/);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(harness.product.logs()).not.toContain(token);
  });

  it('an authorization opened in another browser links nothing', async () => {
    const [person, victim] = [await harness.newPerson(), await harness.newPerson()];
    const { cookies } = await authorizeSlack(victim);
    for (const cookie of ['', cookies]) {
      const { code, state } = await authorizeSlack(person);
      const answer = await victim.call('POST', '/api/v1/slack/oauth/callback', { code, state }, { cookie });
      expect(answer).toMatchObject({
        status: 400,
        body: { detail: expect.stringContaining('another browser') },
      });
    }
    for (const who of [person, victim])
      expect((await who.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: false });
  });

  it('a state works once and for ten minutes; a code must be Slack’s', async () => {
    const person = await harness.newPerson();
    const complete = async (given: { code: string; state: string; cookies: string }) =>
      (
        await person.call(
          'POST',
          '/api/v1/slack/oauth/callback',
          { code: given.code, state: given.state },
          { cookie: given.cookies },
        )
      ).status;
    const first = await authorizeSlack(person);
    expect(await complete({ ...first, code: 'made-up' })).toBe(400);
    expect(await complete(first)).toBe(400);
    const late = await authorizeSlack(person);
    clock.advance(600_001);
    expect(await complete(late)).toBe(400);
    expect(await complete({ ...(await authorizeSlack(person)), state: 'made-up' })).toBe(400);
    expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: false });
    expect(await complete(await authorizeSlack(person))).toBe(200);
  });

  it('a Slack identity of another account: 409', async () => {
    const [owner, other] = [await harness.newPerson(), await harness.newPerson()];
    await owner.connectSlack();
    const { code, state, cookies } = await authorizeSlack({ call: other.call, email: owner.email });
    const answer = await other.call(
      'POST',
      '/api/v1/slack/oauth/callback',
      { code, state },
      { cookie: cookies },
    );
    expect(answer.status).toBe(409);
    expect((await owner.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: true });
    expect((await other.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: false });
  });

  it('Slack out of order: 503 with a sentence', async () => {
    const person = await harness.newPerson();
    const { code, state, cookies } = await authorizeSlack(person);
    await harness.control('faults', {
      vendor: 'slack',
      path: '/slack/api/oauth.v2.access',
      status: 503,
      times: 1,
    });
    const answer = await person.call(
      'POST',
      '/api/v1/slack/oauth/callback',
      { code, state },
      { cookie: cookies },
    );
    expect(answer).toMatchObject({
      status: 503,
      body: { detail: expect.stringContaining("Slack can't be reached") },
    });
  });

  it('a colleague’s disconnect leaves the others working; the last one ends the installation', async () => {
    const team = 'T0SECOND002';
    const [one, two] = [await harness.newPerson(), await harness.newPerson()];
    const connect = async (person: typeof one) => {
      const { code, state, cookies } = await authorizeSlack(person, team);
      await person.call('POST', '/api/v1/slack/oauth/callback', { code, state }, { cookie: cookies });
    };
    const installed = async () =>
      (
        await harness.control<{ workspaces: { id: string; installed: boolean }[] }>('slack/workspaces')
      ).workspaces.find(({ id }) => id === team)?.installed;
    await connect(one);
    await connect(two);
    await one.call('DELETE', '/api/v1/slack/disconnect');
    expect(await installed()).toBe(true);
    expect((await two.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: true });
    await two.call('DELETE', '/api/v1/slack/disconnect');
    // As long as it can be undone.
    expect(await installed()).toBe(true);
    clock.advance(2 * MINUTE);
    await soon(installed).toBe(false);
  });

  it('uninstalled: not connected any more; a late event after a new installation changes nothing', async () => {
    const team = 'T0SECOND002';
    const person = await harness.newPerson();
    const connect = async () => {
      const { code, state, cookies } = await authorizeSlack(person, team);
      await person.call('POST', '/api/v1/slack/oauth/callback', { code, state }, { cookie: cookies });
    };
    const connected = async () =>
      (await person.call<{ connected: boolean }>('GET', '/api/v1/slack/status')).body.connected;
    await connect();
    const before = new Date(Date.now() - 60_000).toISOString();
    await harness.control('slack/uninstall', { team });
    await soon(connected).toBe(false);
    await connect();
    expect(await connected()).toBe(true);
    await harness.control('slack/revoke', { team, at: before, kill: false });
    expect(await connected()).toBe(true);
  });
});

describe('not set up', () => {
  it('says what is missing, and connecting answers 503', async () => {
    const bare = await createChannelHarness({
      environment: { SLACK_CLIENT_SECRET: '', WHATSAPP_TOKEN: '', WHATSAPP_APP_SECRET: '' },
    });
    try {
      const person = await bare.newPerson();
      const whatsapp =
        'WhatsApp is not set up on this server yet: WHATSAPP_TOKEN, WHATSAPP_APP_SECRET are missing.';
      const slack = 'Slack is not set up on this server yet: SLACK_CLIENT_SECRET is missing.';
      expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({
        unavailable_reason: whatsapp,
      });
      expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({
        unavailable_reason: slack,
      });
      expect(await person.call('POST', '/api/v1/whatsapp/generate-code')).toMatchObject({
        status: 503,
        body: { detail: whatsapp },
      });
      expect(await person.call('POST', '/api/v1/slack/oauth/initiate')).toMatchObject({
        status: 503,
        body: { detail: slack },
      });
      for (const path of ['/webhooks/whatsapp', '/webhooks/slack'])
        expect((await fetch(bare.url + path, { method: 'POST', body: '{}' })).status).toBe(503);
    } finally {
      await bare.close();
    }
  });
});
