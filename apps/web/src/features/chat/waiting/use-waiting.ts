import type { WaitingApproval } from '@catch/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { refreshMine } from '../../../lib/refresh-mine.ts';
import { say } from '../../../words/chat.ts';
import { formatMoments } from '../format-moments.ts';
import { settledQuery } from '../queries.ts';
import { closedElsewhere, keepSeen, type Pressed, shownCards } from './cards.ts';

export function useWaiting(open: readonly WaitingApproval[]) {
  const client = useQueryClient();
  const [{ seen, latest }, setSeen] = useState({ seen: open, latest: open });
  const [pressed, setPressed] = useState<Readonly<Record<string, Pressed>>>({});
  /** Two presses may come before anything is redrawn. */
  const underWay = useRef(new Set<string>());
  if (latest !== open) setSeen({ seen: keepSeen(seen, open), latest: open });

  const gone = closedElsewhere(seen, open, pressed);
  const { data } = useQuery({ ...settledQuery(gone), enabled: gone.length > 0 });
  const decide = useCallback(
    async (id: string, approved: boolean, choice?: string): Promise<void> => {
      const settle = (how: Pressed) => setPressed((current) => ({ ...current, [id]: how }));
      if (underWay.current.has(id)) return;
      underWay.current.add(id);
      settle({ kind: 'deciding', approved, choice });
      try {
        const { message } =
          choice === undefined
            ? await call('decideApproval', { body: { tool_call_id: id, approved } })
            : await call('chooseAlternative', { body: { tool_call_id: id, choice } });
        settle({ kind: 'decided', approved, answer: message });
      } catch (error) {
        settle(endOf(error));
      }
      underWay.current.delete(id);
      void refreshMine(client, 'conversation');
    },
    [client],
  );

  return { cards: shownCards(seen, gone, pressed, data?.settled ?? []), decide };
}

/** The first to answer is named; otherwise nobody knows, and it can be pressed again. */
function endOf(error: unknown): Pressed {
  if (error instanceof ApiError && error.status === 409)
    return { kind: 'overtaken', sentence: formatMoments(error.detail ?? say('chat.thisWasAlreadyDecided')) };
  console.warn('The decision was not carried out', error);
  const reason = error instanceof ApiError ? error.reason : null;
  return { kind: 'failed', sentence: [say('chat.approvalFailed'), reason].filter(Boolean).join(' ') };
}
