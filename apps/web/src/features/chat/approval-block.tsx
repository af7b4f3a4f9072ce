import { CheckCheck, ShieldQuestionMark } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import { ApprovalItem } from './approval-item.tsx';
import type { ChatMessage } from './chat-message.ts';
import type { Decision } from './threads.ts';

interface Props {
  readonly approvals: ChatMessage['pendingApprovals'];
  /** The words that it stands beneath. */
  readonly said: string;
  readonly askedAt: string;
  readonly decisions: Readonly<Record<string, Decision>>;
  readonly onDecide: (callId: string, approved: boolean, choice?: string) => void;
}

export function ApprovalBlock({ approvals, said, askedAt, decisions, onDecide }: Props) {
  const id = useId();
  const open = approvals.filter(({ tool_call_id }) => !decisions[tool_call_id]);
  return (
    <section
      aria-labelledby={id}
      // On a phone it takes the room beneath the portrait too: what is approved must be easy to read.
      className="max-sm:-ml-10.5 overflow-hidden rounded-control border border-line-strong bg-surface-raised shadow-card max-sm:w-[calc(100%+2.625rem)]"
    >
      <h2
        id={id}
        className="flex items-center gap-2 border-line border-b bg-highlight-soft px-3.5 py-2 font-semibold text-sm"
      >
        <ShieldQuestionMark className="size-4 shrink-0 text-highlight" aria-hidden="true" />
        {say('chat.approvalRequired')}
      </h2>
      <ul className="divide-y divide-line">
        {approvals.map((approval) => (
          <ApprovalItem
            key={approval.tool_call_id}
            approval={approval}
            why={approval.reason && said.includes(approval.reason) ? undefined : approval.reason}
            askedAt={askedAt}
            decision={decisions[approval.tool_call_id]}
            onDecide={(approved, choice) => onDecide(approval.tool_call_id, approved, choice)}
          />
        ))}
      </ul>
      {open.length > 1 && (
        <div className="border-line border-t px-3.5 py-3">
          <Button
            size="sm"
            variant="secondary"
            className="max-sm:h-10"
            icon={<CheckCheck className="size-4" />}
            onClick={() => {
              for (const { tool_call_id } of open) onDecide(tool_call_id, true);
            }}
          >
            {say('chat.approveAll')}
          </Button>
        </div>
      )}
    </section>
  );
}
