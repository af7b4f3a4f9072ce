import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { expect, it } from 'vitest';
import { ScriptedModel } from '../../../test/scripted-model.ts';
import { withDefaults } from './with-defaults.ts';

const prompt: LanguageModelV4Message[] = [
  { role: 'system', content: 'Rules' },
  { role: 'user', content: [{ type: 'text', text: 'hi' }] },
  { role: 'user', content: [{ type: 'text', text: 'there' }] },
];

it('sends the settings, and nothing for what is not set', async () => {
  const model = new ScriptedModel(() => 'ok');
  const asked = withDefaults(model, {
    maxOutputTokens: 10,
    temperature: undefined,
    providerOptions: { openai: { store: false } },
  });
  await asked.doGenerate({ prompt });
  expect(model.seen[0]).toMatchObject({ maxOutputTokens: 10, providerOptions: { openai: { store: false } } });
  expect(model.seen[0]).not.toHaveProperty('temperature');
});

it('marks what Anthropic is to keep: behind the instructions, and at the end', async () => {
  const model = new ScriptedModel(() => 'ok');
  await withDefaults(model, {}).doGenerate({ prompt });
  const marks = model.seen[0]?.prompt.map(({ providerOptions }) => providerOptions !== undefined);
  expect(marks).toEqual([true, false, true]);
});
