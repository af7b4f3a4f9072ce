import type { ApprovalLog } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names.ts';
import { collectPages } from '../../lib/collect-pages.ts';
import { readRange } from '../../lib/range.ts';
import { useNewRows } from '../../lib/use-new-rows.ts';
import { useOpenRow } from '../../lib/use-open-row.ts';
import { useRange } from '../../lib/use-range.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RangeHeading } from '../../ui/range-heading.tsx';
import { say } from '../../words/staff.ts';
import { ApprovalFilters } from './approval-filters.tsx';
import { ApprovalStatistics, ApprovalStatisticsSkeleton } from './approval-statistics.tsx';
import { ApprovalsTable } from './approvals-table.tsx';
import { statusLabel } from './format-approval.ts';
import {
  approvalFilterDefaults,
  approvalLogQuery,
  approvalLogsPage,
  approvalLogsQuery,
  approvalStatisticsQuery,
} from './queries.ts';

const csvHeader = [
  say('approvals.userEmail'),
  say('approvals.toolNameHeading'),
  say('approvals.toolCallId'),
  say('approvals.arguments'),
  say('approvals.status'),
  say('approvals.channel'),
  say('approvals.responseTimeS'),
  say('approvals.created'),
  say('approvals.decidedBy'),
  say('approvals.trace'),
];

export function ApprovalsTab() {
  const filters = useUrlFilters({ range: 'all', ...approvalFilterDefaults });
  const { page } = filters;
  const { range: chosen, ...values } = filters.values;
  const range = readRange(chosen, 'all');
  const { start, before: earlier } = useRange(range);
  const statistics = useQuery({ ...approvalStatisticsQuery(start), placeholderData: keepPreviousData });
  const before = useQuery({
    ...approvalStatisticsQuery(earlier?.start, earlier?.end),
    enabled: earlier !== undefined,
  });
  const logs = useQuery({ ...approvalLogsQuery(values, page), placeholderData: keepPreviousData });
  const openRow = useOpenRow<ApprovalLog>('approval', approvalLogQuery);

  // Looking at one person's decisions is recorded and shown to them; a look every half minute would be noise there.
  const newest =
    page === 1 && values.user_email.trim() === '' && logs.data && !logs.isPlaceholderData
      ? { total: logs.data.total, newestId: logs.data.logs[0]?.id ?? null }
      : null;
  const newRows = useNewRows(
    ['adminApprovalLogs', values, newest],
    async (signal) => {
      const latest = await approvalLogsPage(values, { limit: 1, offset: 0 }, signal);
      return { total: latest.total, newestId: latest.logs[0]?.id ?? null };
    },
    newest,
  );
  return (
    <AdminList
      title={say('approvals.approvalLogs')}
      query={logs}
      alongside={[statistics]}
      failed={{ title: say('approvals.failedToFetchData') }}
      figures={
        <>
          <RangeHeading range={range} onChange={filters.change} />
          {statistics.data ? (
            <div className={classNames('transition-opacity', statistics.isPlaceholderData && 'opacity-60')}>
              <ApprovalStatistics figures={statistics.data} before={earlier && before.data} range={range} />
            </div>
          ) : (
            !statistics.isError && <ApprovalStatisticsSkeleton />
          )}
        </>
      }
      filters={<ApprovalFilters values={values} onChange={filters.change} />}
      csv={{
        name: 'approvals',
        header: csvHeader,
        rows: async () =>
          (await collectPages(async (at) => (await approvalLogsPage(values, at)).logs)).map(csvRow),
      }}
      news={{ count: newRows, noun: 'decision' }}
      page={page}
      onPage={filters.setPage}
      pages={(data) => ({ count: data.logs.length, total: data.total, capped: data.total_capped })}
    >
      {(data) =>
        data.logs.length === 0 ? (
          <EmptyState title={say('approvals.noApprovalLogsFound')}>
            {say('approvals.decisionsAppearHereAs')}
          </EmptyState>
        ) : (
          <ApprovalsTable logs={data.logs} onOpen={openRow} />
        )
      }
    </AdminList>
  );
}

const csvRow = (log: ApprovalLog) => [
  log.user_email,
  log.tool_name,
  log.tool_call_id,
  JSON.stringify(log.tool_args),
  statusLabel(log.approved),
  log.channel,
  log.response_time_seconds,
  log.created_at,
  log.decided_by,
  log.logfire_url,
];
