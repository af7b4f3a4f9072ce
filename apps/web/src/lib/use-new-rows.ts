import { useQuery } from '@tanstack/react-query';

const CHECK_EVERY = 30_000;

interface Latest {
  readonly total: number;
  readonly newestId: string | null;
}

/**
 * Looks now and then whether there are newer rows than the ones shown, without touching those: they are announced and
 * fetched when the reader asks. `shown` is null while there is nothing to compare with.
 */
export function useNewRows(
  key: readonly unknown[],
  fetchLatest: (signal: AbortSignal) => Promise<Latest>,
  shown: Latest | null,
): number {
  const latest = useQuery({
    queryKey: ['newRows', ...key],
    queryFn: ({ signal }) => fetchLatest(signal),
    enabled: shown !== null,
    // The list itself has just been fetched: the first look comes later.
    initialData: shown ?? undefined,
    staleTime: CHECK_EVERY,
    refetchInterval: CHECK_EVERY,
    gcTime: 0,
    retry: false,
  });
  if (!shown || !latest.data || latest.data.newestId === shown.newestId) return 0;
  return Math.max(1, latest.data.total - shown.total);
}
