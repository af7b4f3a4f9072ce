import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { maySeeFigures } from './may-see-figures.ts';

const from = (address: string | undefined, headers: Record<string, string> = {}) =>
  ({ headers, socket: { remoteAddress: address } }) as unknown as FastifyRequest;

it.each(['127.0.0.1', '::1', '10.1.2.3', '172.31.0.9', '192.168.7.7', 'fd00::7', '::ffff:10.0.0.1'])(
  'without a token %s, inside, sees figures',
  (address) => {
    expect(maySeeFigures(from(address), undefined)).toBe(true);
  },
);

it.each(['8.8.8.8', '172.32.0.1', '2001:db8::1', '::ffff:8.8.8.8', '', undefined])(
  'without a token %s, a stranger or gone, sees nothing',
  (address) => {
    expect(maySeeFigures(from(address), undefined)).toBe(false);
  },
);

it.each(['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'])(
  'a proxy inside hides a stranger: with %s nothing is seen',
  (header) => {
    expect(maySeeFigures(from('127.0.0.1', { [header]: '10.0.0.1' }), undefined)).toBe(false);
  },
);

it('with a token it is the token alone that counts, from wherever', () => {
  expect(maySeeFigures(from('8.8.8.8', { authorization: 'Bearer right' }), 'right')).toBe(true);
  expect(maySeeFigures(from('8.8.8.8', { authorization: 'Bearer wrong' }), 'right')).toBe(false);
  expect(maySeeFigures(from('127.0.0.1'), 'right')).toBe(false);
});
