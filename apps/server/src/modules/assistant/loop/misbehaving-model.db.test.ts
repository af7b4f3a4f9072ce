import { APICallError } from '@ai-sdk/provider';
import { expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { engineTalk } from '../../../../test/engine-talk.ts';
import { resultsSinceUser } from '../../../../test/scripted-model.ts';
import type { Tool } from '../index.ts';

const talk = engineTalk();
const { start, ask } = talk;

it.each([
  ['says done without a call', (): string => 'Done! I have booked it.'],
  ['answers nothing', (): string => ''],
  ['is cut off', () => ({ finish: 'length' as const, text: 'And then' })],
  [
    'is cut off in a tool call',
    () => ({ finish: 'length' as const, calls: [{ name: 'create_event', input: '{"title":"Lu' }] }),
  ],
  ['is filtered', () => ({ finish: 'content-filter' as const, text: 'x' })],
])('%s: the person hears that nothing was changed', async (_name, script) => {
  const { tool, runs } = createCountingTool('create_event');
  const { userId } = await start(script, [tool]);
  const outcome = await ask(userId, 'book lunch');
  expect(outcome.message).toContain("I haven't changed anything");
  expect(outcome.eventId).toBeNull();
  expect(runs).toEqual([]);
});

it('may correct itself', async () => {
  const { userId } = await start((_options, call) => (call === 1 ? 'Done!' : 'Which day?'));
  expect((await ask(userId, 'book lunch tomorrow')).message).toBe('Which day?');
});

it('names no such tool, or wrong arguments: it gets an error and may continue', async () => {
  const { tool, runs } = createCountingTool('create_event');
  const { userId } = await start(
    (_options, call) => {
      if (call === 1) return { calls: [{ name: 'launch_rocket', input: {} }] };
      if (call === 2) return { calls: [{ name: 'create_event', input: { title: 7 } }] };
      if (call === 3) return { calls: [{ name: 'create_event', input: '{broken' }] };
      return 'Which title?';
    },
    [tool],
  );
  expect((await ask(userId, 'go')).message).toBe('Which title?');
  expect(runs).toEqual([]);
});

it('repeats itself: the loop ends', async () => {
  const { tool } = createCountingTool('list_events');
  const { userId, model } = await start(
    () => ({ calls: [{ name: 'list_events', input: { title: 'x' } }] }),
    [tool],
  );
  expect((await ask(userId, 'go')).message).toContain('x is done.');
  expect(model.seen.length).toBeLessThan(13);
});

it('fails for good: the specified apology, and the exception is recorded', async () => {
  const { userId } = await start(() => {
    throw new Error('model exploded');
  });
  expect((await ask(userId, 'go')).message).toBe(
    'Sorry, I encountered an error processing your request. Please try again.',
  );
  expect(talk.harness.reported.length).toBe(1);
  expect((await ask(userId, 'again')).message).toContain('Sorry');
});

it('is busy for a moment: it is asked again', async () => {
  const { userId, model } = await start((_options, call) => {
    if (call === 1)
      throw new APICallError({
        message: 'busy',
        url: 'http://model',
        requestBodyValues: {},
        statusCode: 429,
        responseHeaders: { 'retry-after-ms': '1' },
        isRetryable: true,
      });
    return 'What is it?';
  });
  expect((await ask(userId, 'go')).message).toBe('What is it?');
  expect(model.seen.length).toBe(2);
});

it('a tool that throws is data for the model, without our words', async () => {
  const broken: Tool = {
    ...createCountingTool('create_event').tool,
    plan: async () => {
      throw new Error('password=hunter2 at postgres://');
    },
  };
  const { userId, model } = await start(
    (options) =>
      resultsSinceUser(options).length > 0
        ? 'That did not work.'
        : { calls: [{ name: 'create_event', input: { title: 'x' } }] },
    [broken],
  );
  expect((await ask(userId, 'go')).message).toBe("That did not work.\n\nI haven't changed anything.");
  expect(JSON.stringify(model.seen)).not.toContain('hunter2');
  expect(talk.harness.reported.length).toBe(1);
});
