import { Problem } from '@catch/contract/common';
import type { Access, EndpointShape, Parsed, Reply, RouteShape } from '@catch/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Signed webhooks and immutable assets are not limited by address. */
    unlimited?: boolean;
  }
  interface FastifyRequest {
    caller: Caller | null;
  }
}

type CallerFor<A extends Access> = A extends 'user' | 'staff' ? Caller : undefined;

export interface Call<E extends EndpointShape> {
  readonly params: Parsed<E, 'params'>;
  readonly query: Parsed<E, 'query'>;
  readonly body: Parsed<E, 'body'>;
  readonly headers: Parsed<E, 'headers'>;
  readonly caller: CallerFor<E['access']>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/**
 * Registers a handler for a contract endpoint: `route(app, endpoints.me)(async ({ caller }) => …)`. Curried,
 * because in one call the handler's literals would be widened before they meet the endpoint's types.
 */
export const route =
  <E extends EndpointShape>(app: FastifyInstance, endpoint: E) =>
  (handler: (call: Call<E>) => Promise<Reply<E> | FastifyReply>): void => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: { access: endpoint.access, unlimited: endpoint.tag === 'Operations' },
      schema: {
        summary: endpoint.summary,
        tags: [endpoint.tag],
        ...(endpoint.access === 'user' || endpoint.access === 'staff' ? { security: [{ bearer: [] }] } : {}),
        ...(endpoint.params ? { params: endpoint.params } : {}),
        ...(endpoint.query ? { querystring: endpoint.query } : {}),
        ...(endpoint.body ? { body: endpoint.body } : {}),
        ...(endpoint.headers ? { headers: endpoint.headers } : {}),
        response: { 200: endpoint.response, default: Problem },
      },
      ...(endpoint.isAsTyped ? { serializerCompiler: asTyped } : {}),
      handler: (request, reply) =>
        handler({
          params: request.params,
          query: request.query,
          body: request.body,
          headers: request.headers,
          caller: request.caller,
          request,
          reply,
        } as unknown as Call<E>),
    });
  };

const asTyped = () => (answer: unknown) => JSON.stringify(answer);

/** Registers a route that has no JSON contract: a redirect, a webhook, a file. */
export const rawRoute = (
  app: FastifyInstance,
  shape: RouteShape,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  options: { unlimited?: boolean; bodyLimit?: number } = {},
): void => {
  app.route({
    method: shape.method,
    url: shape.path,
    config: { access: shape.access, unlimited: options.unlimited ?? shape.access === 'webhook' },
    schema: { hide: true },
    ...(options.bodyLimit ? { bodyLimit: options.bodyLimit } : {}),
    handler,
  });
};
