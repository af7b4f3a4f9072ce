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

const failureOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};

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
    ['what JSON.parse quotes', { err: failureOf(() => JSON.parse('words of somebody')) }, 'words'],
    [
      'what a model said in a shape that its SDK does not know',
      {
        err: Object.assign(new Error('Invalid JSON response'), {
          name: 'AI_APICallError',
          statusCode: 200,
          cause: Object.assign(new Error('Type validation failed: Value: {"a":"words"}.'), {
            name: 'AI_TypeValidationError',
            cause: { value: 'words' },
          }),
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

  it('keeps why a model’s provider refused, by its code', () => {
    const error = Object.assign(new Error("You exceeded 'something' of yours"), {
      name: 'AI_APICallError',
      statusCode: 429,
      data: { error: { message: 'You exceeded', code: 'insufficient_quota' } },
    });
    const text = logged({ err: error });
    expect(text).toContain("The model's provider answered 429 (insufficient_quota)");
    expect(text).not.toContain('exceeded');
  });
});
