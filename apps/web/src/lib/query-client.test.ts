import { describe, expect, it } from 'vitest';
import { ApiError, MissingTokenError } from './api-error.ts';
import { queryClient, shouldRetry } from './query-client.ts';

describe('the query rules', () => {
  it('keeps answers for 300000 ms', () => {
    expect(queryClient.getDefaultOptions().queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000 });
    expect(queryClient.getDefaultOptions().mutations).toMatchObject({ retry: false });
  });

  it('retries once, but never a 401 or a missing token', () => {
    const down = new ApiError(503, null, null);
    expect(shouldRetry(0, down)).toBe(true);
    expect(shouldRetry(1, down)).toBe(false);
    expect(shouldRetry(0, new ApiError(401, 'expired', 'r'))).toBe(false);
    expect(shouldRetry(0, new MissingTokenError())).toBe(false);
  });
});
