import type { Notifications } from '@catch/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

const CHOOSING = ['chooseMyNotifications'];

export const myNotifications = () => apiQuery('myNotifications');

/**
 * Shown as chosen at once, and sent one after the other in the order in which they were made. What the server has is
 * shown when the last is through: the answer to one must not take back the next. Each failure is reported.
 */
export function useChoose(onFailed: (error: Error) => void) {
  const client = useQueryClient();
  const { queryKey } = myNotifications();
  /** What the server has, as far as it said. */
  const stored = useRef<Notifications>(undefined);
  const isOnlyOne = (): boolean => client.isMutating({ mutationKey: CHOOSING }) === 1;
  return useMutation({
    mutationKey: CHOOSING,
    mutationFn: (change: Partial<Notifications>) => call('chooseMyNotifications', { body: change }),
    scope: { id: 'notifications' },
    onMutate: async (change) => {
      if (isOnlyOne()) stored.current = client.getQueryData(queryKey);
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, (known) => known && { ...known, ...change });
    },
    onSuccess: (choices) => {
      stored.current = choices;
    },
    onError: onFailed,
    onSettled: () => {
      if (isOnlyOne()) client.setQueryData(queryKey, stored.current);
    },
  });
}
