import { describe, expect, it } from 'vitest';
import { maskEmail, settledLine, staleSentence } from './phrases.ts';

const at = new Date('2026-03-04T13:02:00Z');

describe('settledLine', () => {
  it.each([
    ['approved', 'SLACK', 'Europe/Madrid', 'Approved in Slack, 14:02'],
    ['denied', 'WHATSAPP', 'Asia/Kathmandu', 'Denied on WhatsApp, 18:47'],
    ['approved', 'WEB', 'America/New_York', 'Approved on the web, 08:02'],
    ['superseded', null, 'UTC', 'Replaced by what you wrote afterwards'],
    ['expired', null, 'UTC', 'Expired; please ask again'],
  ] as const)('%s %s in %s', (status, decided_channel, zone, line) => {
    expect(settledLine({ status, decided_channel, decided_at: at }, zone)).toBe(line);
  });

  it('in a sentence', () => {
    expect(staleSentence('Approved in Slack, 14:02')).toBe(
      'That is already settled: approved in Slack, 14:02.',
    );
  });
});

it.each([
  ['madrid@example.org', 'm•••••@example.org'],
  ['a@b.c', 'a•••••@b.c'],
])('%s is shown as %s', (email, masked) => expect(maskEmail(email)).toBe(masked));
