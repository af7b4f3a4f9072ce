import { expect, test } from 'vitest';
import { ScriptedModel } from '../../apps/server/test/scripted-model.ts';
import { createMeter, NO_USAGE } from './meter.ts';

test('what a model was asked is counted, with its seed, and taken once', async () => {
  const model = new ScriptedModel((_options, number) => {
    if (number === 2) throw new Error('busy');
    return 'hello';
  });
  const meter = createMeter(model, {
    price: { input: 2_000_000, output: 1_000_000, cached: 0, stored: 0 },
    seed: 7,
  });
  const ask = () => meter.model.doGenerate({ prompt: [] });
  await ask();
  await expect(ask()).rejects.toThrow('busy');
  expect(meter.take()).toMatchObject({ calls: 2, failures: 1, sent: 1, written: 1, cost: 3 });
  expect(meter.take()).toEqual(NO_USAGE);
  expect(model.seen[0]).toMatchObject({ seed: 7 });
});
