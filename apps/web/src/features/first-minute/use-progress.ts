import { useQueries, useQuery } from '@tanstack/react-query';
import { useCurrentUser } from '../../lib/session.ts';
import { channelStatuses, myAssistant, myConversation } from './queries.ts';

type StepName = 'calendar' | 'assistant' | 'channel' | 'sentence';
/** Undefined until it is known; what cannot be looked at is taken for not done, like the cards above. */
export type Progress = Readonly<Record<StepName, boolean | undefined>>;

/** What is really done, by what the rest of the page knows. */
export function useProgress(): Progress {
  const user = useCurrentUser();
  const assistant = useQuery(myAssistant());
  const channels = useQueries({ queries: channelStatuses() });
  const conversation = useQuery({
    ...myConversation(),
    select: ({ messages }) => messages.some(({ is_user }) => is_user),
  });
  const isConnected = channels.some(({ data }) => data?.connected);
  return {
    calendar: !user.google_reconnect_needed,
    assistant: assistant.isPending ? undefined : Boolean(assistant.data),
    channel: isConnected || (channels.some(({ isPending }) => isPending) ? undefined : false),
    sentence: conversation.isPending ? undefined : (conversation.data ?? false),
  };
}
