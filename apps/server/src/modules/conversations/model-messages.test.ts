import { describe, expect, it } from 'vitest';
import { toModelMessages } from './model-messages.ts';
import type { StoredMessage } from './stored-message.ts';

const said = (content: string): StoredMessage => ({
  kind: 'request',
  parts: [{ part_kind: 'user-prompt', content }],
});
const called = (...ids: string[]): StoredMessage => ({
  kind: 'response',
  parts: ids.map((id) => ({
    part_kind: 'tool-call',
    tool_name: 'list_events',
    tool_call_id: id,
    args: { when: id },
  })),
});
const returned = (id: string, content: unknown): StoredMessage => ({
  kind: 'request',
  parts: [{ part_kind: 'tool-return', tool_name: 'list_events', tool_call_id: id, content }],
});
const shape = (stored: StoredMessage[]) =>
  toModelMessages(stored, { zone: 'Europe/Madrid' }).map(({ role, content }) =>
    typeof content === 'string'
      ? `${role}: ${content}`
      : `${role}: ${content
          .map((part) => {
            if (role === 'user' && part.type === 'text') return part.text;
            return 'output' in part ? `${part.toolCallId}=${part.output.type}` : part.type;
          })
          .join(' ')}`,
  );

describe('toModelMessages', () => {
  it('puts results behind their calls in the order of the calls', () => {
    expect(shape([said('hi'), called('a', 'b'), returned('b', {}), returned('a', {})])).toEqual([
      'user: hi',
      'assistant: tool-call tool-call',
      'tool: a=text b=text',
    ]);
  });

  it('keeps a result that came after the next message next to its call, once', () => {
    expect(
      shape([said('hi'), called('a'), said('rather not'), returned('a', { status: 'superseded' })]),
    ).toEqual(['user: hi', 'assistant: tool-call', 'tool: a=text', 'user: rather not']);
  });

  it('never ends with the assistant’s own words: a proposal that was decided late is pointed at', () => {
    const spoke = (content: string): StoredMessage => ({
      kind: 'response',
      parts: [{ part_kind: 'text', content }],
    });
    const shown = shape([said('hi'), called('a'), spoke('Reminder: tea'), returned('a', {})]);
    expect(shown.slice(0, 4)).toEqual([
      'user: hi',
      'assistant: tool-call',
      'tool: a=text',
      'assistant: text',
    ]);
    expect(shown.slice(4)).toEqual([
      expect.stringMatching(/^user: \[system note\] The user has approved the earlier proposal a\./),
    ]);
  });

  it('points at a proposal that was decided while another waits, where it was decided', () => {
    const shown = shape([
      said('one'),
      called('a'),
      said('two'),
      called('b'),
      returned('a', { status: 'denied' }),
      called('c'),
      returned('c', {}),
    ]);
    expect(shown.slice(0, 5)).toEqual([
      'user: one',
      'assistant: tool-call',
      'tool: a=text',
      'user: two',
      'assistant: tool-call',
    ]);
    expect(shown.slice(6)).toEqual([
      expect.stringMatching(/^user: \[system note\] The user has denied the earlier proposal a\./),
      'assistant: tool-call',
      'tool: c=text',
    ]);
  });

  it('answers a call whose result was lost, and drops a result whose call is gone', () => {
    expect(shape([returned('x', {}), said('hi'), called('a'), said('there')])).toEqual([
      'user: hi',
      'assistant: tool-call',
      'tool: a=execution-denied',
      'user: there',
    ]);
  });
});
