import { apiQuery } from '../../lib/api-query.ts';

export const peopleQuery = () => apiQuery('adminNonAdmins');
/** The newest, should there ever be more than may be asked about. */
export const settledQuery = (calls: readonly string[]) =>
  apiQuery('settledApprovals', { query: { tool_call_ids: calls.slice(-50).join(',') } });
export const conversationQuery = (userId: string) =>
  apiQuery('conversation', { query: { impersonate_user_id: userId || undefined } });
export const firstWordsQuery = () => apiQuery('firstWords');
export const myAssistantQuery = () => apiQuery('myAssistant');
