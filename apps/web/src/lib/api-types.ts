import type { Endpoints, Reply, Sent } from '@catch/contract';

export type EndpointName = keyof Endpoints;

/** A filter that is not set may be passed as undefined; it is then left out of the address. */
type Loose<T> = { [K in keyof T]: T[K] | undefined };
type Part<K extends string, T> = [T] extends [undefined]
  ? { readonly [P in K]?: never }
  : undefined extends T
    ? { readonly [P in K]?: T }
    : Record<never, never> extends T
      ? { readonly [P in K]?: T }
      : { readonly [P in K]: T };
type QueryOf<E> = [Sent<E, 'query'>] extends [undefined] ? undefined : Loose<Sent<E, 'query'>>;

export type CallInput<N extends EndpointName> = Part<'params', Sent<Endpoints[N], 'params'>> &
  Part<'query', QueryOf<Endpoints[N]>> &
  Part<'body', Sent<Endpoints[N], 'body'>>;

export type CallReply<N extends EndpointName> = Reply<Endpoints[N]>;

/** Endpoints that need nothing take no second argument. */
export type CallArguments<N extends EndpointName, Rest extends unknown[] = []> =
  Record<never, never> extends CallInput<N>
    ? [input?: CallInput<N>, ...rest: Rest]
    : [input: CallInput<N>, ...rest: Rest];
