import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../platform/context.ts';
import type { Part } from '../platform/part.ts';
import type { FaultRule } from './fault-rule.ts';
import type { Faults } from './faults.ts';

const pathOf = (request: FastifyRequest): string => request.url.split('?', 1)[0] ?? '';
const queryOf = (request: FastifyRequest): string =>
  [...new URL(request.url, 'http://sandbox').searchParams]
    .map(([name, value]) => `${name}=${value}`)
    .join('&');

/** The part whose vendor answers a path: the one with the longest prefix. */
const partOf = (parts: readonly Part[], path: string): Part | undefined => {
  let best: { part: Part; length: number } | undefined;
  for (const part of parts) {
    for (const prefix of part.prefixes ?? []) {
      const inside = path === prefix || path.startsWith(`${prefix}/`);
      if (inside && prefix.length > (best?.length ?? 0)) best = { part, length: prefix.length };
    }
  }
  return best?.part;
};

const cut = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.hijack();
  request.raw.socket.destroy();
};

const answer = (reply: FastifyReply, part: Part, rule: FaultRule, status: number): FastifyReply => {
  if (rule.retry_after !== undefined) reply.header('retry-after', String(rule.retry_after));
  const body = rule.body ??
    part.faultBody?.({ status, reason: rule.reason }) ?? { error: rule.reason ?? 'fault' };
  return reply.code(status).send(body);
};

/** Makes the armed faults strike the requests that the product sends. */
export const injectFaults = (
  app: FastifyInstance,
  parts: readonly Part[],
  faults: Faults,
  context: SandboxContext,
): void => {
  const losing = new WeakSet<FastifyRequest>();

  // After the body was read: it may say whose request it is, as in a token refresh.
  app.addHook('preHandler', async (request, reply) => {
    const path = pathOf(request);
    const part = partOf(parts, path);
    if (part === undefined) return;
    const struck = await faults.strike({
      direction: 'incoming',
      vendor: part.vendor,
      method: request.method,
      path,
      query: queryOf(request),
      user: async () => part.identify?.(request, context),
    });
    for (const { rule, cleared } of struck) {
      if (rule.latency_ms > 0) await sleep(rule.latency_ms);
      if (rule.hold) await cleared;
      if (rule.lost_request) return cut(request, reply);
      if (rule.lost_response) losing.add(request);
      if (rule.status !== undefined) return answer(reply, part, rule, rule.status);
    }
  });

  // By now the handler has committed its work; only the answer is lost.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (losing.has(request)) request.raw.socket.destroy();
    return payload;
  });
};
