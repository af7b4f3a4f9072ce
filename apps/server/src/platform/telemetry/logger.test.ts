import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger } from './logger.ts';

function logged(fields: Record<string, unknown>): string {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  createLogger('info', stream).info(fields, 'said');
  return lines.join('');
}

describe('the log', () => {
  it.each([
    ['a bearer in a message', { err: new Error('GET with Bearer abc.def-123 failed') }, 'abc.def'],
    ['a code in an address', { err: new Error('https://x.example/?code=4-secret&state=s3cret') }, 'secret'],
    ['a token in a cause', { err: new Error('a', { cause: new Error('?access_token=t0ken') }) }, 't0ken'],
    ['a field of that name', { token: 't0ken' }, 't0ken'],
    ['such a field one deeper', { answer: { refresh_token: 't0ken' } }, 't0ken'],
    [
      'what PostgreSQL quotes of the data',
      {
        err: Object.assign(new Error('invalid input syntax for type uuid: "my own "quoted"\nwords"'), {
          code: '22P02',
        }),
      },
      'words',
    ],
  ])('leaves out %s', (_name, fields, secret) => {
    expect(logged(fields)).not.toContain(secret);
  });

  it('keeps what helps: the kind of failure, and what a constraint is called', () => {
    const error = Object.assign(new Error('violates unique constraint "users_pkey"'), { code: '23505' });
    expect(logged({ err: error })).toContain('users_pkey');
    expect(
      logged({ err: Object.assign(new Error('invalid input syntax: "x"'), { code: '22P02' }) }),
    ).toContain('invalid input syntax');
  });
});
