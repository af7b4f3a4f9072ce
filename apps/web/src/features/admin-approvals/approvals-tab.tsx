import type { ApprovalLog } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { collectPages } from '../../lib/collect-pages.ts';
import { staffError } from '../../lib/staff-error.ts';
import { useNewRows } from '../../lib/use-new-rows.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { NoticeBanner, useNotice } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { NewRows } from '../../ui/new-rows.tsx';
import { Pager } from '../../ui/pager.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { say } from '../../words/staff.ts';
import { ApprovalFilters } from './approval-filters.tsx';
import { ApprovalModal } from './approval-modal.tsx';
import { ApprovalStatistics, ApprovalStatisticsSkeleton } from './approval-statistics.tsx';
import { ApprovalsTable } from './approvals-table.tsx';
import { statusLabel } from './format-approval.ts';
import {
  approvalFilterDefaults,
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
  const filters = useUrlFilters(approvalFilterDefaults);
  const { values, page } = filters;
  const statistics = useQuery(approvalStatisticsQuery());
  const logs = useQuery({ ...approvalLogsQuery(values, page), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<ApprovalLog | null>(null);
  const feedback = useNotice();

  const newest =
    page === 1 && logs.data && !logs.isPlaceholderData
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
  const refresh = () => void Promise.all([logs.refetch(), statistics.refetch()]);
  const failed = logs.error ?? statistics.error;

  return (
    <div className="grid gap-6">
      {failed && (
        <Failure
          error={failed}
          title={say('approvals.failedToFetchData')}
          retrying={logs.isFetching || statistics.isFetching}
          onRetry={refresh}
        />
      )}
      {statistics.data ? (
        <ApprovalStatistics figures={statistics.data} />
      ) : (
        !statistics.isError && <ApprovalStatisticsSkeleton />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">{say('approvals.approvalLogs')}</h2>
        <ExportButton
          name="approvals"
          header={csvHeader}
          rows={async () =>
            (await collectPages(async (at) => (await approvalLogsPage(values, at)).logs)).map(csvRow)
          }
          onFailed={(error) => feedback.failed(staffError(error, say('approvals.failedToFetchData')))}
        />
      </div>
      <NoticeBanner notice={feedback.notice} onDismiss={feedback.clear} />
      <ApprovalFilters values={values} onChange={filters.change} />
      <NewRows count={newRows} noun="decision" onShow={refresh} />
      {logs.data ? (
        <div
          className={classNames('grid gap-3 transition-opacity', logs.isPlaceholderData && 'opacity-60')}
          aria-busy={logs.isPlaceholderData}
        >
          {logs.data.logs.length === 0 ? (
            <EmptyState title={say('approvals.noApprovalLogsFound')}>
              {say('approvals.decisionsAppearHereAs')}
            </EmptyState>
          ) : (
            <ApprovalsTable logs={logs.data.logs} onOpen={setOpened} />
          )}
          <Pager
            page={page}
            count={logs.data.logs.length}
            total={logs.data.total}
            capped={logs.data.total_capped}
            onPage={filters.setPage}
          />
        </div>
      ) : (
        !logs.isError && <TableSkeleton />
      )}
      {opened && <ApprovalModal log={opened} onClose={() => setOpened(null)} />}
    </div>
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
