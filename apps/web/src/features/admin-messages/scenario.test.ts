import type { StoredMessage } from '@catch/contract';
import { describe, expect, test } from 'vitest';
import { createRedactor } from './redact.ts';
import { toScenario } from './scenario.ts';

describe('createRedactor', () => {
  test('the same address is the same person, in any case and anywhere', () => {
    const redact = createRedactor();
    expect(redact('Ask Ana.Lopez@acme.com or tom@acme.com')).toBe(
      'Ask person-1@example.org or person-2@example.org',
    );
    expect(redact({ 'ana.lopez@ACME.com': ['tom@acme.com', 3, null] })).toEqual({
      'person-1@example.org': ['person-2@example.org', 3, null],
    });
  });
  test('phone numbers and tokens go, times stay', () => {
    const redact = createRedactor();
    expect(redact('Call +34 600 123 456')).toBe('Call +15550100001');
    expect(redact('Bearer abc.def')).toBe('[secret]');
    for (const unchanged of [
      '2026-03-10T09:00:00Z',
      '2026-03-10 09:00-10:00',
      'at 10:30',
      'event abcdef0123456789',
      '10.03.2026',
    ])
      expect(redact(unchanged)).toBe(unchanged);
  });
});

const row = (id: string, timestamp: string, message: unknown): StoredMessage => ({
  id,
  user_id: 'u1',
  user_email: 'marta@example.com',
  channel: 'SLACK',
  timestamp,
  message: typeof message === 'string' ? message : JSON.stringify(message),
  turn_id: 't1',
  logfire_url: null,
});

test('a turn becomes a scenario with its input and what was called', () => {
  const scenario = toScenario([
    row('2', '2026-03-10T09:00:05Z', {
      kind: 'response',
      parts: [{ part_kind: 'tool-call', tool_name: 'create_event', args: { attendees: ['tom@acme.com'] } }],
    }),
    row('1', '2026-03-10T09:00:00Z', {
      kind: 'request',
      parts: [{ part_kind: 'user-prompt', content: 'Lunch with tom@acme.com and marta@example.com' }],
    }),
    row('3', '2026-03-10T09:00:09Z', 'not json, from marta@example.com'),
  ]);
  expect(scenario).toMatchObject({
    kind: 'evaluation-scenario',
    version: 1,
    name: 'turn-t1',
    channel: 'SLACK',
    recorded_at: '2026-03-10T09:00:00Z',
    user: { email: 'person-1@example.org' },
    input: ['Lunch with person-2@example.org and person-1@example.org'],
    expected_tool_calls: [{ tool_name: 'create_event', args: { attendees: ['person-2@example.org'] } }],
  });
  expect(scenario.messages).toHaveLength(3);
  expect(JSON.stringify(scenario)).not.toMatch(/acme|marta/);
});
