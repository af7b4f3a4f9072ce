import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import { conversationQuery } from './queries.ts';

export type StoredConversation = CallReply<'conversation'>;

/** What was said before this page was opened, and while nobody looked at it. What is under way in it is waited for. */
export function useStored(
  userId: string,
  isKnown: boolean,
  /** False while this page itself is at it: its own answer comes to it anyway. */
  isIdle: boolean,
  onLoaded: (userId: string, conversation: StoredConversation) => void,
) {
  // Who comes back at once may find what was there before still cached, and fresh by its age.
  const query = useQuery({
    ...conversationQuery(userId),
    enabled: isKnown,
    gcTime: 0,
    refetchOnMount: 'always',
  });
  const { data } = query;
  const notifyLoaded = useEffectEvent(onLoaded);
  useEffect(() => {
    if (data) notifyLoaded(userId, data);
  }, [data, userId]);
  // People who come back, to the window or to the network, may have missed something.
  const look = useEffectEvent(() => {
    if (isKnown && isIdle && document.visibilityState === 'visible' && !query.isFetching)
      void query.refetch();
  });
  useEffect(() => {
    const comeBack = () => look();
    addEventListener('focus', comeBack);
    addEventListener('online', comeBack);
    document.addEventListener('visibilitychange', comeBack);
    return () => {
      removeEventListener('focus', comeBack);
      removeEventListener('online', comeBack);
      document.removeEventListener('visibilitychange', comeBack);
    };
  }, []);
  return query;
}
