import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { authorizeSlack, type ChannelGround, createChannelGround } from './test/channel-ground.ts';

let ground: ChannelGround;
beforeAll(async () => {
  ground = await createChannelGround({
    model: new ScriptedModel((options) => `re: ${lastUserText(options)}`),
  });
});
afterAll(() => ground.close());

describe('WhatsApp', () => {
  it('is connected by a code, answers, and is disconnected', async () => {
    const person = await ground.newPerson();
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toEqual({
      connected: false,
      verified: false,
      phone_number: null,
      unavailable_reason: null,
    });
    await person.connectWhatsapp();
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({
      connected: true,
      verified: true,
      phone_number: expect.stringMatching(/^\+\d+$/),
    });
    await person.whatsapp.send('hello');
    await person.whatsapp.waitForText('re: hello');
    expect((await person.call('DELETE', '/api/v1/whatsapp/disconnect')).status).toBe(200);
    expect((await person.call('GET', '/api/v1/whatsapp/status')).body).toMatchObject({ connected: false });
  });
});

describe('Slack', () => {
  it('is connected through the popup, answers, and is disconnected', async () => {
    const person = await ground.newPerson();
    await person.connectSlack();
    expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({
      connected: true,
      workspace_name: 'Catch Sandbox',
      slack_user_id: expect.stringMatching(/^U/),
    });
    await person.slack.send('hello');
    await person.slack.waitForText('re: hello');
    expect((await person.call('DELETE', '/api/v1/slack/disconnect')).status).toBe(200);
    expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: false });
  });

  it('an authorization opened in another browser links nothing', async () => {
    const [person, victim] = [await ground.newPerson(), await ground.newPerson()];
    const { code, state } = await authorizeSlack(person);
    const { cookies } = await authorizeSlack(victim);
    for (const cookie of ['', cookies]) {
      const answer = await victim.call('POST', '/api/v1/slack/oauth/callback', { code, state }, { cookie });
      expect(answer.status).toBe(400);
    }
    for (const who of [person, victim])
      expect((await who.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: false });
  });
});
