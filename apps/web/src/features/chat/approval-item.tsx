import { use, useId } from 'react';
import { say } from '../../words/chat.ts';
import { ApprovalAnswers } from './approval-answers.tsx';
import type { ChatMessage } from './chat-message.ts';
import { formatDeadline } from './format-moments.ts';
import { StaffParts } from './staff-parts.ts';
import type { Decision } from './threads.ts';

interface Props {
  readonly approval: ChatMessage['pendingApprovals'][number];
  /** Why it asks, unless the words above it say so. */
  readonly why: string | undefined;
  readonly askedAt: string;
  readonly decision: Decision | undefined;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

/** One call that waits: the sentence to check, the two answers, and for staff the raw arguments one click away. */
export function ApprovalItem({ approval, why, askedAt, decision, onDecide }: Props) {
  const staff = use(StaffParts);
  const id = useId();
  return (
    <li className="grid gap-3 px-3.5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-xs">
        {staff && (
          <code className="rounded bg-surface-hover px-1.5 py-0.5 font-mono text-ink-soft [overflow-wrap:anywhere]">
            {approval.tool_name}
          </code>
        )}
        {!decision && approval.expires_at && (
          <span className="text-ink-faint">
            {say('chat.openUntil')}
            <time dateTime={approval.expires_at}>{formatDeadline(approval.expires_at, askedAt)}</time>
          </span>
        )}
      </div>
      <p id={id} dir="auto" className="whitespace-pre-wrap text-[0.9375rem] [overflow-wrap:anywhere]">
        {approval.formatted_args}
      </p>
      {why && (
        <p dir="auto" className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {why}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ApprovalAnswers
          decision={decision}
          alternatives={approval.alternatives ?? []}
          describedBy={id}
          onDecide={onDecide}
        />
        {staff && approval.args !== null && <staff.RawArguments args={approval.args} />}
      </div>
    </li>
  );
}
