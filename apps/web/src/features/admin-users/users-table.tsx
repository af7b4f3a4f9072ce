import type { AdminUser } from '@catch/contract';
import { labelOf } from '@catch/contract/channel-labels';
import { channelColumns } from '../../channels/staff.ts';
import { formatDate } from '../../lib/format.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import type { Feedback } from './queries.ts';
import { QueueAndHistory } from './queue-and-history.tsx';
import { ActiveState } from './user-badges.tsx';

interface Props {
  readonly users: readonly AdminUser[];
  readonly feedback: Feedback;
  readonly onOpen: (user: AdminUser) => void;
}

export function UsersTable({ users, feedback, onOpen }: Props) {
  const columns: readonly Column<AdminUser>[] = [
    {
      key: 'id',
      header: 'ID',
      cell: (user) => (
        <span
          title={user.id}
          className="block as-rows:max-w-12 as-rows:truncate as-cards:break-all font-mono text-ink-soft text-xs"
        >
          {user.id}
        </span>
      ),
    },
    {
      key: 'email',
      header: say('users.email'),
      cell: (user) => (
        <span className="flex min-w-0 items-center gap-2.5">
          <Avatar
            src={user.picture}
            name={user.name || user.email}
            className="size-7 text-xs max-2xl:hidden"
          />
          <Email address={user.email} className="as-rows:wrap-anywhere as-rows:min-w-37 as-rows:max-w-56" />
        </span>
      ),
    },
    { key: 'name', header: say('users.name'), cell: (user) => user.name || '-' },
    {
      key: 'phone',
      header: say('users.phone'),
      cell: (user) => <span className="tabular-nums 2xl:whitespace-nowrap">{user.phone_number || '-'}</span>,
    },
    ...channelColumns.map(({ name, State }) => ({
      key: name.toLowerCase(),
      header: labelOf(name),
      cell: (user: AdminUser) => <State user={user} />,
    })),
    { key: 'active', header: say('users.active'), cell: (user) => <ActiveState user={user} /> },
    {
      key: 'created',
      header: say('users.created'),
      cell: (user) => (
        <time dateTime={user.created_at} title={user.created_at} className="whitespace-nowrap">
          {formatDate(user.created_at)}
        </time>
      ),
    },
    {
      key: 'actions',
      header: say('users.actions'),
      className: 'as-cards:col-span-full',
      cell: (user) => (
        <span className="flex as-cards:flex-wrap gap-1.5 as-rows:max-2xl:gap-1 as-rows:max-2xl:[&>button]:px-2">
          <QueueAndHistory
            userId={user.id}
            feedback={feedback}
            before={(busy) => (
              <Button variant="secondary" size="sm" disabled={busy} onClick={() => onOpen(user)}>
                {say('users.viewDetails')}
              </Button>
            )}
          />
        </span>
      ),
    },
  ];
  return (
    <Table
      caption={say('users.allUsers')}
      columns={columns}
      rows={users}
      rowKey={(user) => user.id}
      manyColumns
    />
  );
}
