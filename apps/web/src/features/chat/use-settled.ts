import type { SettledApproval } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { settledQuery } from './queries.ts';

/** Somebody may have decided in Slack: as long as a card can be pressed, it is asked about. */
const LOOK_EVERY_MS = 5000;

/** Notices what was settled elsewhere, by words or by time. `look` asks at once: an answer may have settled something. */
export function useSettled(
  calls: readonly string[],
  onSettled: (settled: readonly SettledApproval[]) => void,
) {
  const { data, refetch } = useQuery({
    ...settledQuery(calls),
    enabled: calls.length > 0,
    refetchInterval: LOOK_EVERY_MS,
    // What is shown says itself when it is too late; a failure to look is tried again.
    retry: false,
  });
  const notice = useEffectEvent((settled: readonly SettledApproval[]) => onSettled(settled));
  useEffect(() => {
    if (data && data.settled.length > 0) notice(data.settled);
  }, [data]);
  return { look: () => (calls.length > 0 ? refetch() : undefined) };
}
