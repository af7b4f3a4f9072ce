import { useState } from 'react';
import { ApiError, detailOr } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { Modal } from '../../ui/modal.tsx';
import { rich, say } from '../../words/settings.ts';
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
      title={say('data.delete')}
      description={say('data.deleteText')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {say('ui.cancel')}
          </Button>
          <Button
            variant="danger"
            disabled={typed.trim().toLowerCase() !== user.email.toLowerCase()}
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined, { onSuccess: onDeleted })}
          >
            {remove.isPending ? say('data.deleting') : say('data.deleteForGood')}
          </Button>
        </>
      }
    >
      <Input
        label={rich('data.confirm', {
          email: user.email,
          strong: (text) => <span className="font-semibold text-ink">{text}</span>,
        })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        spellCheck={false}
        hint={say('data.noUndo')}
      />
      {remove.isError && (
        <Banner
          tone="danger"
          className="mt-4"
          actions={
            stale && (
              <Button variant="secondary" size="sm" onClick={onSignInAgain}>
                {say('data.signInAgain')}
              </Button>
            )
          }
        >
          {detailOr(remove.error, say('data.deleteFailed'))}
        </Banner>
      )}
    </Modal>
  );
}
