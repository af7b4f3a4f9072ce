import type { AdminUser } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { channelColumns } from '../../channels/staff.ts';
import { classNames } from '../../lib/class-names.ts';
import { collectPages } from '../../lib/collect-pages.ts';
import { staffError } from '../../lib/staff-error.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { FloatingNotice, useNotice } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ExportButton } from '../../ui/export-button.tsx';
import { Failure } from '../../ui/failure.tsx';
import { FilterInput } from '../../ui/filter-input.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { TableSkeleton } from '../../ui/table-skeleton.tsx';
import { say } from '../../words/staff.ts';
import { usersPage, usersQuery } from './queries.ts';
import { UserModal } from './user-modal.tsx';
import { UsersTable } from './users-table.tsx';

const channelCells = channelColumns.flatMap(({ columns }) => columns);
const csvHeader = [
  'ID',
  say('users.email'),
  say('users.name'),
  say('users.phone'),
  ...channelCells.map(({ header }) => header),
  say('users.active'),
  say('users.backgroundEvents'),
  say('users.created'),
  say('users.updated'),
];

export function UsersTab() {
  const { values, page, change, setPage } = useUrlFilters({ search: '' });
  const users = useQuery({ ...usersQuery(values.search, page), placeholderData: keepPreviousData });
  // The count is of everybody, whatever is searched for.
  const everybody = useQuery({ ...usersQuery('', 1), enabled: values.search.trim() !== '' });
  const total = values.search.trim() === '' ? users.data?.total : everybody.data?.total;
  const [opened, setOpened] = useState<AdminUser | null>(null);
  const feedback = useNotice();

  return (
    <>
      {/* Behind an open dialog nobody would see it: there the dialog shows it. */}
      <FloatingNotice
        notice={opened ? null : feedback.notice}
        onDismiss={feedback.clear}
        className="sm:-translate-y-4 sm:top-22"
      />
      <div className="grid gap-6">
        {users.isError && (
          <Failure
            error={users.error}
            title={say('users.failedToFetchUsers')}
            retrying={users.isFetching}
            onRetry={() => void users.refetch()}
          />
        )}
        <div className="flex flex-wrap items-end justify-between gap-4">
          <div className="min-w-44 max-sm:w-full">
            <StatCard
              label={say('users.totalUsers')}
              value={
                total === undefined ? <Skeleton className="my-0.5 h-7 w-16" /> : total.toLocaleString('en')
              }
            />
          </div>
          <FilterInput
            label={say('users.search')}
            type="search"
            placeholder={say('users.nameOrEMail')}
            className="w-full sm:w-72"
            value={values.search}
            onChange={(search) => change({ search })}
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="font-semibold text-base">{say('users.allUsers')}</h2>
          <ExportButton
            name="users"
            header={csvHeader}
            rows={async () =>
              (await collectPages(async (at) => (await usersPage(values.search, at)).users)).map(csvRow)
            }
            onFailed={(error) => feedback.failed(staffError(error, say('users.failedToFetchUsers')))}
          />
        </div>
        {users.data ? (
          <div
            className={classNames('grid gap-3 transition-opacity', users.isPlaceholderData && 'opacity-60')}
            aria-busy={users.isPlaceholderData}
          >
            {users.data.users.length === 0 ? (
              <EmptyState title={say('users.noUsersFound')}>
                {values.search ? say('users.nobodysNameOrE') : say('users.peopleAppearHereAfter')}
              </EmptyState>
            ) : (
              <UsersTable users={users.data.users} feedback={feedback} onOpen={setOpened} />
            )}
            <Pager
              page={page}
              count={users.data.users.length}
              total={users.data.total}
              capped={users.data.total_capped}
              onPage={setPage}
            />
          </div>
        ) : (
          !users.isError && <TableSkeleton />
        )}
        {opened && <UserModal userId={opened.id} feedback={feedback} onClose={() => setOpened(null)} />}
      </div>
    </>
  );
}

const csvRow = (user: AdminUser) => [
  user.id,
  user.email,
  user.name,
  user.phone_number,
  ...channelCells.map(({ value }) => value(user)),
  user.is_active ? say('users.active') : say('users.inactive'),
  user.background_events_enabled ? say('users.enabled') : say('users.paused'),
  user.created_at,
  user.updated_at,
];
