import { describe, expect, it } from 'vitest';
import { call, prompt, result, text, user } from '../test/prompts.ts';
import { readPrompt } from './read-prompt.ts';

describe('readPrompt', () => {
  it('joins messages that were answered together and keeps turns apart', () => {
    const { turns } = readPrompt(prompt(user('hi'), user('book lunch'), text('When?'), user('at 1')));
    expect(turns.map(({ said }) => said)).toEqual(['hi\nbook lunch', 'at 1']);
    expect(turns[0]?.steps).toEqual([{ text: 'When?', calls: [] }]);
  });

  it('gives each call its answer, wherever it stands', () => {
    const { turns } = readPrompt(
      prompt(user('a'), call('list_events', { when: 'today' }), user('b'), result({ ok: true })),
    );
    expect(turns[0]?.steps[0]?.calls).toEqual([
      { id: 'c1', name: 'list_events', input: { when: 'today' }, answer: { ok: true } },
    ]);
  });

  it('takes a placeholder for what it is: undecided', () => {
    const lost = {
      role: 'tool' as const,
      content: [
        {
          type: 'tool-result' as const,
          toolCallId: 'c1',
          toolName: 'x',
          output: { type: 'execution-denied' as const },
        },
      ],
    };
    const { turns } = readPrompt(prompt(user('a'), call('delete_event', {}), lost));
    expect(turns[0]?.steps[0]?.calls[0]?.answer).toEqual({ status: 'superseded' });
  });

  it('does not take the program for the person', () => {
    const { turns } = readPrompt(prompt(user('a'), user('[system note] shorter')));
    expect(turns).toMatchObject([{ said: 'a', complaints: 1 }]);
  });
});
