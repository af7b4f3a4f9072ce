import type { Activity, ActivityPage } from '@catch/contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { usePressId } from '../../lib/press-id.ts';
import { refreshMine } from '../../lib/refresh-mine.ts';
import { currentSession } from '../../lib/session.ts';

const ROWS = 20;

const activity = () =>
  infiniteQueryOptions({
    queryKey: ['myActivity', { viewer: currentSession().user?.id ?? null }] as const,
    queryFn: ({ pageParam, signal }) =>
      call('myActivity', { query: { limit: ROWS, before: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    // Most of it is done elsewhere: people who come back to this tab want to see it.
    refetchOnWindowFocus: 'always' as const,
  });

export const useActivity = () => useInfiniteQuery(activity());

/** Takes one thing back. What the answer means for the row is known at once. */
export function useUndo(id: string) {
  const client = useQueryClient();
  const press = usePressId();
  return useMutation({
    mutationFn: () => call('undoMyActivity', { body: { id, press_id: press.id } }),
    onSuccess: ({ done }) => {
      press.renew();
      if (done) client.setQueryData(activity().queryKey, (known) => known && withUndone(known, id));
      void refreshMine(client, 'conversation');
    },
  });
}

const withUndone = (
  known: InfiniteData<ActivityPage, unknown>,
  id: string,
): InfiniteData<ActivityPage, unknown> => ({
  ...known,
  pages: known.pages.map((page) => ({
    ...page,
    entries: page.entries.map(
      (entry): Activity => (entry.id === id ? { ...entry, status: 'undone', undo_until: null } : entry),
    ),
  })),
});

/** Others would be notified, so it was asked once more. */
export function useDecideUndo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: { tool_call_id: string; approved: boolean }) =>
      call('decideApproval', { body: decision }),
    onSettled: () => {
      void refreshMine(client, 'conversation');
    },
  });
}
