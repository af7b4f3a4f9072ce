import { labelOf } from '@catch/contract/channel-labels';
import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../lib/api-query.ts';
import { savedState } from '../lib/saved-layout.ts';
import { channelNames } from './in-order.ts';
import { channelSettings } from './settings.ts';

/** Whether the first of the channels is connected; until that is known, whether it was so the last time. */
export function useFirstChannel(userId: string): {
  readonly isKnown: boolean;
  readonly isConnected: boolean;
} {
  const [first] = useQueries({ queries: channelSettings.slice(0, 1).map(({ status }) => apiQuery(status)) });
  if (!first?.isPending) return { isKnown: true, isConnected: first?.data?.connected ?? false };
  const [name] = channelNames;
  return { isKnown: false, isConnected: name !== undefined && savedState(userId, labelOf(name)) === true };
}
