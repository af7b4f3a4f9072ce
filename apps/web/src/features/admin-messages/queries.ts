import type { Channel } from '@catch/contract';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { PAGE_SIZE } from '../../ui/pager.tsx';
import { type PersonAndDatesValues, personAndDatesQuery } from '../../ui/person-and-dates.tsx';

/** The filters as they stand in the address; '' is none. */
export interface MessageFilters extends PersonAndDatesValues {
  readonly channel: string;
}

const asQuery = (filters: MessageFilters) => ({
  ...personAndDatesQuery(filters),
  channel: (filters.channel || undefined) as Channel | undefined,
});

export const messagesQuery = (filters: MessageFilters, page: number) =>
  apiQuery('adminMessages', {
    query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...asQuery(filters) },
  });

export const messagesPage = (
  filters: MessageFilters,
  page: { limit: number; offset: number },
  signal?: AbortSignal,
) => call('adminMessages', { query: { ...page, ...asQuery(filters) } }, { signal });

export const modelUsageQuery = (start: string | undefined) =>
  apiQuery('adminModelUsage', { query: { limit: 1, offset: 0, start_date: start } });

export const readersQuery = () => apiQuery('adminModelUsage', { query: { limit: 1, offset: 0 } });

/** What models were asked for one turn. */
export const turnUsageQuery = (turnId: string) =>
  apiQuery('adminModelUsage', { query: { limit: 20, offset: 0, turn_id: turnId } });

export const statisticsQuery = (start: string | undefined, end?: string) =>
  apiQuery('adminConversationStatistics', { query: { start_date: start, end_date: end } });

export const turnsQuery = (filters: MessageFilters, page: number) =>
  apiQuery('adminTurns', {
    query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...asQuery(filters) },
  });

export const turnsPage = (filters: MessageFilters, page: { limit: number; offset: number }) =>
  call('adminTurns', { query: { ...page, ...asQuery(filters) } });

export const turnQuery = (id: string) => apiQuery('adminTurn', { params: { turn_id: id } });

export const conversationQuery = (userId: string, channel: Channel, page: number) =>
  apiQuery('adminConversation', {
    params: { user_id: userId },
    query: { channel, limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE },
  });
