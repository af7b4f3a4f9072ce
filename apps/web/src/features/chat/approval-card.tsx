import { Megaphone } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { say } from '../../words/chat.ts';
import { ApprovalAnswers } from './approval-answers.tsx';
import { CardFields } from './card-fields.tsx';
import { formatDeadline } from './format-moments.ts';
import type { PendingCall } from './read-pending.ts';
import { StaffParts } from './staff-parts.ts';
import type { Decision } from './threads.ts';

interface Props {
  /** Of the sentence that says what is asked. */
  readonly id: string;
  readonly approval: PendingCall;
  /** Why it asks, unless the words above it say so. */
  readonly why: string | undefined;
  readonly askedAt: string;
  /** Where and when, for people who were not there. */
  readonly asked?: ReactNode;
  /** Who would be notified, where no message says so. */
  readonly notified?: readonly string[];
  /** They stand among the guests already. */
  readonly notifiesGuests?: boolean;
  readonly decision: Decision | undefined;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

/** One call that waits: its fields or the sentence to check, the answers, and for staff the raw arguments one click away. */
export function ApprovalCard({
  id,
  approval,
  why,
  askedAt,
  asked,
  notified = [],
  notifiesGuests = false,
  decision,
  onDecide,
}: Props) {
  const staff = use(StaffParts);
  const changes = approval.changes ?? [];
  const isOver = decision !== undefined && decision.kind !== 'deciding';
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-xs empty:hidden">
        {asked && <span className="text-ink-faint">{asked}</span>}
        {staff && (
          <code className="min-w-0 rounded bg-surface-hover px-1.5 py-0.5 font-mono text-ink-soft [overflow-wrap:anywhere]">
            {approval.tool_name}
          </code>
        )}
        {!isOver && approval.expires_at && (
          <span className="text-ink-faint">
            {say('chat.openUntil')}
            <time dateTime={approval.expires_at}>{formatDeadline(approval.expires_at, askedAt)}</time>
          </span>
        )}
      </div>
      {changes.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two changes may look alike, and the list never changes
        <CardFields key={index} change={change} />
      ))}
      <p
        id={id}
        dir="auto"
        className={classNames(
          'whitespace-pre-wrap [overflow-wrap:anywhere]',
          // Laid out above, the sentence is only there for staff to compare, and to be read out.
          changes.length === 0 ? 'text-[0.9375rem]' : staff ? 'text-ink-faint text-xs' : 'sr-only',
        )}
      >
        {approval.formatted_args}
      </p>
      {!isOver && notified.length > 0 && (
        <p className="flex gap-2 text-sm">
          <Megaphone className="mt-0.5 size-4 shrink-0 text-highlight" aria-hidden="true" />
          <span dir="auto" className="min-w-0 [overflow-wrap:anywhere]">
            {notifiesGuests && changes.length > 0
              ? say('waiting.guestsTold')
              : say('waiting.told', { people: notified.join(', ') })}
          </span>
        </p>
      )}
      {why && (
        <p dir="auto" className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {why}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ApprovalAnswers
          decision={decision}
          alternatives={approval.alternatives ?? []}
          isDeletion={changes.some(({ did }) => did === 'delete')}
          describedBy={id}
          onDecide={onDecide}
        />
        {staff && approval.args !== null && <staff.RawArguments args={approval.args} />}
      </div>
    </>
  );
}
