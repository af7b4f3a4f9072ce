import { describe, expect, it } from 'vitest';
import { readPending } from './read-pending.ts';

const call = { tool_call_id: 'call-1', tool_name: 'create_event' };

describe('a call that waits', () => {
  it('is shown by its sentence, which may come without the arguments', () => {
    expect(readPending({ ...call, formatted_args: 'Book lunch' })).toEqual({
      ...call,
      args: null,
      formatted_args: 'Book lunch',
      expires_at: null,
    });
  });

  it('is shown by its arguments when it has no sentence', () => {
    const args = { title: 'Lunch', attendees: ['ann@example.org'], minutes: 30 };
    const listed = 'title: Lunch\nattendees: ["ann@example.org"]\nminutes: 30';
    expect(readPending({ ...call, args }).formatted_args).toBe(listed);
    expect(readPending({ ...call, args: JSON.stringify(args) as never })).toMatchObject({
      args,
      formatted_args: listed,
    });
  });

  it('without either says nothing rather than fail', () => {
    expect(readPending(call).formatted_args).toBe('');
  });
});
