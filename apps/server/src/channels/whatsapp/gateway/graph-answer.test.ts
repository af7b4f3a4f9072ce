import { describe, expect, it } from 'vitest';
import type { OutboundResponse } from '../../../platform/http-client.ts';
import { readGraphAnswer, resultOfCode } from './graph-answer.ts';

const answer = (status: number, text: string, headers: Record<string, string> = {}): OutboundResponse => ({
  status,
  text,
  headers: new Headers(headers),
  json: () => JSON.parse(text),
});
const refusal = (code: number) =>
  JSON.stringify({ error: { code, message: 'x', error_data: { details: 'y' } } });

describe('what Graph answers', () => {
  it.each([
    [200, '{"messages":[{"id":"wamid.1"}]}', { kind: 'sent', providerId: 'wamid.1' }],
    [200, '{"messages":[{"id":"wamid.1"},{"id":"wamid.2"}]}', { kind: 'sent', providerId: 'wamid.1' }],
    [200, '{"messages":[]}', { kind: 'unknown' }],
    [400, '{"error":{"code":"131047"}}', { kind: 'window-closed' }],
    [200, 'not json', { kind: 'unknown' }],
    [502, '<html>', { kind: 'unknown' }],
    [400, refusal(131047), { kind: 'window-closed' }],
    [400, refusal(131056), { kind: 'too-fast' }],
    [500, refusal(131000), { kind: 'retry' }],
    [401, refusal(190), { kind: 'retry', alarming: true }],
    [400, refusal(131026), { kind: 'undeliverable', reason: 'WhatsApp 131026: y' }],
    [404, refusal(132001), { kind: 'undeliverable' }],
  ])('%i %s', (status, text, result) => expect(readGraphAnswer(answer(status, text))).toMatchObject(result));

  it('keeps to Retry-After', () => {
    expect(readGraphAnswer(answer(429, '', { 'retry-after': '7' }))).toMatchObject({
      kind: 'retry',
      afterMs: 7000,
    });
  });

  it('an unknown code is not tried for ever', () => {
    expect(resultOfCode(999_999).kind).toBe('undeliverable');
  });
});
