import { describe, expect, it } from 'vitest';
import { groupExceptions } from './group-exceptions.ts';

const row = (more: Record<string, unknown>) => ({
  start_timestamp: '2026-03-08T10:00:00.123456Z',
  message: 'chat model',
  duration: 0.25,
  attributes: { 'catch.turn_id': 't' },
  trace_id: 'a'.repeat(32),
  span_id: 'b'.repeat(16),
  level: 17,
  exception_type: 'TypeError',
  exception_message: 'x is undefined',
  exception_stacktrace: 'at …',
  ...more,
});

describe('exceptions', () => {
  it('of equal trace and message are one, represented by the span that began last', () => {
    const found = groupExceptions([
      row({ message: 'chat model', start_timestamp: '2026-03-08T10:00:02Z', duration: 0.1 }),
      row({ message: 'step 1', start_timestamp: '2026-03-08T10:00:01Z', duration: 1 }),
      row({ message: 'invoke_agent', start_timestamp: '2026-03-08T10:00:00Z', duration: 2 }),
      row({ exception_message: 'another' }),
      row({ trace_id: 'c'.repeat(32) }),
    ]);
    expect(found.map(({ message, durationMs }) => [message, durationMs])).toEqual([
      ['x is undefined', 100],
      ['another', 250],
      ['x is undefined', 250],
    ]);
    expect(found[0]?.attributes).toMatchObject({ 'catch.spans': 3, span: 'chat model' });
  });

  it('without a trace each stand for themselves', () => {
    expect(groupExceptions([row({ trace_id: null }), row({ trace_id: undefined })])).toHaveLength(2);
  });

  it.each([
    [{ attributes: '{"k":1}' }, { k: 1 }],
    [{ attributes: 'not json' }, { attributes: 'not json' }],
    [{ attributes: '[1,2]' }, { attributes: [1, 2] }],
    [{ attributes: null }, { 'exception.type': 'TypeError' }],
  ])('have readable attributes when Logfire sends %j', (more, attributes) => {
    expect(groupExceptions([row(more)])[0]?.attributes).toMatchObject(attributes);
  });

  it.each([
    [{ duration: null }, null],
    [{ duration: undefined }, null],
    [{ duration: '0.5' }, 500],
    [{ duration: 'long' }, null],
  ])('last milliseconds: %j', (more, durationMs) => {
    expect(groupExceptions([row(more)])[0]?.durationMs).toBe(durationMs);
  });

  it('that cannot be read at all are left out; what is missing is not invented', () => {
    expect(groupExceptions([{}, row({ start_timestamp: 'never' }), row({ start_timestamp: null })])).toEqual(
      [],
    );
    const [bare] = groupExceptions([{ start_timestamp: '2026-03-08 10:00:00.5', message: 'only a message' }]);
    expect(bare).toEqual({
      startTimestamp: '2026-03-08T10:00:00.500Z',
      message: 'only a message',
      durationMs: null,
      attributes: { span: 'only a message' },
      traceId: null,
    });
  });
});
