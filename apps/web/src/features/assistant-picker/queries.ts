import type { Character } from '@catch/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const myAssistant = () => apiQuery('myAssistant');
export const characters = () => apiQuery('characters');

export function useChooseCharacter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: Character) => call('chooseAssistant', { query: { character_id: id } }),
    // What the server answers is not relied on (product-spec section 7: 'not shown'): it is the one that was clicked.
    onSuccess: (_answer, character) => client.setQueryData(myAssistant().queryKey, character),
  });
}
