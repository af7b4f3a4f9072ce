import type { ExceptionRecord } from '@catch/contract';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import { formatDuration } from './format-duration.ts';

interface Props {
  readonly records: readonly ExceptionRecord[];
  readonly onOpen: (record: ExceptionRecord) => void;
}

export function ExceptionsTable({ records, onOpen }: Props) {
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
      rowKey={({ id }) => id}
      onRowClick={onOpen}
    />
  );
}
