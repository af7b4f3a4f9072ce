import type { Notifications } from '@catch/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const myNotifications = () => apiQuery('myNotifications');

/** Shown as chosen at once; what the server says stands, and a failure puts back what was there. */
export function useChoose() {
  const client = useQueryClient();
  const { queryKey } = myNotifications();
  return useMutation({
    mutationFn: (change: Partial<Notifications>) => call('chooseMyNotifications', { body: change }),
    // One after the other, in the order in which they were made.
    scope: { id: 'notifications' },
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known) => known && { ...known, ...change });
      return { before };
    },
    onSuccess: (choices) => client.setQueryData(queryKey, choices),
    onError: (_error, _change, context) => client.setQueryData(queryKey, context?.before),
  });
}
