import { expect, it } from 'vitest';
import { describeReader } from './describe-reader.ts';

const nobody = async () => undefined;

it('says that the built-in reader is at work, and what a key would turn on, without the key', async () => {
  expect(await describeReader({}, nobody)).toEqual([expect.stringMatching(/^Reader: the built-in one/)]);
  const lines = await describeReader({ ANTHROPIC_API_KEY: 'sk-secret', OPENAI_API_KEY: ' ' }, nobody);
  expect(lines[1]).toBe('ANTHROPIC_API_KEY is set: ASSISTANT_MODEL=anthropic:<model> turns it on.');
  expect(lines.join()).not.toContain('sk-secret');
});

it('says what turns a local server on that is running', async () => {
  const lines = await describeReader({}, async (url) => (url.includes('11434') ? ['qwen3:8b'] : undefined));
  expect(lines.slice(1)).toEqual([
    'Ollama is running: ASSISTANT_MODEL=openai:qwen3:8b OPENAI_BASE_URL=http://127.0.0.1:11434/v1 turns it on.',
  ]);
});

it('names the chain, and a server or a model that is not there in one line', async () => {
  const set = { ASSISTANT_MODEL: 'openai:a, anthropic:b', OPENAI_BASE_URL: 'http://me:pass@127.0.0.1:1/v1' };
  expect(await describeReader(set, nobody)).toEqual([
    'Reader: openai:a, then anthropic:b; behind it the built-in reader.',
    'No model server answers at OPENAI_BASE_URL (127.0.0.1:1).',
  ]);
  expect((await describeReader(set, async () => ['c']))[1]).toBe(
    'The server at OPENAI_BASE_URL has no a, but c.',
  );
  expect(await describeReader(set, async () => ['a'])).toHaveLength(1);
});
