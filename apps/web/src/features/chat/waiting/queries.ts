import { apiQuery } from '../../../lib/api-query.ts';

/** Somebody may decide in Slack, or ask on WhatsApp: in milliseconds. */
const LOOK_EVERY = 5_000;
/** The title counts on while another tab is read. */
const LOOK_FROM_AFAR = 30_000;

export const waitingApprovals = () => ({
  ...apiQuery('waitingApprovals'),
  refetchInterval: () => (document.visibilityState === 'visible' ? LOOK_EVERY : LOOK_FROM_AFAR),
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: 'always' as const,
  refetchOnReconnect: 'always' as const,
});
