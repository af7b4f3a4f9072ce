import { QueryClient } from '@tanstack/react-query';
import { ApiError, MissingTokenError } from './api-error.ts';
import { timing } from './timing.ts';

/** One retry, but a question of who is asking does not get better by asking again (decisions.md, 'Session'). */
export const shouldRetry = (failures: number, error: unknown): boolean =>
  failures < 1 &&
  !(error instanceof MissingTokenError) &&
  !(error instanceof ApiError && error.status === 401);

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: timing.queryLifetime,
      gcTime: timing.queryLifetime,
      retry: shouldRetry,
      retryDelay: 1_000,
      refetchOnWindowFocus: false,
      // A call that cannot leave the browser fails like any other and shows its sentence, instead of hanging.
      networkMode: 'always',
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
