import type { z } from 'zod';

/** Who may call: nobody signed in, any signed-in user, staff, or a provider proving itself by signature. */
export type Access = 'public' | 'user' | 'staff' | 'webhook';
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** The light half of an endpoint: all that the browser needs at run time. */
export interface RouteShape {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
}

/** The schemas of an endpoint: what the server validates and what types are derived from. */
export interface EndpointSchemas {
  readonly summary: string;
  readonly tag: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Those that mean something to this call; others are let through. */
  readonly headers?: z.ZodType;
  readonly response: z.ZodType;
  /** Clients that accept `text/event-stream` get these events instead, in words for the documentation. */
  readonly events?: string;
  /** Long or asked for all the time, and made field by field from types: tests compare it with its schema, calls do not. */
  readonly isAsTyped?: true;
}

export type EndpointShape = RouteShape & EndpointSchemas;

export const endpoint = <const R extends RouteShape, const S extends EndpointSchemas>(
  route: R,
  schemas: S,
): R & S => ({ ...route, ...schemas });

type Schema<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : undefined;

/** What a handler receives (after parsing) for one of params, query and body. */
export type Parsed<E, K extends string> =
  Schema<E, K> extends infer S extends z.ZodType ? z.output<S> : undefined;
/** What a caller sends (before parsing). */
export type Sent<E, K extends string> =
  Schema<E, K> extends infer S extends z.ZodType ? z.input<S> : undefined;
export type Reply<E extends EndpointShape> = z.output<E['response']>;
