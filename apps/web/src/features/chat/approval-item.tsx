import { Braces, CalendarClock, Check, X } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { JsonBlock } from '../../ui/json-block.tsx';
import { say } from '../../words/staff.ts';
import { CardFields } from './card-fields.tsx';
import type { ChatMessage } from './chat-message.ts';
import { formatDeadline } from './format-moments.ts';
import type { Decision } from './threads.ts';

interface Props {
  readonly approval: ChatMessage['pendingApprovals'][number];
  /** Why it asks, unless the words above it say so. */
  readonly why: string | undefined;
  readonly askedAt: string;
  readonly decision: Decision | undefined;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

/** One call that waits: its fields or the sentence to check, the two answers, and the raw arguments one click away. */
export function ApprovalItem({ approval, why, askedAt, decision, onDecide }: Props) {
  const [isRawShown, setRawShown] = useState(false);
  const changes = approval.changes ?? [];
  const id = useId();
  return (
    <li className="grid gap-3 px-3.5 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-xs">
        <code className="min-w-0 rounded bg-surface-hover px-1.5 py-0.5 font-mono text-ink-soft [overflow-wrap:anywhere]">
          {approval.tool_name}
        </code>
        {!decision && approval.expires_at && (
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
          // Laid out above, the sentence is only there to be compared.
          changes.length > 0 ? 'text-ink-faint text-xs' : 'text-[0.9375rem]',
        )}
      >
        {approval.formatted_args}
      </p>
      {why && (
        <p dir="auto" className="text-ink-soft text-sm [overflow-wrap:anywhere]">
          {why}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Outcome
          decision={decision}
          alternatives={approval.alternatives ?? []}
          isDeletion={changes.some(({ did }) => did === 'delete')}
          describedBy={id}
          onDecide={onDecide}
        />
        {approval.args !== null && (
          <Button
            variant="ghost"
            size="sm"
            className="ml-auto"
            aria-expanded={isRawShown}
            icon={<Braces className="size-4" aria-hidden="true" />}
            onClick={() => setRawShown(!isRawShown)}
          >
            {isRawShown ? say('chat.hideJson') : say('chat.showJson')}
          </Button>
        )}
      </div>
      {isRawShown && (
        <section
          aria-label={say('chat.rawArguments')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so with the keyboard too
          tabIndex={0}
          className="max-h-60 overflow-auto rounded-lg"
        >
          <JsonBlock value={approval.args} />
        </section>
      )}
    </li>
  );
}

interface OutcomeProps {
  readonly decision: Decision | undefined;
  readonly alternatives: NonNullable<Props['approval']['alternatives']>;
  readonly isDeletion: boolean;
  readonly describedBy: string;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

function Outcome({ decision, alternatives, isDeletion, describedBy, onDecide }: OutcomeProps) {
  if (decision?.kind === 'overtaken')
    return (
      <p role="alert" className="min-w-0 text-sm text-warning-ink">
        {decision.sentence}
      </p>
    );
  if (decision?.kind === 'settled')
    return (
      <p role="status" dir="auto" className="min-w-0 text-ink-soft text-sm [overflow-wrap:anywhere]">
        {decision.sentence}
      </p>
    );
  if (decision?.kind === 'decided')
    return (
      <Badge tone={decision.approved ? 'success' : 'neutral'} dot>
        {decision.approved ? say('chat.approved') : say('chat.denied')}
      </Badge>
    );
  const answer = (approved: boolean, isPressed: boolean) => (
    <Button
      size="sm"
      variant={!approved ? 'secondary' : isDeletion ? 'danger' : 'primary'}
      className="max-sm:h-10"
      icon={approved ? <Check className="size-4" /> : <X className="size-4" />}
      aria-describedby={describedBy}
      busy={isPressed}
      disabled={decision !== undefined}
      onClick={() => onDecide(approved)}
    >
      {approved ? say('chat.approve') : say('chat.deny')}
    </Button>
  );
  return (
    <>
      {answer(true, decision?.approved === true && decision.choice === undefined)}
      {answer(false, decision?.approved === false)}
      {alternatives.map(({ ref, label, brief }) => (
        <Button
          key={ref}
          size="sm"
          variant="secondary"
          className="h-auto min-h-8 max-w-full whitespace-normal text-start max-sm:min-h-10"
          icon={<CalendarClock className="size-4 shrink-0" />}
          title={label}
          aria-describedby={describedBy}
          busy={decision?.choice === ref}
          disabled={decision !== undefined}
          onClick={() => onDecide(true, ref)}
        >
          {brief}
          <span className="sr-only">{label}</span>
        </Button>
      ))}
    </>
  );
}
