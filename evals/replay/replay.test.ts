import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { ScriptedModel } from '../../apps/server/test/scripted-model.ts';
import { renderReplays, replayFiles } from './replay.ts';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (name: string, content: unknown): string => {
  const file = join(folder, name);
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return file;
};
/** Books, and is content. */
const model = new ScriptedModel(({ prompt }) =>
  prompt.some(({ role }) => role === 'tool')
    ? 'Anything else?'
    : { calls: [{ name: 'create_event', input: { title: 'Dentist', when: 'tomorrow at 3pm' } }] },
);
const recorded = (toolName: string) => ({
  kind: 'evaluation-scenario',
  version: 1,
  name: 'turn-1',
  channel: 'WEB',
  recorded_at: '2026-03-10T10:00:00.000Z',
  user: { email: 'person-1@example.org' },
  input: ['Dentist tomorrow at 3pm'],
  expected_tool_calls: [],
  messages: [
    { kind: 'request', parts: [{ part_kind: 'user-prompt', content: 'Dentist tomorrow at 3pm' }] },
    {
      kind: 'response',
      parts: [{ part_kind: 'tool-call', tool_name: toolName, tool_call_id: 'call-1', args: {} }],
    },
    {
      kind: 'request',
      parts: [
        {
          part_kind: 'tool-return',
          tool_name: toolName,
          tool_call_id: 'call-1',
          content: { ok: true, receipt: 'Booked: Dentist, Wednesday 11 March 2026, 15:00–16:00.' },
        },
      ],
    },
    { kind: 'response', parts: [{ part_kind: 'text', content: 'Anything else?' }] },
  ],
});

describe('a recorded turn', () => {
  it('is asked again step by step, and nothing is carried out', async () => {
    const [replay] = await replayFiles(
      [write('same.json', recorded('create_event'))],
      model,
      'Europe/Madrid',
    );
    expect(replay?.steps.map(({ sameTools, sameArguments }) => ({ sameTools, sameArguments }))).toEqual([
      { sameTools: true, sameArguments: false },
      { sameTools: true, sameArguments: true },
    ]);
    expect(replay?.steps[0]?.now[0]).toMatchObject({
      tool_name: 'create_event',
      args: { title: 'Dentist' },
    });
  });

  it('shows what a model would do otherwise', async () => {
    const replays = await replayFiles([write('other.json', recorded('delete_event'))], model, 'UTC');
    expect(replays[0]?.steps[0]?.sameTools).toBe(false);
    expect(renderReplays(replays)).toMatch(/step 1 then: delete_event \{\}\n\s+now: {2}create_event/);
  });

  it.each([
    ['not JSON', '{'],
    ['something else', { kind: 'recipe' }],
  ])('%s is refused in one sentence', async (_name, content) => {
    await expect(replayFiles([write('bad.json', content)], model, 'UTC')).rejects.toThrow(
      /cannot be read|no evaluation scenario/,
    );
  });
});
