import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { Channel } from './channel.ts';
import { endpoints } from './endpoints.ts';

const orList = (names: readonly string[]) => `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

const complaint = (schema: z.ZodType, value: unknown): string | undefined => {
  const [issue] = schema.safeParse(value).error?.issues ?? [];
  return issue && `${issue.path.join('.')}: ${issue.message}`;
};

describe('what a caller sends', () => {
  const logs = endpoints.adminApprovalLogs.query;

  it.each(['false', 'False', 'FALSE'])('approved=%s means false', (approved) => {
    expect(logs.parse({ approved }).approved).toBe('false');
  });

  it.each([
    ['2026-03-08T09:00:00 02:00', '2026-03-08T09:00:00+02:00'],
    ['2026-03-08 09:00 0200', '2026-03-08 09:00+0200'],
    ['2026-03-08 09:00', '2026-03-08 09:00'],
    ['2026-03-08T09:00:00-03:00', '2026-03-08T09:00:00-03:00'],
    ['2026-03-08', '2026-03-08'],
  ])('the date %s is read as %s: an unencoded plus arrives as a blank', (sent, read) => {
    expect(logs.parse({ start_date: sent }).start_date).toBe(read);
  });

  it.each([undefined, null, {}, { is_active: false }])('a deactivation takes the body %j', (body) => {
    for (const endpoint of [endpoints.adminDeactivatePreference, endpoints.adminDeactivateReminder])
      expect(endpoint.body.safeParse(body).success).toBe(true);
  });
});

describe('a mistake is explained in words for a person', () => {
  it.each([
    [endpoints.adminUsers.query, { limit: '0' }, 'limit: must be a whole number from 1 to 1000'],
    [endpoints.adminUsers.query, { limit: 'ten' }, 'limit: must be a whole number from 1 to 1000'],
    [endpoints.adminUsers.query, { limit: '1.5' }, 'limit: must be a whole number from 1 to 1000'],
    [endpoints.adminExceptions.query, { limit: '10001' }, 'limit: must be a whole number from 1 to 10000'],
    [endpoints.adminUsers.query, { offset: '-1' }, 'offset: must be a whole number from 0 to 1000000000'],
    [endpoints.adminApprovalLogs.query, { approved: 'maybe' }, 'approved: must be true or false'],
    [endpoints.adminMessages.query, { channel: 'fax' }, `channel: must be ${orList(Channel.options)}`],
    [endpoints.chat.body, {}, 'message: is missing'],
    [endpoints.chat.body, { message: 7 }, 'message: must be a text'],
    [endpoints.chat.body, { message: ' ' }, 'message: must not be empty'],
    [endpoints.chat.body, { message: 'x', chanel: 'web' }, ': has a field that is not known here: chanel'],
    [endpoints.chat.body, null, ': must be a JSON object'],
    [
      endpoints.decideApproval.body,
      { tool_call_id: 'a', approved: 'yes' },
      'approved: must be true or false',
    ],
    [endpoints.decideApproval.body, { tool_call_id: 'a' }, 'approved: is missing'],
    [endpoints.slackCallback.body, { code: 'a' }, 'state: is missing'],
    [endpoints.adminDeactivateReminder.body, { is_active: true }, 'is_active: can only be false'],
    [endpoints.chooseAssistant.query, {}, 'character_id: is missing'],
  ])('%#: %s', (schema, value, expected) => {
    expect(complaint(schema, value)).toBe(expected);
  });
});
