import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import { conversationQuery } from './queries.ts';

export type StoredConversation = CallReply<'conversation'>;

/** What was said before this page was opened. What is under way in it is waited for. */
export function useStored(
  userId: string,
  isKnown: boolean,
  onLoaded: (userId: string, conversation: StoredConversation) => void,
) {
  const query = useQuery({ ...conversationQuery(userId), enabled: isKnown, gcTime: 0 });
  const { data } = query;
  const hear = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data) hear(userId, data);
  }, [data, userId]);
  return query;
}
