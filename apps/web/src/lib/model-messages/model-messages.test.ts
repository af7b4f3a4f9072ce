import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageLabel, partKindsOf, rowKindOf, rowTints } from './describe.ts';
import { parseMessages } from './parse-messages.ts';
import { previewOf } from './preview.ts';

const read = (value: unknown) => parseMessages(JSON.stringify(value));
const request = (...parts: unknown[]) => ({ kind: 'request', parts });
const response = (...parts: unknown[]) => ({ kind: 'response', parts });
const userPrompt = (content: unknown) => ({ part_kind: 'user-prompt', content });

describe('every legal form', () => {
  test.each([
    ['one message', request(userPrompt('Book lunch')), 'Book lunch', 'user'],
    [
      'a list',
      [request(userPrompt('Book lunch')), response({ part_kind: 'text', content: 'Done' })],
      'Book lunch',
      'user',
    ],
    ['a plain string', 'Just words', 'Just words', 'other'],
    ['role and content, user', { role: 'user', content: 'Hi' }, 'Hi', 'user'],
    ['role and content, assistant', { role: 'assistant', content: 'Hello' }, 'Hello', 'assistant'],
    [
      'role and content, a list of texts',
      { role: 'assistant', content: [{ type: 'text', text: 'Hello' }] },
      'Hello',
      'assistant',
    ],
    [
      'a prompt of several pieces',
      request(userPrompt(['See', { kind: 'image-url', url: 'x' }, 'this'])),
      'See\nthis',
      'user',
    ],
    ['a plain string among parts', response('Words'), 'Words', 'assistant'],
    [
      'a system prompt before the user’s',
      request({ part_kind: 'system-prompt', content: 'Be kind' }, userPrompt('Hi')),
      'Hi',
      'user',
    ],
    [
      'a tool call',
      response({ part_kind: 'tool-call', tool_name: 'create_event', args: '{"a":1}' }),
      'create_event',
      'assistant',
    ],
    [
      'a tool result',
      request({ part_kind: 'tool-return', tool_name: 't', content: 'Two events' }),
      'Two events',
      'tool',
    ],
    [
      'a tool result that is no text',
      request({ part_kind: 'tool-return', content: { events: [] } }),
      'Tool Result (JSON)',
      'tool',
    ],
    ['role tool', { role: 'tool', content: 'ok' }, 'ok', 'tool'],
    ['a part alone', userPrompt('Alone'), 'Alone', 'user'],
  ])('%s', (_, value, preview, kind) => {
    expect(previewOf(read(value))).toBe(preview);
    expect(rowKindOf(read(value))).toBe(kind);
  });

  test('JSON in JSON, and what is parsed already', () => {
    const message = request(userPrompt('Hi'));
    expect(previewOf(parseMessages(JSON.stringify(JSON.stringify(message))))).toBe('Hi');
    expect(previewOf(parseMessages(message))).toBe('Hi');
  });
});

describe('fallbacks', () => {
  test.each([
    [request(userPrompt('  ')), '[User message - no text]'],
    [{ role: 'user' }, '[User message - no text]'],
    [request({ part_kind: 'tool-return', content: null }), '[Tool result]'],
    [response(), '[Assistant message - no text]'],
    [response({ part_kind: 'thinking', content: 'hm' }), '[Assistant message - no text]'],
    [request(), '[System request to model]'],
    [request({ part_kind: 'system-prompt', content: 'Be kind' }), '[System request to model]'],
    [request({ part_kind: 'retry-prompt', content: 'Try again' }), '[System request to model]'],
    [{ kind: 'retry-prompt' }, '[retry-prompt message]'],
    [{ kind: 'telemetry', parts: [] }, '[telemetry message]'],
    [{}, '[unknown message]'],
    [[], '[empty message]'],
  ])('%j reads %s', (value, preview) => {
    expect(previewOf(read(value))).toBe(preview);
  });
});

describe('illegal forms', () => {
  test.each(['', 'not json', '{"kind":', 'null', '42', 'true', '<b>x</b>'])(
    '%j is an error with its raw text',
    (raw) => {
      const parsed = parseMessages(raw);
      expect(parsed).toEqual({ ok: false, raw });
      expect(previewOf(parsed)).toBe('Error parsing message');
      expect(rowKindOf(parsed)).toBe('error');
      expect(partKindsOf(parsed).size).toBe(0);
    },
  );
  test('a list of nonsense is shown raw', () => {
    const parsed = read([1, null, { parts: 'no' }, { parts: [7, null, ['x']] }]);
    expect(parsed.ok && parsed.messages).toHaveLength(4);
    expect(previewOf(parsed)).toBe('[unknown message]');
  });
  test('nothing makes it throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        const parsed = parseMessages(stored);
        expect(typeof previewOf(parsed)).toBe('string');
        expect(rowTints[rowKindOf(parsed)]).toBeDefined();
      }),
    );
  });
});

test('a tool result is cut at 100 characters, and only then has dots', () => {
  const of = (content: string) => previewOf(read(request({ part_kind: 'tool-return', content })));
  expect(of('x'.repeat(100))).toBe('x'.repeat(100));
  expect(of('x'.repeat(101))).toBe(`${'x'.repeat(100)}...`);
  expect(of('😀'.repeat(101))).toBe(`${'😀'.repeat(100)}...`);
});

test('a huge message has a short preview', () => {
  expect(previewOf(read(request(userPrompt('x'.repeat(5_000_000))))).length).toBeLessThan(500);
});

test('every speaker has its own tint', () => {
  const tint = (value: unknown) => rowTints[rowKindOf(read(value))];
  expect(tint({ role: 'user', content: 'x' })).toBe('bg-tint-blue');
  expect(tint(response({ part_kind: 'text', content: 'x' }))).toBe('bg-tint-green');
  expect(tint(request({ part_kind: 'tool-return', content: 'x' }))).toBe('bg-tint-yellow');
  expect(tint({ role: 'system', content: 'x' })).toBe('bg-tint-purple');
  expect(tint(request({ part_kind: 'retry-prompt', content: 'x' }))).toBe('bg-tint-orange');
  expect(tint(request())).toBe('bg-tint-gray');
  expect(rowTints[rowKindOf(parseMessages('{'))]).toBe('bg-tint-red');
});

test('the five labels of the details', () => {
  const label = (value: unknown) => {
    const parsed = read(value);
    return parsed.ok && parsed.messages[0] ? messageLabel(parsed.messages[0]) : null;
  };
  expect(label({ role: 'user', content: 'x' })).toBe('User');
  expect(label(response({ part_kind: 'tool-call', tool_name: 't' }))).toBe('Assistant');
  expect(label(request({ part_kind: 'tool-return', content: 'x' }))).toBe('Tool Result');
  expect(label(request({ part_kind: 'retry-prompt', content: 'x' }))).toBe('Retry Prompt');
  expect(label(request())).toBe('System');
});

test('the type filter sees every part', () => {
  expect([
    ...partKindsOf(
      read([request(userPrompt('a')), response('b', { part_kind: 'tool-call', tool_name: 't' })]),
    ),
  ]).toEqual(['user-prompt', 'text', 'tool-call']);
});
