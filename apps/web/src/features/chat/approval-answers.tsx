import { CalendarClock, Check, X } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/chat.ts';
import type { PendingCall } from './read-pending.ts';
import type { Decision } from './threads.ts';

interface Props {
  readonly decision: Decision | undefined;
  readonly alternatives: NonNullable<PendingCall['alternatives']>;
  readonly isDeletion: boolean;
  readonly describedBy: string;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

/** What became of it, or the buttons to decide: yes, no, and other times at which it would not collide. */
export function ApprovalAnswers({ decision, alternatives, isDeletion, describedBy, onDecide }: Props) {
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
          {/* The whole of it after what is written: people who speak to the page say what they see. */}
          <span className="sr-only">{label}</span>
        </Button>
      ))}
    </>
  );
}
