import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../lib/api-query.ts';
import { channelSettings } from './settings.ts';

/** Whether the first of the channels is connected; undefined until it is known. */
export function useFirstChannel(): boolean | undefined {
  const [first] = useQueries({ queries: channelSettings.slice(0, 1).map(({ status }) => apiQuery(status)) });
  return first?.isPending ? undefined : (first?.data?.connected ?? false);
}
