import type { ExceptionKind } from '@catch/contract';
import { formatDateTime } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Email } from '../../ui/email.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { Sparkline } from '../../ui/sparkline.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';

interface Props {
  readonly kinds: readonly ExceptionKind[];
  readonly from: string;
  readonly to: string;
  readonly onOpen: (latest: ExceptionKind['latest']) => void;
}

export function KindsTable({ kinds, from, to, onOpen }: Props) {
  const columns: readonly Column<ExceptionKind>[] = [
    {
      key: 'kind',
      header: say('exceptions.kind'),
      className: 'w-full as-rows:max-w-0 as-cards:col-span-full',
      cell: ({ type, message }) => (
        <span className="block">
          {type && <span className="block font-mono text-ink-soft text-xs">{type}</span>}
          <span className="wrap-anywhere as-rows:line-clamp-3">{message}</span>
        </span>
      ),
    },
    {
      key: 'count',
      header: say('exceptions.count'),
      align: 'right',
      cell: ({ count }) => count.toLocaleString('en'),
    },
    {
      key: 'over-time',
      header: say('exceptions.overTime'),
      cell: ({ over_time, count }) => (
        <Sparkline
          values={over_time}
          label={say('exceptions.overTimeFrom', {
            count,
            from: formatDateTime(from),
            to: formatDateTime(to),
          })}
        />
      ),
    },
    {
      key: 'first',
      header: say('exceptions.firstSeen'),
      cell: ({ first_seen }) => <DateTime value={first_seen} />,
    },
    {
      key: 'last',
      header: say('exceptions.lastSeen'),
      cell: ({ last_seen }) => <DateTime value={last_seen} />,
    },
    { key: 'users', header: say('exceptions.users'), cell: (kind) => <Users kind={kind} /> },
    {
      key: 'actions',
      header: say('exceptions.latest'),
      className: 'as-cards:col-span-full',
      cell: ({ latest }) => (
        <span className="flex as-rows:flex-col flex-wrap as-rows:items-start gap-x-4 gap-y-1.5 whitespace-nowrap">
          <Button variant="secondary" size="sm" onClick={() => onOpen(latest)}>
            {say('exceptions.viewDetails')}
          </Button>
          <TraceLink url={latest.logfire_url} />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={say('exceptions.byKindCaption')}
      columns={columns}
      rows={kinds}
      rowKey={({ id }) => id}
      manyColumns
    />
  );
}

/** Whom it happened to last, and how many others. */
function Users({ kind: { latest, user_count } }: { kind: ExceptionKind }) {
  if (!latest.user_id || !latest.user_email)
    return user_count > 0 ? say('exceptions.userCount', { count: user_count }) : '-';
  return (
    <span className="block as-rows:min-w-36">
      <OpenLink to={{ kind: 'user', id: latest.user_id }}>
        <Email address={latest.user_email} />
      </OpenLink>
      {user_count > 1 && (
        <span className="block text-ink-soft text-xs">
          {say('exceptions.andOthers', { count: user_count - 1 })}
        </span>
      )}
    </span>
  );
}
