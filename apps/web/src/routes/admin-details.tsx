import { ApprovalModal } from '../features/admin-approvals/approval-modal.tsx';
import { ExceptionModal } from '../features/admin-exceptions/exception-modal.tsx';
import { ConversationModal } from '../features/admin-messages/conversation-modal.tsx';
import { TurnModal } from '../features/admin-messages/turn-modal.tsx';
import { UserModal } from '../features/admin-users/user-modal.tsx';
import { useOpened } from '../lib/use-opened.ts';

/** What the address opens, in front of whichever tab one is on. */
export function AdminDetails() {
  const { opened, close } = useOpened();
  switch (opened?.kind) {
    case 'user':
      return <UserModal key={opened.id} id={opened.id} onClose={close} />;
    case 'conversation':
      return (
        <ConversationModal
          key={`${opened.id} ${opened.channel}`}
          userId={opened.id}
          channel={opened.channel}
          onClose={close}
        />
      );
    case 'turn':
      return <TurnModal key={opened.id} id={opened.id} onClose={close} />;
    case 'approval':
      return <ApprovalModal key={opened.id} id={opened.id} onClose={close} />;
    case 'exception':
      return <ExceptionModal key={opened.id} id={opened.id} onClose={close} />;
    case undefined:
      return null;
  }
}
