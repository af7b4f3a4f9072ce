import { useId } from 'react';
import { ApprovalCard } from './approval-card.tsx';
import type { PendingCall } from './read-pending.ts';
import type { Decision } from './threads.ts';

interface Props {
  readonly approval: PendingCall;
  readonly why: string | undefined;
  readonly askedAt: string;
  readonly decision: Decision | undefined;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

/** One of those that a message asks about. */
export const ApprovalItem = (props: Props) => (
  <li className="grid grid-cols-1 gap-3 px-3.5 py-3">
    <ApprovalCard id={useId()} {...props} />
  </li>
);
