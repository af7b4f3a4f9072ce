import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../../platform/http/proven-tokens.ts';
import { sameSecret } from '../../platform/secrets.ts';

/** Addresses that nobody on the internet has: this machine and networks of one's own. */
const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  inside.addSubnet(network, bits, 'ipv6');

/** What proxies add: a request with one of these comes from somewhere other than its address says. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/**
 * Figures are for the operator alone (docs/adr/0045). With a token set, the token counts; without one, only callers
 * that reach this very process from inside.
 */
export function maySeeFigures(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  token: string | undefined,
): boolean {
  if (token !== undefined) return sameSecret(bearerOf({ headers }) ?? '', token);
  const address = socket.remoteAddress ?? '';
  if (PASSED_ON.some((name) => headers[name] !== undefined)) return false;
  return inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
