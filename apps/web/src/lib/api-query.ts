import { queryOptions } from '@tanstack/react-query';
import { call } from './api.ts';
import type { CallArguments, CallInput, CallReply, EndpointName } from './api-types.ts';
import { currentSession } from './session.ts';

/**
 * Query options for one endpoint. The key begins with the endpoint's name (so it can be invalidated by name) and
 * carries the signed-in and the impersonated user: nobody is ever shown what somebody else fetched.
 */
export function apiQuery<N extends EndpointName>(name: N, ...[input]: CallArguments<N>) {
  const query = (input as { query?: { impersonate_user_id?: string } } | undefined)?.query;
  return queryOptions({
    queryKey: [
      name,
      { viewer: currentSession().user?.id ?? null, actingAs: query?.impersonate_user_id ?? null },
      (input ?? {}) as CallInput<N>,
    ] as const,
    queryFn: ({ signal }): Promise<CallReply<N>> => callWith(name, input as CallInput<N>, signal),
  });
}

const callWith = <N extends EndpointName>(
  name: N,
  input: CallInput<N>,
  signal: AbortSignal,
): Promise<CallReply<N>> =>
  call(name, ...([input, { signal }] as unknown as CallArguments<N, [{ signal: AbortSignal }]>));
