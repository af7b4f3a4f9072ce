import { channelSettings } from '../../channels/settings.ts';
import { apiQuery } from '../../lib/api-query.ts';

// The keys are those of the parts of the page that these tell about: each is asked once for all.
export const myAssistant = () => apiQuery('myAssistant');
export const channelStatuses = () => channelSettings.map(({ status }) => apiQuery(status));
/** Not kept, as what is said changes it. */
export const myConversation = () => ({
  ...apiQuery('conversation', { query: { impersonate_user_id: undefined } }),
  gcTime: 0,
});
