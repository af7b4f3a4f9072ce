import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const myStaffAccess = () => apiQuery('myStaffAccess');
export const mailHeaders = () => apiQuery('mailHeaders');

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
