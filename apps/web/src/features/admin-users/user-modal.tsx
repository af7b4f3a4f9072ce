import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FloatingNotice, useNotice } from '../../ui/banner.tsx';
import { DetailsModal } from '../../ui/details-modal.tsx';
import { say } from '../../words/staff.ts';
import { userDetailsQuery } from './queries.ts';
import { ResetUserModal } from './reset-user-modal.tsx';
import { UserDetails } from './user-details.tsx';

export function UserModal({ id, onClose }: { id: string; onClose: () => void }) {
  const details = useQuery({ ...userDetailsQuery(id), staleTime: 0 });
  const feedback = useNotice();
  const [resetting, setResetting] = useState(false);
  return (
    <DetailsModal
      of={{ kind: 'user', id }}
      title={say('users.userDetails')}
      query={details}
      failed={say('users.failedToFetchUser')}
      missing={say('users.userNotFound')}
      loading={say('users.loadingUserDetails')}
      notice={
        <FloatingNotice
          notice={resetting ? null : feedback.notice}
          onDismiss={feedback.clear}
          className="sm:-translate-y-4 sm:top-0"
        />
      }
      onClose={onClose}
    >
      {(user) => (
        <>
          <UserDetails user={user} feedback={feedback} onReset={() => setResetting(true)} />
          {resetting && (
            <ResetUserModal user={user} feedback={feedback} onClose={() => setResetting(false)} />
          )}
        </>
      )}
    </DetailsModal>
  );
}
