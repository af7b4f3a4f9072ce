import type { ExceptionRecord } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { ExceptionFilters } from './exception-filters.tsx';
import { ExceptionModal } from './exception-modal.tsx';
import { formatDuration } from './format-duration.ts';
import { exceptionsQuery } from './queries.ts';

const defaults = { limit: '', start: '', end: '' } as const;
const csvHeader = ['Timestamp', 'Message', 'Duration (ms)', 'Attributes', 'Trace ID', 'Trace'];

export function ExceptionsTab() {
  const { values, change } = useUrlFilters(defaults);
  const query = useQuery({ ...exceptionsQuery(values), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<ExceptionRecord | null>(null);
  const records = query.data?.exceptions ?? [];
  return (
    <div className="grid gap-6">
      <ExceptionFilters
        applied={values}
        busy={query.isFetching}
        onApply={(filters) => {
          const same = (Object.keys(defaults) as (keyof typeof defaults)[]).every(
            (name) => filters[name] === values[name],
          );
          if (same) void query.refetch();
          else change(filters);
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">Exceptions from Logfire</h2>
        <ExportButton
          name="exceptions"
          header={csvHeader}
          rows={async () => records.map(csvRow)}
          onFailed={(error) => console.warn('The export failed', error)}
        />
      </div>
      {query.isError ? (
        <Failure
          error={query.error}
          title="Failed to fetch exceptions"
          hint="They are read from Logfire: check LOGFIRE_READ_TOKEN and that Logfire can be reached, then try again."
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : query.data ? (
        <div className={classNames('transition-opacity', query.isPlaceholderData && 'opacity-60')}>
          {records.length === 0 ? (
            <EmptyState
              title="No exceptions found"
              icon={<CircleCheck className="size-6" strokeWidth={1.5} />}
            >
              Nothing went wrong in this time.
            </EmptyState>
          ) : (
            <ExceptionsTable records={records} onOpen={setOpened} />
          )}
        </div>
      ) : (
        <TableSkeleton />
      )}
      {opened && <ExceptionModal record={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}

interface TableProps {
  readonly records: readonly ExceptionRecord[];
  readonly onOpen: (record: ExceptionRecord) => void;
}

function ExceptionsTable({ records, onOpen }: TableProps) {
  const keys = new Map(records.map((record, index) => [record, `${record.trace_id ?? ''}-${index}`]));
  const columns: readonly Column<ExceptionRecord>[] = [
    { key: 'timestamp', header: 'Timestamp', cell: (record) => <DateTime value={record.start_timestamp} /> },
    {
      key: 'message',
      header: 'Message',
      className: 'w-full as-rows:max-w-0 as-cards:col-span-full',
      cell: (record) => <span className="line-clamp-2 wrap-anywhere">{record.message}</span>,
    },
    {
      key: 'duration',
      header: 'Duration (ms)',
      align: 'right',
      cell: (record) => formatDuration(record.duration_ms),
    },
    {
      key: 'actions',
      header: 'Actions',
      className: 'as-cards:col-span-full',
      align: 'right',
      cell: (record) => (
        <Button
          variant="secondary"
          size="sm"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(record);
          }}
        >
          View Details
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption="Exceptions from Logfire"
      columns={columns}
      rows={records}
      rowKey={(record) => keys.get(record) ?? record.start_timestamp}
      onRowClick={onOpen}
    />
  );
}

const csvRow = (record: ExceptionRecord) => [
  record.start_timestamp,
  record.message,
  record.duration_ms,
  record.attributes && JSON.stringify(record.attributes),
  record.trace_id,
  record.logfire_url,
];
