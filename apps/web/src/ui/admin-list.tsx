import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import type { Cell } from '../lib/csv.ts';
import { staffError } from '../lib/staff-error.ts';
import { NoticeBanner, useNotice } from './banner.tsx';
import { ExportButton } from './export-button.tsx';
import { Failure } from './failure.tsx';
import { NewRows } from './new-rows.tsx';
import { Pager } from './pager.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching' | 'isPlaceholderData'> & {
  readonly refetch: () => Promise<unknown>;
};

interface Props<Data> {
  readonly title: string;
  readonly query: Query<Data>;
  /** Fetched for the same tab: fails and retries together with the list. */
  readonly alongside?: readonly Pick<Query<unknown>, 'error' | 'isFetching' | 'refetch'>[];
  readonly failed: { readonly title: string; readonly hint?: string };
  /** Figures above the list. */
  readonly figures?: ReactNode;
  /** Next to the title: another way to look at the same list. */
  readonly views?: ReactNode;
  readonly filters: ReactNode;
  readonly csv?: {
    readonly name: string;
    readonly header: readonly string[];
    readonly rows: () => Promise<readonly (readonly Cell[])[]>;
  };
  readonly news?: { readonly count: number; readonly noun: string };
  readonly pages?: (data: Data) => Omit<Parameters<typeof Pager>[0], 'page' | 'onPage'>;
  readonly page?: number;
  readonly onPage?: (page: number) => void;
  /** The table, or what there is instead of one. */
  readonly children: (data: Data) => ReactNode;
}

/**
 * What every tab of the console is: figures, a titled list with its filters and export, and the four states of it.
 * Old rows stay, dimmed, while others are fetched.
 */
export function AdminList<Data>(props: Props<Data>) {
  const { title, query, alongside = [], failed, figures, views, filters, csv, news, children } = props;
  const feedback = useNotice();
  const all = [query, ...alongside];
  const error = all.find((one) => one.error)?.error;
  const refresh = () => void Promise.all(all.map((one) => one.refetch()));
  return (
    <div className="grid grid-cols-1 gap-6">
      {error && (
        <Failure
          error={error}
          {...failed}
          retrying={all.some(({ isFetching }) => isFetching)}
          onRetry={refresh}
        />
      )}
      {figures}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-semibold text-base">{title}</h2>
        <div className="flex flex-wrap items-center gap-2">
          {views}
          {csv && (
            <ExportButton {...csv} onFailed={(reason) => feedback.failed(staffError(reason, failed.title))} />
          )}
        </div>
      </div>
      <NoticeBanner notice={feedback.notice} onDismiss={feedback.clear} />
      {filters}
      {news && <NewRows {...news} onShow={refresh} />}
      {query.data === undefined ? (
        !query.error && <TableSkeleton />
      ) : (
        <div
          className={classNames(
            'grid grid-cols-1 gap-3 transition-opacity',
            query.isPlaceholderData && 'opacity-60',
          )}
          aria-busy={query.isPlaceholderData}
        >
          {children(query.data)}
          <Pages {...props} data={query.data} />
        </div>
      )}
    </div>
  );
}

function Pages<Data>({ pages, page = 1, onPage, data }: Props<Data> & { readonly data: Data }) {
  return pages && onPage ? <Pager {...pages(data)} page={page} onPage={onPage} /> : null;
}
