import { useQueries } from '@tanstack/react-query';
import { apiQuery } from '../lib/api-query.ts';
import { channelSettings } from './settings.ts';

/** Whether none of the channels is connected, so that nothing unasked would arrive; false until that is known. */
export function useUnreachable(): boolean {
  const statuses = useQueries({ queries: channelSettings.map(({ status }) => apiQuery(status)) });
  return statuses.every(({ data }) => data?.connected === false);
}
