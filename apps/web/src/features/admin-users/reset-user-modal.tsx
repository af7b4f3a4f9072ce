import type { AdminUserDetail } from '@catch/contract';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { type Feedback, useUserAction } from './queries.ts';

interface Props {
  readonly user: AdminUserDetail;
  readonly feedback: Feedback;
  readonly onClose: () => void;
}

/** Product-spec section 4, 'Reset User'. */
const consequences = [
  'Rebuild the profile from calendar and e-mail data',
  'Deactivate all preferences',
  'Deactivate all reminders',
  'Clear conversation history',
  'Cancel queued workflows',
  'Pause background events',
];

export function ResetUserModal({ user, feedback, onClose }: Props) {
  const action = useUserAction(feedback);
  return (
    <Modal
      title="Reset User"
      description={`This will do the following for ${user.name || user.email}:`}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={action.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            busy={action.isPending}
            onClick={() => action.mutate({ kind: 'reset', userId: user.id }, { onSettled: onClose })}
          >
            {action.isPending ? 'Resetting...' : 'Confirm Reset'}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold text-danger-ink text-sm">This action cannot be undone!</p>
    </Modal>
  );
}
