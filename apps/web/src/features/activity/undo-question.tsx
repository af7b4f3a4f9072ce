import type { PendingApproval } from '@catch/contract';
import { useEffect, useId, useRef } from 'react';
import { detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { useDecideUndo } from './queries.ts';

interface Props {
  readonly question: PendingApproval;
  readonly feedback: Feedback;
  readonly onSettled: () => void;
}

/** Taking it back would reach other people: who they are is said before it happens. */
export function UndoQuestion({ question, feedback, onSettled }: Props) {
  const id = useId();
  const decide = useDecideUndo();
  const first = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone: the keyboard goes on from here.
  useEffect(() => first.current?.focus(), []);
  const answer = (approved: boolean) =>
    decide.mutate(
      { tool_call_id: question.tool_call_id, approved },
      {
        onSuccess: ({ message }) => {
          feedback.succeeded(message);
          onSettled();
        },
        onError: (error) => feedback.failed(detailOr(error, say('activity.undoFailed'))),
      },
    );
  const isBusy = (approved: boolean) => decide.isPending && decide.variables?.approved === approved;
  return (
    <fieldset aria-labelledby={id} className="mt-3 rounded-control bg-surface-sunken px-3.5 py-3">
      <p id={id} dir="auto" className="break-words text-sm">
        {question.formatted_args} {question.reason}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          ref={first}
          size="sm"
          busy={isBusy(true)}
          disabled={decide.isPending}
          onClick={() => answer(true)}
        >
          {say('activity.yes')}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={isBusy(false)}
          disabled={decide.isPending}
          onClick={() => answer(false)}
        >
          {say('activity.no')}
        </Button>
      </div>
    </fieldset>
  );
}
