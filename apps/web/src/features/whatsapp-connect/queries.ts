import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const whatsappStatus = () => apiQuery('whatsappStatus');

/**
 * A new code each time the dialog opens. It is fetched like a query, because opening asks for it, but never
 * retried and never kept: every code makes the one before invalid.
 */
export const verificationCode = (opening: string) =>
  queryOptions({
    queryKey: ['whatsappGenerateCode', opening] as const,
    queryFn: () => call('whatsappGenerateCode'),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  });

export function useDisconnectWhatsapp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('whatsappDisconnect'),
    onSuccess: () => client.invalidateQueries({ queryKey: ['whatsappStatus'] }),
  });
}
