import type { ExceptionRecord } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useOpenRow } from '../../lib/use-open-row.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Views } from '../../ui/views.tsx';
import { say } from '../../words/staff.ts';
import { ExceptionFilters } from './exception-filters.tsx';
import { ExceptionsTable } from './exceptions-table.tsx';
import { KindsTable } from './kinds-table.tsx';
import {
  exceptionKindsQuery,
  exceptionQuery,
  exceptionsQuery,
  type ExceptionFilters as Filters,
} from './queries.ts';

const noFilters = { limit: '', user_email: '', start: '', end: '' } as const;
const views = [
  { value: '', label: say('exceptions.oneByOne') },
  { value: 'kinds', label: say('exceptions.byKind') },
] as const;
const failed = {
  title: say('exceptions.failedToFetchExceptions'),
  hint: say('exceptions.theyAreReadFrom'),
};

export function ExceptionsTab() {
  const { values, change } = useUrlFilters({ view: '', ...noFilters });
  const { view, ...filters } = values;
  const isByKind = view === 'kinds';
  const records = useQuery({
    ...exceptionsQuery(filters),
    placeholderData: keepPreviousData,
    enabled: !isByKind,
  });
  const kinds = useQuery({
    ...exceptionKindsQuery(filters),
    placeholderData: keepPreviousData,
    enabled: isByKind,
  });
  const query = isByKind ? kinds : records;
  const openRow = useOpenRow<ExceptionRecord>('exception', exceptionQuery);
  const parts = {
    title: say('exceptions.exceptionsFromLogfire'),
    failed,
    views: <Views value={isByKind ? view : ''} options={views} onChange={change} />,
    filters: (
      <ExceptionFilters
        applied={filters}
        hasLimit={!isByKind}
        busy={query.isFetching}
        onApply={(next) => (isSame(next, filters) ? void query.refetch() : change(next))}
      />
    ),
  };
  return isByKind ? (
    <AdminList {...parts} query={kinds}>
      {(data) =>
        data.kinds.length === 0 ? (
          <Nothing />
        ) : (
          <>
            <KindsTable kinds={data.kinds} from={data.from} to={data.to} onOpen={openRow} />
            <p className="text-ink-faint text-xs">
              {say('exceptions.kindsOf', {
                kinds: data.kinds.length,
                total: data.total,
                capped: data.total_capped ? 'yes' : 'no',
              })}
            </p>
          </>
        )
      }
    </AdminList>
  ) : (
    <AdminList
      {...parts}
      query={records}
      csv={{
        name: 'exceptions',
        header: csvHeader,
        rows: async () => (records.data?.exceptions ?? []).map(csvRow),
      }}
    >
      {({ exceptions }) =>
        exceptions.length === 0 ? <Nothing /> : <ExceptionsTable records={exceptions} onOpen={openRow} />
      }
    </AdminList>
  );
}

const isSame = (one: Filters, other: Filters): boolean =>
  (Object.keys(noFilters) as (keyof Filters)[]).every((name) => one[name] === other[name]);

const Nothing = () => (
  <EmptyState
    title={say('exceptions.noExceptionsFound')}
    icon={<CircleCheck className="size-6" strokeWidth={1.5} />}
  >
    {say('exceptions.nothingWentWrongIn')}
  </EmptyState>
);

const csvHeader = [
  say('exceptions.timestamp'),
  say('exceptions.message'),
  say('exceptions.durationMs'),
  say('exceptions.attributes'),
  say('exceptions.traceId'),
  say('exceptions.trace'),
];

const csvRow = (record: ExceptionRecord) => [
  record.start_timestamp,
  record.message,
  record.duration_ms,
  record.attributes && JSON.stringify(record.attributes),
  record.trace_id,
  record.logfire_url,
];
