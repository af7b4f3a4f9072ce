import type { ExceptionRecord } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import { ExceptionFilters } from './exception-filters.tsx';
import { ExceptionModal } from './exception-modal.tsx';
import { formatDuration } from './format-duration.ts';
import { exceptionsQuery } from './queries.ts';

const defaults = { limit: '', start: '', end: '' } as const;
const csvHeader = [
  say('exceptions.timestamp'),
  say('exceptions.message'),
  say('exceptions.durationMs'),
  say('exceptions.attributes'),
  say('exceptions.traceId'),
  say('exceptions.trace'),
];

export function ExceptionsTab() {
  const { values, change } = useUrlFilters(defaults);
  const query = useQuery({ ...exceptionsQuery(values), placeholderData: keepPreviousData });
  const [opened, setOpened] = useState<ExceptionRecord | null>(null);
  return (
    <>
      <AdminList
        title={say('exceptions.exceptionsFromLogfire')}
        query={query}
        failed={{
          title: say('exceptions.failedToFetchExceptions'),
          hint: say('exceptions.theyAreReadFrom'),
        }}
        filters={
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
        }
        csv={{
          name: 'exceptions',
          header: csvHeader,
          rows: async () => (query.data?.exceptions ?? []).map(csvRow),
        }}
      >
        {({ exceptions }) =>
          exceptions.length === 0 ? (
            <EmptyState
              title={say('exceptions.noExceptionsFound')}
              icon={<CircleCheck className="size-6" strokeWidth={1.5} />}
            >
              {say('exceptions.nothingWentWrongIn')}
            </EmptyState>
          ) : (
            <ExceptionsTable records={exceptions} onOpen={setOpened} />
          )
        }
      </AdminList>
      {opened && <ExceptionModal record={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface TableProps {
  readonly records: readonly ExceptionRecord[];
  readonly onOpen: (record: ExceptionRecord) => void;
}

function ExceptionsTable({ records, onOpen }: TableProps) {
  const keys = new Map(records.map((record, index) => [record, `${record.trace_id ?? ''}-${index}`]));
  const columns: readonly Column<ExceptionRecord>[] = [
    {
      key: 'timestamp',
      header: say('exceptions.timestamp'),
      cell: (record) => <DateTime value={record.start_timestamp} />,
    },
    {
      key: 'message',
      header: say('exceptions.message'),
      className: 'w-full as-rows:max-w-0 as-cards:col-span-full',
      cell: (record) => <span className="line-clamp-2 wrap-anywhere">{record.message}</span>,
    },
    {
      key: 'duration',
      header: say('exceptions.durationMs'),
      align: 'right',
      cell: (record) => formatDuration(record.duration_ms),
    },
    {
      key: 'actions',
      header: say('exceptions.actions'),
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
          {say('exceptions.viewDetails')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={say('exceptions.exceptionsFromLogfire')}
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
