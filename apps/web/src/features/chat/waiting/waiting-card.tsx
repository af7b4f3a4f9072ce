import { ArrowRight, Megaphone } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '../../../lib/class-names.ts';
import { formatDateTime } from '../../../lib/format.ts';
import { cardClass } from '../../../ui/card.tsx';
import { say } from '../../../words/chat.ts';
import { ApprovalAnswers } from '../approval-answers.tsx';
import { formatDeadline } from '../format-moments.ts';
import type { ShownCard } from './cards.ts';

interface Props {
  readonly card: ShownCard;
  readonly onDecide: (approved: boolean, choice?: string) => void;
}

/** One thing to say yes or no to: what it is, what is there now and then, and whom it reaches. */
export function WaitingCard({ card, onDecide }: Props) {
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
      <p className="flex flex-wrap justify-between gap-x-3 text-ink-faint text-xs">
        <span>
          {say('waiting.asked', { channel: approval.channel, when: formatDateTime(approval.asked_at) })}
        </span>
        {!isOver && approval.expires_at && (
          <span>
            {say('chat.openUntil')}
            <time dateTime={approval.expires_at}>
              {formatDeadline(approval.expires_at, approval.asked_at)}
            </time>
          </span>
        )}
      </p>
      <p id={id} dir="auto" className="whitespace-pre-wrap font-medium wrap-anywhere">
        {approval.formatted_args}
      </p>
      {!isOver && <WhatChanges changes={approval.changes} />}
      {!isOver && approval.told.length > 0 && (
        <p className="flex gap-2 text-sm">
          <Megaphone className="mt-0.5 size-4 shrink-0 text-highlight" aria-hidden="true" />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {say('waiting.told', { people: approval.told.join(', ') })}
          </span>
        </p>
      )}
      {!isOver && approval.reason && (
        <p dir="auto" className="text-ink-soft text-sm wrap-anywhere">
          {approval.reason}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <ApprovalAnswers
          decision={decision}
          alternatives={approval.alternatives ?? []}
          describedBy={id}
          onDecide={onDecide}
        />
      </div>
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

/** Only where something is there already: of what is new, the sentence says all. */
function WhatChanges({ changes }: Pick<Props['card']['approval'], 'changes'>) {
  if (changes.every(({ before }) => before === null)) return null;
  return (
    <ul className="grid gap-2">
      {changes.map(({ before, after }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two changes may look alike, and their order stays
          key={index}
          className="edge grid gap-x-3 gap-y-1 rounded-control bg-surface-sunken px-3.5 py-2.5 text-sm sm:grid-cols-[1fr_auto_1fr] sm:items-center"
        >
          <Side label={say('waiting.now')} text={before} />
          <ArrowRight className="size-4 text-ink-faint max-sm:rotate-90" aria-hidden="true" />
          <Side label={say('waiting.then')} text={after} />
        </li>
      ))}
    </ul>
  );
}

const Side = ({ label, text }: { label: string; text: string | null }) => (
  <p className="min-w-0">
    <span className="block text-ink-faint text-xs">{label}</span>
    <span dir="auto" className={classNames('wrap-anywhere', text === null && 'text-ink-soft')}>
      {text ?? say('waiting.notThere')}
    </span>
  </p>
);
