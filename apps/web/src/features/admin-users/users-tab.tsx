import type { AdminUser } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { channelColumns } from '../../channels/staff.ts';
import { collectPages } from '../../lib/collect-pages.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { FloatingNotice, useNotice } from '../../ui/banner.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterInput } from '../../ui/filter-input.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { say } from '../../words/staff.ts';
import { usersPage, usersQuery } from './queries.ts';
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
  const { opened, open } = useOpened();
  const feedback = useNotice();

  return (
    <>
      {/* Behind an open dialog nobody would see it. */}
      <FloatingNotice
        notice={opened ? null : feedback.notice}
        onDismiss={feedback.clear}
        className="sm:-translate-y-4 sm:top-22"
      />
      <AdminList
        title={say('users.allUsers')}
        query={users}
        failed={{ title: say('users.failedToFetchUsers') }}
        figures={
          <div className="min-w-44 sm:w-fit">
            <StatCard
              label={say('users.totalUsers')}
              value={
                total?.toLocaleString('en') ??
                (users.isError || everybody.isError ? '–' : <Skeleton className="my-0.5 h-7 w-16" />)
              }
            />
          </div>
        }
        filters={
          <search>
            <FilterInput
              label={say('users.search')}
              type="search"
              placeholder={say('users.nameOrEMail')}
              className="w-full sm:w-72"
              value={values.search}
              onChange={(search) => change({ search })}
            />
          </search>
        }
        csv={{
          name: 'users',
          header: csvHeader,
          rows: async () =>
            (await collectPages(async (at) => (await usersPage(values.search, at)).users)).map(csvRow),
        }}
        page={page}
        onPage={setPage}
        pages={(data) => ({ count: data.users.length, total: data.total, capped: data.total_capped })}
      >
        {(data) =>
          data.users.length === 0 ? (
            <EmptyState title={say('users.noUsersFound')}>
              {values.search ? say('users.nobodysNameOrE') : say('users.peopleAppearHereAfter')}
            </EmptyState>
          ) : (
            <UsersTable
              users={data.users}
              feedback={feedback}
              onOpen={(user) => open({ kind: 'user', id: user.id })}
            />
          )
        }
      </AdminList>
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
