import { useState } from 'react';
import { ApiError, detailOr } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';
import { useDeleteMe } from './queries.ts';

interface Props {
  readonly onClose: () => void;
  readonly onDeleted: () => void;
  /** Deleting needs a fresh sign-in (interfaces.md); the server says when this one is too old. */
  readonly onSignInAgain: () => void;
}

export function DeleteAccountModal({ onClose, onDeleted, onSignInAgain }: Props) {
  const user = useCurrentUser();
  const [typed, setTyped] = useState('');
  const remove = useDeleteMe();
  const stale = remove.error instanceof ApiError && remove.error.status === 403;

  return (
    <Modal
      title="Delete my account"
      description="Your conversations, preferences, reminders and connections are deleted at once. Your Google calendar itself is not touched."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            disabled={typed.trim().toLowerCase() !== user.email.toLowerCase()}
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          >
            {remove.isPending ? 'Deleting...' : 'Delete for good'}
          </Button>
        </>
      }
    >
      <Input
        label={
          <>
            Type <span className="font-semibold text-ink">{user.email}</span> to confirm
          </>
        }
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        hint="This action cannot be undone!"
      />
      {remove.isError && (
        <Banner
          tone="danger"
          className="mt-4"
          actions={
            stale && (
              <Button variant="secondary" size="sm" onClick={onSignInAgain}>
                Sign in again
              </Button>
            )
          }
        >
          {detailOr(remove.error, 'Failed to delete your account. Please try again.')}
        </Banner>
      )}
    </Modal>
  );
}
