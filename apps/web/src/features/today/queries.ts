import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { usePressId } from '../../lib/press-id.ts';
import { refreshMine } from '../../lib/refresh-mine.ts';

export const myToday = () => ({
  ...apiQuery('myToday'),
  // A day goes on while the tab lies behind others.
  refetchOnWindowFocus: 'always' as const,
});

export type Answer = 'accepted' | 'tentative' | 'declined';

export function useAnswer(event: { readonly id: string; readonly is_series: boolean }) {
  const client = useQueryClient();
  const press = usePressId();
  return useMutation({
    mutationFn: (response: Answer) =>
      call('answerMyInvitation', {
        // Another answer is another press, also after a lost connection.
        body: {
          event_id: event.id,
          is_series: event.is_series,
          response,
          press_id: `${press.id}-${response}`,
        },
      }),
    // Not waited for: its row goes with the invitation, and nobody would see the outcome.
    onSuccess: () => {
      press.renew();
      void refreshMine(client, 'conversation');
    },
  });
}
