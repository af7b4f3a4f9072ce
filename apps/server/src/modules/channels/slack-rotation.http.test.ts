import { afterAll, beforeAll, expect, it } from 'vitest';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { type ChannelHarness, createChannelHarness, soon } from './test/channel-harness.ts';

let harness: ChannelHarness;
beforeAll(async () => {
  harness = await createChannelHarness({
    model: new ScriptedModel((options) => `re: ${lastUserText(options)}?`),
  });
  await harness.control('slack/settings', { token_rotation: { expires_in: 43_200 } });
});
afterAll(() => harness.close());

const onSlack = async () => {
  const person = await harness.newPerson();
  await person.connectSlack();
  return person;
};

it('people are answered after the bot token has ended, and after the next one has', async () => {
  const person = await onSlack();
  for (const words of ['one', 'two']) {
    await harness.control('slack/expire', {});
    await person.slack.send(words);
    await person.slack.waitForText(`re: ${words}`);
  }
  expect((await person.slack.received()).filter((text) => text.startsWith('re: one'))).toHaveLength(1);
  expect((await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({ connected: true });
});

it('a colleague who connects brings a new pair, with which everybody goes on', async () => {
  const first = await onSlack();
  await onSlack();
  await harness.control('slack/expire', {});
  await first.slack.send('still there');
  await first.slack.waitForText('re: still there');
});

it('a refresh token that Slack no longer takes shows as not connected; connecting mends it', async () => {
  const person = await onSlack();
  await person.slack.send('hello');
  await person.slack.waitForText('re: hello');
  await harness.control('slack/expire', {});
  await harness.control('faults', {
    vendor: 'slack',
    path: '/slack/api/oauth.v2.access',
    times: 1,
    status: 400,
    reason: 'invalid_refresh_token',
  });
  await person.slack.send('lost');
  await soon(async () => (await person.call('GET', '/api/v1/slack/status')).body).toMatchObject({
    connected: false,
  });
  await person.connectSlack();
  await person.slack.send('again');
  await person.slack.waitForText('re: again');
});
