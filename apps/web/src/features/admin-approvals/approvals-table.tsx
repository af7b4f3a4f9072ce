import type { ApprovalLog } from '@catch/contract';
import { Fragment } from 'react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Email } from '../../ui/email.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import { responseTime, statusLabel } from './format-approval.ts';

interface Props {
  readonly logs: readonly ApprovalLog[];
  readonly onOpen: (log: ApprovalLog) => void;
}

export function ApprovalsTable({ logs, onOpen }: Props) {
  const columns: readonly Column<ApprovalLog>[] = [
    {
      key: 'user',
      header: say('approvals.userEmail'),
      cell: (log) => <Email address={log.user_email} className="as-rows:min-w-40 as-rows:max-w-72" />,
    },
    {
      key: 'tool',
      header: say('approvals.toolNameHeading'),
      cell: (log) => <ToolName name={log.tool_name} />,
    },
    {
      key: 'status',
      header: say('approvals.status'),
      cell: (log) => (
        <Badge tone={log.approved ? 'success' : 'danger'} dot>
          {statusLabel(log.approved)}
        </Badge>
      ),
    },
    {
      key: 'channel',
      header: say('approvals.channel'),
      cell: (log) => <ChannelBadge channel={log.channel} />,
    },
    {
      key: 'time',
      header: say('approvals.responseTime'),
      align: 'right',
      cell: (log) => responseTime(log.response_time_seconds),
    },
    { key: 'created', header: say('approvals.created'), cell: (log) => <DateTime value={log.created_at} /> },
    {
      key: 'actions',
      header: say('approvals.actions'),
      className: 'as-cards:col-span-full',
      align: 'right',
      cell: (log) => (
        <Button
          variant="secondary"
          size="sm"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(log);
          }}
        >
          {say('approvals.viewDetails')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={say('approvals.decisionsOnToolCalls')}
      columns={columns}
      rows={logs}
      rowKey={(log) => log.id}
      onRowClick={onOpen}
    />
  );
}

/** Breaks after an underscore, where it must. */
const ToolName = ({ name }: { name: string }) => (
  <code className="break-words font-mono text-[0.8125rem]">
    {name.split(/(?<=_)/).map((word, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of one name never change their order
      <Fragment key={index}>
        {word}
        <wbr />
      </Fragment>
    ))}
  </code>
);
