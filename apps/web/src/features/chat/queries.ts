import { apiQuery } from '../../lib/api-query.ts';

export const peopleQuery = () => apiQuery('adminNonAdmins');
export const myAssistantQuery = () => apiQuery('myAssistant');
