import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const slackStatus = () => apiQuery('slackStatus');

export function useDisconnectSlack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('slackDisconnect'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['slackStatus'] }),
  });
}

export function useUndoDisconnectSlack() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('slackUndoDisconnect'),
    onSettled: () => client.invalidateQueries({ queryKey: ['slackStatus'] }),
  });
}
