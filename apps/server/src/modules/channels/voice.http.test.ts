import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastUserText, ScriptedModel } from '../../../test/scripted-model.ts';
import { type ChannelHarness, createChannelHarness, soon } from './test/channel-harness.ts';

const model = () => new ScriptedModel((options) => `re: ${lastUserText(options)}?`);

describe('with a speech provider', () => {
  let harness: ChannelHarness;
  let provider: Server;
  let address: string;
  const heard: { type: string; bytes: number; model: string }[] = [];
  let answer: { status: number; text: string } = { status: 200, text: 'Lunch on Friday' };

  beforeAll(async () => {
    // What OpenAI answers to a transcription, and nothing else.
    provider = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks);
        const type =
          /filename="[^"]*"\r\nContent-Type: ([^\r]+)/.exec(body.toString('latin1'))?.[1] ?? 'none';
        const said = /name="model"\r\n\r\n([^\r]+)/.exec(body.toString('latin1'))?.[1] ?? 'none';
        heard.push({ type, bytes: body.length, model: said });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify(answer.status === 200 ? { text: answer.text } : { error: { message: 'no' } }),
        );
      });
    });
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/v1`;
    harness = await createChannelHarness({
      model: model(),
      environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: address },
    });
  });
  afterAll(async () => {
    await harness.close();
    provider.close();
  });

  it.each(['whatsapp', 'slack'] as const)('a voice note on %s is repeated and answered', async (channel) => {
    answer = { status: 200, text: 'Lunch on Friday' };
    const person = await harness.newPerson();
    await (channel === 'whatsapp' ? person.connectWhatsapp() : person.connectSlack());
    const calls = heard.length;
    await person[channel].send({ audio: 'chime' });
    await person[channel].waitForText('You said: “Lunch on Friday”');
    await person[channel].waitForText('re: Lunch on Friday');
    expect(heard.slice(calls)).toHaveLength(1);
    expect(heard.at(-1)?.type).toBe(channel === 'whatsapp' ? 'audio/ogg' : 'audio/mp4');
    const said = await person[channel].received();
    expect(said.slice(-2)).toEqual(['You said: “Lunch on Friday”', 're: Lunch on Friday?']);
  });

  it('a clip from another organisation is looked up by its id', async () => {
    answer = { status: 200, text: 'Lunch on Friday' };
    await harness.control('slack/settings', { slack_connect: true });
    try {
      const person = await harness.newPerson();
      await person.connectSlack();
      await person.slack.send({ audio: 'chime' });
      await person.slack.waitForText('You said: “Lunch on Friday”');
    } finally {
      await harness.control('slack/settings', { slack_connect: false });
    }
  });

  it('keeps its place among the other messages', async () => {
    answer = { status: 200, text: 'the spoken one' };
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    await harness.control('whatsapp/batch', {
      messages: [
        { user: person.email, text: 'first' },
        { user: person.email, audio: 'chime' },
        { user: person.email, text: 'third' },
      ],
    });
    await person.whatsapp.waitForText('third');
    const prompts = await harness.product.database.db
      .selectFrom('messages')
      .select('message')
      .where('user_id', '=', person.userId)
      .orderBy('id')
      .execute();
    const words = prompts.flatMap(({ message }) =>
      (JSON.parse(message) as { parts: { part_kind: string; content: string }[] }).parts
        .filter(({ part_kind }) => part_kind === 'user-prompt')
        .map(({ content }) => content),
    );
    expect(words).toEqual(['first', 'the spoken one', 'third']);
  });

  it.each([
    ['huge', 'too large'],
    ['long', 'too long'],
    ['broken', "doesn't seem to be a recording"],
  ])('a %s recording is refused before anybody listens', async (audio, reason) => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    const calls = heard.length;
    await person.whatsapp.send({ audio });
    await person.whatsapp.waitForText(reason);
    expect(heard.length).toBe(calls);
    await person.whatsapp.send('still there?');
    await person.whatsapp.waitForText('re: still there?');
  });

  it('a provider that fails, or hears nothing: said honestly', async () => {
    const person = await harness.newPerson();
    await person.connectWhatsapp();
    answer = { status: 400, text: '' };
    await person.whatsapp.send({ audio: 'chime' });
    await person.whatsapp.waitForText("I couldn't make out that voice note");
    answer = { status: 200, text: '  ' };
    await person.whatsapp.send({ audio: 'silence' });
    await soon(
      async () =>
        (await person.whatsapp.received()).filter((text) => text.includes("couldn't make out")).length,
    ).toBe(2);
  });

  it('a server of one’s own needs no key, only the name of its model', async () => {
    answer = { status: 200, text: 'Tea on Friday' };
    const own = await createChannelHarness({
      model: model(),
      environment: { OPENAI_BASE_URL: address, VOICE_MODEL: 'openai:whisper-large-v3' },
    });
    try {
      const person = await own.newPerson();
      await person.connectWhatsapp();
      await person.whatsapp.send({ audio: 'chime' });
      await person.whatsapp.waitForText('You said: “Tea on Friday”');
      expect(heard.at(-1)?.model).toBe('whisper-large-v3');
    } finally {
      await own.close();
    }
  });

  it('a clip on a host that is not allowed is never fetched', async () => {
    const strict = await createChannelHarness({
      model: model(),
      environment: {
        OPENAI_API_KEY: 'sk-test',
        WHATSAPP_MEDIA_HOSTS: 'lookaside.fbsbx.com',
        SLACK_FILE_HOSTS: 'files.slack.com',
      },
    });
    try {
      const person = await strict.newPerson();
      await person.connectWhatsapp();
      await person.connectSlack();
      await person.whatsapp.send({ audio: 'chime' });
      await person.whatsapp.waitForText("I couldn't fetch that voice note");
      await person.slack.send({ audio: 'chime' });
      await person.slack.waitForText("I couldn't fetch that voice note");
    } finally {
      await strict.close();
    }
  });
});

describe('without a key', () => {
  it('voice is answered honestly, in its place', async () => {
    const harness = await createChannelHarness({ model: model() });
    try {
      const person = await harness.newPerson();
      await person.connectWhatsapp();
      await person.connectSlack();
      await person.whatsapp.send({ audio: 'chime' });
      await person.whatsapp.waitForText("speech recognition isn't set up");
      await person.slack.send({ audio: 'chime' });
      await person.slack.waitForText("speech recognition isn't set up");
      await person.whatsapp.send('then in writing');
      await person.whatsapp.waitForText('re: then in writing');
    } finally {
      await harness.close();
    }
  });
});
