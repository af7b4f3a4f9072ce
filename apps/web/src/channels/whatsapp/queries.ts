import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { clockAhead } from '../../lib/clock-ahead.ts';

export const whatsappStatus = () => apiQuery('whatsappStatus');

/** The code, and when it expires by this browser's own clock, be it right or not. */
async function generateCode() {
  let ahead = 0;
  const code = await call(
    'whatsappGenerateCode',
    {},
    {
      onHeaders: (headers) => {
        ahead = clockAhead(headers, Date.now());
      },
    },
  );
  return { ...code, deadline: Date.parse(code.expires_at) + ahead };
}

/**
 * A new code each time the dialog opens. It is fetched like a query, because opening asks for it, but never
 * retried and never kept: every code makes the one before invalid.
 */
export const verificationCode = (opening: string) =>
  queryOptions({
    queryKey: ['whatsappGenerateCode', opening] as const,
    queryFn: generateCode,
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

export function useUndoDisconnectWhatsapp() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('whatsappUndoDisconnect'),
    onSettled: () => client.invalidateQueries({ queryKey: ['whatsappStatus'] }),
  });
}
