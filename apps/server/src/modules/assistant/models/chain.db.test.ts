import { afterEach, expect, it } from 'vitest';
import { createCountingTool } from '../../../../test/counting-tool.ts';
import { createEngineHarness, type EngineHarness } from '../../../../test/engine-harness.ts';
import {
  lastUserText,
  resultsSinceUser,
  type Script,
  ScriptedModel,
} from '../../../../test/scripted-model.ts';
import type { Manager } from '../manager/manager.ts';
import { MessagePlan } from '../manager/plan.ts';
import type { World } from '../manager/world.ts';
import { createChain } from './chain.ts';

let harness: EngineHarness | undefined;
afterEach(async () => {
  await harness?.close();
  harness = undefined;
});

/** Books what it reads, whatever it is. */
const manager: Manager = {
  plan: async (message, conversation) => {
    const plan = new MessagePlan(undefined as unknown as World, conversation);
    plan.call('create_event', { title: `Reader: ${message}` });
    return plan;
  },
};
const broken: Script = () => {
  throw new Error('sk-secret is wrong');
};
const booking: Script = (options) =>
  resultsSinceUser(options).length > 0
    ? 'Anything else?'
    : { calls: [{ name: 'create_event', input: { title: lastUserText(options) } }] };

async function talkWith(scripts: readonly Script[], given: { restMs?: number } = {}) {
  const { tool, runs } = createCountingTool('create_event');
  const own = await createEngineHarness(new ScriptedModel(() => 'not asked'), [tool]);
  harness = own;
  const models = scripts.map((script) => new ScriptedModel(script));
  const links = models.map((model, index) => ({ name: `test:${index}`, model }));
  const { assistant } = await own.anotherProcess({
    chain: createChain({ links, clock: own.clock, restMs: given.restMs ?? 0 }),
    manager,
  });
  const userId = await own.createUser();
  const ask = async (text: string): Promise<string> => {
    const id = await own.say(userId, text);
    await assistant.engine.drain(userId);
    return (await own.outcomeOf(id))?.message ?? '';
  };
  return { ask, models, runs, harness: own };
}

it('fails: the next takes over within the turn, and staff hear of it without the provider’s words', async () => {
  const { ask, models, runs, harness: own } = await talkWith([broken, booking]);
  expect(await ask('Lunch')).toBe('Lunch is done.\n\nAnything else?');
  expect(runs).toHaveLength(1);
  // Who failed in a turn is not asked again in it.
  expect(models.map(({ seen }) => seen.length)).toEqual([1, 2]);
  expect(own.reported.map(String)).toEqual([
    'ModelFailure: test:0 gave an answer that cannot be read (Error)',
  ]);
});

it('all fail: the built-in reader answers, and nobody apologises', async () => {
  const { ask, runs, harness: own } = await talkWith([broken, broken]);
  expect(await ask('Lunch')).toBe('Reader: Lunch is done.');
  expect(runs).toHaveLength(1);
  expect(own.reported).toHaveLength(2);
});

it.each<[string, Script]>([
  ['answers nothing', () => ''],
  ['writes calls as text', () => '<tool_call>{"name":"create_event","arguments":{}}</tool_call>'],
  ['never gets its arguments right', () => ({ calls: [{ name: 'create_event', input: '{"titl' }] })],
  ['calls what is not there', () => ({ calls: [{ name: 'launch_rocket', input: {} }] })],
  ['is always cut off', () => ({ finish: 'length' as const, text: 'And then' })],
  ['looks and looks', (_options, call) => ({ calls: [{ name: 'look', input: { at: call } }] })],
])('%s: the next takes over, and behind the last one the built-in reader', async (_name, useless) => {
  const able: Script = (_options, call) =>
    call === 1 ? { calls: [{ name: 'create_event', input: { title: 'Lunch' } }] } : 'Anything else?';
  const { ask, models, runs, harness: own } = await talkWith([useless, able]);
  expect(await ask('Lunch')).toBe('Lunch is done.\n\nAnything else?');
  expect(runs).toHaveLength(1);
  expect(own.reported.map(String)).toEqual(['ModelFailure: test:0 came to nothing']);
  if (models[1]) models[1].script = useless;
  expect(await ask('Tea')).toBe('Reader: Tea is done.');
  expect(runs).toHaveLength(2);
});

it('fails after it booked: the next goes on, and nothing is booked again', async () => {
  const half: Script = (options, call) => (call > 1 ? broken(options, call) : booking(options, call));
  const { ask, runs } = await talkWith([half, booking]);
  expect(await ask('Lunch')).toBe('Lunch is done.\n\nAnything else?');
  expect(runs).toHaveLength(1);
});

it('fails after booking, with no model left: the person hears what was done, and no apology', async () => {
  const half: Script = (options, call) => (call > 1 ? broken(options, call) : booking(options, call));
  const { ask, runs } = await talkWith([half]);
  const said = await ask('Lunch');
  expect(said).toMatch(/^Lunch is done\./);
  expect(said).not.toMatch(/sorry|error/i);
  expect(runs).toHaveLength(1);
});

it('fails after it only looked: the reader starts over, with call ids of its own', async () => {
  const refused: Script = (_options, call) => {
    if (call > 1) throw new Error('gone');
    return { calls: [{ name: 'create_event', input: {} }] };
  };
  const { ask, runs } = await talkWith([refused]);
  expect(await ask('Lunch')).toBe('Reader: Lunch is done.');
  expect(new Set(runs).size).toBe(1);
});

it('rests after it failed twice, for longer each time, and is asked again then', async () => {
  const { ask, models, harness: own } = await talkWith([broken, () => 'Second.'], { restMs: 60_000 });
  const asked = () => models[0]?.seen.length;
  for (const _time of [1, 2, 3]) expect(await ask('hello')).toBe('Second.');
  expect(asked()).toBe(2);
  own.clock.advance(61_000);
  for (const _time of [1, 2]) await ask('hello');
  expect(asked()).toBe(3);
  own.clock.advance(61_000);
  await ask('hello');
  expect(asked()).toBe(3);
  own.clock.advance(60_000);
  if (models[0]) models[0].script = () => 'First.';
  expect(await ask('hello')).toBe('First.');
  expect(await ask('hello')).toBe('First.');
});
