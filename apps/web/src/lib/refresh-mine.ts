import type { QueryClient } from '@tanstack/react-query';

/** Where a page shows what the assistant knows, did, or asks. */
const MINE = [
  'waitingApprovals',
  'settledApprovals',
  'myMemory',
  'myNotifications',
  'myToday',
  'myActivity',
] as const;

/** Something was said, decided or pressed: whatever it may have changed is looked at again, where it is shown. */
export const refreshMine = (client: QueryClient, ...more: readonly 'conversation'[]): Promise<unknown> =>
  Promise.all([...MINE, ...more].map((name) => client.invalidateQueries({ queryKey: [name] })));
