import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { detailOr } from '../lib/api-error.ts';
import { say } from '../words/frame.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface Props<Data> {
  readonly query: Pick<
    UseQueryResult<Data>,
    'data' | 'isError' | 'error' | 'errorUpdateCount' | 'isFetching'
  > & {
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
  const [lastError, setLastError] = useState(query.error);
  if (query.error && query.error !== lastError) setLastError(query.error);
  if (query.data !== undefined) return isEmpty(query.data) ? empty : children(query.data);
  // While it is tried again the query counts as loading; a list that is looked at every few seconds would flicker.
  if (query.isError || query.errorUpdateCount > 0) {
    return (
      <Banner
        tone="danger"
        actions={
          <Button variant="secondary" size="sm" onClick={() => query.refetch()} busy={query.isFetching}>
            {say('ui.retry')}
          </Button>
        }
      >
        {detailOr(query.error ?? lastError, error)}
      </Banner>
    );
  }
  return (
    <div aria-busy="true" data-loading className="h-full">
      {loading}
    </div>
  );
}
