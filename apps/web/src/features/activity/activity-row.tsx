import type { Activity, PressOutcome } from '@catch/contract';
import { labelOf } from '@catch/contract/channel-labels';
import { Undo2 } from 'lucide-react';
import { memo, useId, useState } from 'react';
import { ApiError, detailOr } from '../../lib/api-error.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { useUndo } from './queries.ts';
import { UndoQuestion } from './undo-question.tsx';

interface Props {
  readonly entry: Activity;
  readonly feedback: Feedback;
}

/** Redrawn only for a reason of its own: there may be hundreds. */
export const ActivityRow = memo(function ActivityRow({ entry, feedback }: Props) {
  const id = useId();
  const undo = useUndo(entry.id);
  const [asked, setAsked] = useState<PressOutcome['pending_approvals'][number] | null>(null);
  const showOutcome = ({ done, message, pending_approvals }: PressOutcome) => {
    const [question] = pending_approvals;
    if (done) feedback.succeeded(message);
    else if (question) setAsked(question);
    else feedback.failed(message);
  };
  const failed = (error: unknown) =>
    feedback.failed(
      (error instanceof ApiError ? error.reason : null) ?? detailOr(error, say('activity.undoFailed')),
    );
  const canUndo = entry.undo_until !== null && Date.parse(entry.undo_until) > Date.now();
  return (
    <li className="px-4 py-3">
      <div className="flex items-start justify-between gap-x-4 gap-y-1 max-sm:flex-col">
        <div className="min-w-0">
          <p id={id} dir="auto" className="break-words text-sm">
            {entry.sentence} {entry.status === 'undone' && <Badge>{say('activity.undone')}</Badge>}
            {entry.status === 'in_doubt' && <Badge tone="warning">{say('activity.inDoubt')}</Badge>}
          </p>
          <p className="mt-0.5 break-words text-ink-faint text-xs leading-5">
            <time dateTime={entry.occurred_at}>{formatDateTime(entry.occurred_at)}</time>
            {' · '}
            {say('activity.channel', { channel: entry.channel, name: labelOf(entry.channel) })}
            {' · '}
            <bdi>{onWhoseWord(entry)}</bdi>
          </p>
        </div>
        {canUndo && !asked && (
          <Button
            variant="ghost"
            size="sm"
            className="sm:-mr-2 shrink-0 max-sm:-ml-3"
            aria-describedby={id}
            icon={<Undo2 className="size-4" aria-hidden="true" />}
            busy={undo.isPending}
            onClick={() => undo.mutate(undefined, { onSuccess: showOutcome, onError: failed })}
          >
            {undo.isPending ? say('activity.undoing') : say('activity.undo')}
          </Button>
        )}
      </div>
      {asked && <UndoQuestion question={asked} feedback={feedback} onSettled={() => setAsked(null)} />}
    </li>
  );
});

/** As much of a long message as names it; the whole of it stands in the chat. */
const LONGEST_QUOTE = 120;

function onWhoseWord({ staff_email, quote, is_approved, is_pressed }: Activity): string {
  if (staff_email !== null) return say('activity.staff', { email: staff_email });
  if (is_pressed) return say('activity.pressed');
  const words = quote && quote.length > LONGEST_QUOTE ? `${quote.slice(0, LONGEST_QUOTE).trimEnd()}…` : quote;
  if (words) return say(is_approved ? 'activity.saidAndAgreed' : 'activity.said', { quote: words });
  return say(is_approved ? 'activity.agreed' : 'activity.asked');
}
