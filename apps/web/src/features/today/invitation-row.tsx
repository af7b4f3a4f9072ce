import type { PressOutcome, Today, TodayEvent } from '@catch/contract';
import { useId } from 'react';
import { ApiError, detailOr } from '../../lib/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/settings.ts';
import { Clashes, titleOf } from './event-row.tsx';
import { type Answer, useAnswer } from './queries.ts';
import { sayDay, sayTime } from './times.ts';

export interface Feedback {
  readonly succeeded: (text: string) => void;
  readonly failed: (text: string) => void;
}

interface Props {
  readonly event: TodayEvent;
  readonly today: Today;
  readonly feedback: Feedback;
}

const ANSWERS = ['accepted', 'tentative', 'declined'] as const satisfies readonly Answer[];

/** Who invited stands here: pressing an answer tells them. */
export function InvitationRow({ event, today, feedback }: Props) {
  const id = useId();
  const answer = useAnswer(event);
  const showOutcome = ({ done, message }: PressOutcome) =>
    done ? feedback.succeeded(message) : feedback.failed(message);
  const failed = (error: unknown) =>
    feedback.failed(
      (error instanceof ApiError ? error.reason : null) ?? detailOr(error, say('today.answerFailed')),
    );
  return (
    <li className="px-4 py-3">
      <div id={id}>
        <p className="text-ink-faint text-xs tabular-nums leading-5">
          {sayDay(event.start, today)}, {sayTime(event, today)}
          {event.is_series && ` · ${say('today.series')}`}
        </p>
        <p dir="auto" className="break-words font-medium text-sm">
          {titleOf(event.title)}
        </p>
        {event.from && (
          <p dir="auto" className="break-words text-ink-soft text-xs leading-5">
            {say('today.from', { person: event.from })}
          </p>
        )}
      </div>
      <Clashes titles={event.clashes} />
      <div className="mt-2 flex flex-wrap gap-2">
        {ANSWERS.map((response) => (
          <Button
            key={response}
            size="sm"
            variant={response === 'accepted' ? 'primary' : 'secondary'}
            aria-describedby={id}
            busy={answer.isPending && answer.variables === response}
            disabled={answer.isPending}
            onClick={() => answer.mutate(response, { onSuccess: showOutcome, onError: failed })}
          >
            {say('today.answer', { answer: response })}
          </Button>
        ))}
      </div>
    </li>
  );
}
