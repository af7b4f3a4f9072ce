import type { AdminUserDetail } from '@catch/contract';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { say } from '../../words/staff.ts';
import { type Feedback, useUserAction } from './queries.ts';

interface Props {
  readonly user: AdminUserDetail;
  readonly feedback: Feedback;
  readonly onClose: () => void;
}

/** Product-spec section 4, 'Reset User'. */
const consequences = [
  say('users.rebuildTheProfileFrom'),
  say('users.deactivateAllPreferences'),
  say('users.deactivateAllReminders'),
  say('users.clearConversationHistory'),
  say('users.cancelQueuedWorkflows'),
  say('users.pauseBackgroundEvents'),
];

export function ResetUserModal({ user, feedback, onClose }: Props) {
  const action = useUserAction(feedback);
  return (
    <Modal
      title={say('users.resetUser')}
      description={say('users.thisWillDoThe', { name: user.name || user.email })}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={action.isPending} onClick={onClose}>
            {say('users.cancel')}
          </Button>
          <Button
            variant="danger"
            busy={action.isPending}
            onClick={() => action.mutate({ kind: 'reset', userId: user.id }, { onSettled: onClose })}
          >
            {action.isPending ? say('users.resetting') : say('users.confirmReset')}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm">
        {consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <p className="mt-4 font-semibold text-danger-ink text-sm">{say('users.thisActionCannotBe')}</p>
    </Modal>
  );
}
