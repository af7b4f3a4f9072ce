import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { detailOr } from '../lib/api-error.ts';
import { say } from '../words/frame.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface Props<Data> {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'isError' | 'error' | 'isFetching'> & {
    readonly refetch: () => unknown;
  };
  /** Skeletons of the real shape. */
  readonly loading: ReactNode;
  /** The specified sentence for when the server gave none. */
  readonly error: string;
  readonly isEmpty: (data: Data) => boolean;
  readonly empty: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** Asks for all three states, so that nobody forgets 'No users found'. Old data stays while new data is fetched. */
export function QueryState<Data>({ query, loading, error, isEmpty, empty, children }: Props<Data>) {
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  if (query.isError) {
    return (
      <Banner
        tone="danger"
        actions={
          <Button variant="secondary" size="sm" onClick={() => query.refetch()} busy={query.isFetching}>
            {say('ui.retry')}
          </Button>
        }
      >
        {detailOr(query.error, error)}
      </Banner>
    );
  }
  return (
    <div aria-busy="true" data-loading className="h-full">
      {loading}
    </div>
  );
}
