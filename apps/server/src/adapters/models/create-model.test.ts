import { describe, expect, it } from 'vitest';
import { createModel, createModels, type ModelSettings } from './create-model.ts';

const settings = (model: string, more: Partial<ModelSettings> = {}): ModelSettings => ({
  ASSISTANT_MODEL: model,
  OPENAI_API_KEY: undefined,
  OPENAI_BASE_URL: undefined,
  ANTHROPIC_API_KEY: undefined,
  GOOGLE_GENERATIVE_AI_API_KEY: undefined,
  ...more,
});

describe('createModel', () => {
  it.each([
    ['openai:gpt-x', { OPENAI_API_KEY: 'k' }, 'gpt-x', /^openai/],
    ['openai:local/model:7b', { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'local/model:7b', /^openai/],
    ['anthropic:claude-x', { ANTHROPIC_API_KEY: 'k' }, 'claude-x', /^anthropic/],
    ['google:gemini-x', { GOOGLE_GENERATIVE_AI_API_KEY: 'k' }, 'gemini-x', /^google/],
  ])('%s', async (name, more, id, provider) => {
    const model = await createModel(settings(name, more));
    expect(model.specificationVersion).toBe('v4');
    expect(model.modelId).toBe(id);
    expect(model.provider).toMatch(provider);
  });

  it.each(['built-in', 'offline'])('no model is %s', async (name) => {
    expect(await createModels(settings(name))).toEqual([]);
    await expect(createModel(settings(name))).rejects.toThrow('names no model');
  });

  it('refuses a name that names nothing', async () => {
    await expect(createModel(settings('somebody:x'))).rejects.toThrow('unknown provider');
    await expect(createModel(settings('openai'))).rejects.toThrow('names no model');
  });
});
