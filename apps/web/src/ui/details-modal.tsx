import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiError } from '../lib/api-error.ts';
import { addressOf, type Opened } from '../lib/opened.ts';
import { say } from '../words/staff.ts';
import { Banner } from './banner.tsx';
import { CopyButton } from './copy-button.tsx';
import { Failure } from './failure.tsx';
import { Modal } from './modal.tsx';
import { Skeleton } from './skeleton.tsx';

interface Props<Data> {
  readonly of: Opened;
  readonly title: string;
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & {
    readonly refetch: () => unknown;
  };
  readonly failed: string;
  /** The sentence for what an address named once. */
  readonly missing: string;
  readonly loading?: string;
  /** Above whatever state it is in. */
  readonly notice?: ReactNode;
  readonly actions?: ReactNode;
  readonly onClose: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** One thing of the console in front of its list, with the address to pass on. */
export function DetailsModal<Data>(props: Props<Data>) {
  const { of, title, query, failed, missing, loading, notice, actions, onClose, children } = props;
  const isGone = query.error instanceof ApiError && query.error.status === 404;
  return (
    <Modal
      size="xl"
      title={title}
      onClose={onClose}
      footer={
        <>
          {actions}
          <CopyButton
            text={`${location.origin}${addressOf(of)}`}
            label={say('ui.copyLink')}
            copiedLabel={say('ui.linkCopied')}
          />
        </>
      }
    >
      {notice}
      {isGone ? (
        <Banner tone="danger">
          <p className="font-medium">{missing}</p>
          <p>{say('ui.notFoundAnyMore')}</p>
        </Banner>
      ) : query.data !== undefined ? (
        children(query.data)
      ) : query.error ? (
        <Failure
          error={query.error}
          title={failed}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <div aria-busy="true" className="grid grid-cols-1 gap-4">
          <p role="status" className={loading ? 'text-ink-soft text-sm' : 'sr-only'}>
            {loading ?? say('ui.loadingDetails')}
          </p>
          <Skeleton className="h-40 w-full" />
          <Skeleton className="h-24 w-full" />
          <Skeleton className="h-24 w-full" />
        </div>
      )}
    </Modal>
  );
}
