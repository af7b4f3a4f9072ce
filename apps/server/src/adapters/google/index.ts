import type { ProviderFacts } from '../../calendars/provider.ts';

/** One grant for each person, given when they sign in. */
export const google: ProviderFacts = {
  isChosen: () => true,
  data: {
    sealed: [
      { table: 'google_grants', key: 'user_id', column: 'refresh_token', context: 'google-refresh' },
      { table: 'google_grants', key: 'user_id', column: 'access_token', context: 'google-access' },
    ],
    exported: [
      {
        name: 'google_connection',
        table: 'google_grants',
        owner: 'user_id',
        key: 'user_id',
        columns: ['scopes', 'access_expires_at', 'reconnect_since', 'updated_at'],
      },
    ],
  },
  runs: new URL('./start-google.ts', import.meta.url),
};
