import { useQuery } from '@tanstack/react-query';
import { waitingApprovals } from './queries.ts';

/** For the page's title; 0 as long as nobody knows. */
export const useWaitingCount = (): number =>
  useQuery({ ...waitingApprovals(), select: ({ approvals }) => approvals.length }).data ?? 0;
