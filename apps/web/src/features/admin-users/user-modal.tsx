import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { FloatingNotice, type useNotice } from '../../ui/banner.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/staff.ts';
import { userDetailsQuery } from './queries.ts';
import { ResetUserModal } from './reset-user-modal.tsx';
import { UserDetails } from './user-details.tsx';

interface Props {
  readonly userId: string;
  readonly feedback: ReturnType<typeof useNotice>;
  readonly onClose: () => void;
}

export function UserModal({ userId, feedback, onClose }: Props) {
  const details = useQuery({ ...userDetailsQuery(userId), staleTime: 0 });
  const [resetting, setResetting] = useState(false);
  const missing = details.error instanceof ApiError && details.error.status === 404;
  return (
    <Modal size="xl" title={say('users.userDetails')} onClose={onClose}>
      <FloatingNotice
        notice={resetting ? null : feedback.notice}
        onDismiss={feedback.clear}
        className="sm:-translate-y-4 sm:top-0"
      />
      {details.data ? (
        <UserDetails user={details.data} feedback={feedback} onReset={() => setResetting(true)} />
      ) : details.isError ? (
        <Failure
          error={details.error}
          title={missing ? say('users.userNotFound') : say('users.failedToFetchUser')}
          retrying={details.isFetching}
          onRetry={() => void details.refetch()}
        />
      ) : (
        <DetailsSkeleton />
      )}
      {resetting && details.data && (
        <ResetUserModal user={details.data} feedback={feedback} onClose={() => setResetting(false)} />
      )}
    </Modal>
  );
}

const DetailsSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <p role="status" className="text-ink-soft text-sm">
      {say('users.loadingUserDetails')}
    </p>
    <Skeleton className="h-40 w-full" />
    <Skeleton className="h-24 w-full" />
    <Skeleton className="h-24 w-full" />
  </div>
);
