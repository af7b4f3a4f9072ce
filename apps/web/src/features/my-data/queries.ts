import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const myMemory = () => apiQuery('myMemory');
export const myStaffAccess = () => apiQuery('myStaffAccess');
export const mailHeaders = () => apiQuery('mailHeaders');

/** One thing that the assistant remembers and that can be taken from it for good. */
export type Memory =
  | { readonly kind: 'preference'; readonly id: string }
  | { readonly kind: 'reminder'; readonly id: string }
  | { readonly kind: 'profile' };

const forget = (memory: Memory) => {
  if (memory.kind === 'preference')
    return call('forgetMyPreference', { params: { preference_id: memory.id } });
  if (memory.kind === 'reminder') return call('forgetMyReminder', { params: { reminder_id: memory.id } });
  return call('forgetMyProfile');
};

export function useForget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: forget,
    onSuccess: () => client.invalidateQueries({ queryKey: ['myMemory'] }),
  });
}

export function useLearnProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('learnMyProfile'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['myMemory'] }),
  });
}

export const useDownloadMyData = () =>
  useMutation({
    mutationFn: async () => {
      const file = new Blob([JSON.stringify(await call('myExport'), null, 2)], { type: 'application/json' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `my-data-${new Date().toISOString().slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(link.href);
    },
  });

export const useDeleteMe = () => useMutation({ mutationFn: () => call('deleteMe') });
