import { labelOf } from '@catch/contract/channel-labels';
import { memo, useEffect, useId, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { cardClass } from '../../../ui/card.tsx';
import { say } from '../../../words/chat.ts';
import { ApprovalCard } from '../approval-card.tsx';
import type { ShownCard } from './cards.ts';

interface Props {
  readonly card: ShownCard;
  readonly onDecide: (id: string, approved: boolean, choice?: string) => Promise<void>;
}

/**
 * The chat's card, for people who were not there when it was asked: with where that was, whom it reaches, and its
 * end.
 */
function Card({ card, onDecide }: Props) {
  const { approval, decision, answer, failure } = card;
  const id = useId();
  const box = useRef<HTMLLIElement>(null);
  const isOver = decision !== undefined && decision.kind !== 'deciding';
  // The button that was pressed is gone with the keyboard's place on it.
  useEffect(() => {
    if (isOver && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
  }, [isOver]);
  return (
    <li
      ref={box}
      tabIndex={-1}
      aria-labelledby={id}
      className={classNames(cardClass, 'grid grid-cols-1 gap-3 p-5 sm:p-6')}
    >
      <ApprovalCard
        id={id}
        approval={approval}
        why={isOver ? undefined : approval.reason}
        askedAt={approval.asked_at}
        asked={say('waiting.asked', {
          channel: approval.channel,
          name: labelOf(approval.channel),
          when: formatDateTime(approval.asked_at),
        })}
        notified={approval.told}
        notifiesGuests={approval.tells_guests}
        decision={decision}
        onDecide={(approved, choice) => void onDecide(approval.tool_call_id, approved, choice)}
      />
      {answer && (
        <p role="status" dir="auto" className="whitespace-pre-wrap text-sm wrap-anywhere">
          {answer}
        </p>
      )}
      {failure && (
        <p role="alert" className="text-danger-ink text-sm">
          {failure}
        </p>
      )}
    </li>
  );
}

/** There may be hundreds: redrawn only when something about it has changed. */
export const WaitingCard = memo(
  Card,
  (before, after) =>
    before.onDecide === after.onDecide &&
    before.card.approval === after.card.approval &&
    before.card.decision === after.card.decision &&
    before.card.answer === after.card.answer &&
    before.card.failure === after.card.failure,
);
