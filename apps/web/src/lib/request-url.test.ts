import { describe, expect, it } from 'vitest';
import { requestUrl } from './request-url.ts';

describe('requestUrl', () => {
  it('fills and escapes the parts of the path', () => {
    expect(requestUrl('/users/:user_id/reminders/:reminder_id', { user_id: 'a/b', reminder_id: 7 })).toBe(
      '/users/a%2Fb/reminders/7',
    );
  });

  it('appends what is set and leaves out what is not', () => {
    expect(
      requestUrl('/x', {}, { limit: 100, approved: false, channel: undefined, q: 'a b&c', n: null }),
    ).toBe('/x?limit=100&approved=false&q=a+b%26c');
    expect(requestUrl('/x', {}, { channel: undefined })).toBe('/x');
  });
});
