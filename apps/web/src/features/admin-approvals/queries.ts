import type { Channel } from '@catch/contract';
import { call } from '../../lib/api.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { PAGE_SIZE } from '../../ui/pager.tsx';
import { personAndDatesDefaults, personAndDatesQuery } from '../../ui/person-and-dates.tsx';

export const approvalFilterDefaults = {
  ...personAndDatesDefaults,
  tool_name: '',
  approved: '',
  channel: '',
} as const;
/** The filters as they stand in the address; '' is none. */
export type ApprovalFilterValues = { readonly [K in keyof typeof approvalFilterDefaults]: string };

const asQuery = ({ tool_name, approved, channel, ...rest }: ApprovalFilterValues) => ({
  ...personAndDatesQuery(rest),
  tool_name: tool_name.trim() || undefined,
  approved: approved === 'true' || approved === 'false' ? (approved as 'true' | 'false') : undefined,
  channel: (channel || undefined) as Channel | undefined,
});

export const approvalLogsQuery = (filters: ApprovalFilterValues, page: number) =>
  apiQuery('adminApprovalLogs', {
    query: { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, ...asQuery(filters) },
  });

export const approvalLogsPage = (
  filters: ApprovalFilterValues,
  page: { limit: number; offset: number },
  signal?: AbortSignal,
) => call('adminApprovalLogs', { query: { ...page, ...asQuery(filters) } }, { signal });

export const approvalLogQuery = (id: string) => apiQuery('adminApprovalLog', { params: { log_id: id } });

export const approvalStatisticsQuery = (start: string | undefined, end?: string) =>
  apiQuery('adminApprovalStatistics', { query: { start_date: start, end_date: end } });
