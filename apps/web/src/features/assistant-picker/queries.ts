import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';

export const myAssistant = () => apiQuery('myAssistant');
export const characters = () => apiQuery('characters');

export function useChooseCharacter() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (characterId: string) => call('chooseAssistant', { query: { character_id: characterId } }),
    onSuccess: (character) => client.setQueryData(myAssistant().queryKey, character),
  });
}
