import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { say } from '../../words/staff.ts';
import { confirmClearHistory, confirmResetQueue } from './confirmations.ts';
import { type Feedback, useUserAction } from './queries.ts';

interface Props {
  readonly userId: string;
  readonly feedback: Feedback;
  /** What stands before them and rests with them. */
  readonly before?: (busy: boolean) => ReactNode;
}

/** The two actions that stand both in a user's row and in the details; all rest while one of them runs. */
export function QueueAndHistory({ userId, feedback, before }: Props) {
  const action = useUserAction(feedback);
  const running = action.isPending ? action.variables.kind : null;
  return (
    <>
      {before?.(action.isPending)}
      <Button
        variant="secondary"
        size="sm"
        disabled={action.isPending}
        onClick={() => confirmResetQueue(userId) && action.mutate({ kind: 'reset-queue', userId })}
      >
        {running === 'reset-queue' ? say('users.resetting') : say('users.resetQueue')}
      </Button>
      <Button
        variant="danger-ghost"
        size="sm"
        disabled={action.isPending}
        onClick={() => confirmClearHistory(userId) && action.mutate({ kind: 'clear-history', userId })}
      >
        {running === 'clear-history' ? say('users.clearing') : say('users.clearHistory')}
      </Button>
    </>
  );
}
