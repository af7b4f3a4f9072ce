/** Every endpoint that reads, as the console calls it, and the filters that cost most. */
export interface Call {
  readonly name: string;
  readonly path: string;
}

const ago = (days: number): string => new Date(Date.now() - days * 86_400_000).toISOString();

export const calls = (userId: string, userEmail: string): readonly Call[] =>
  [
    ['users', 'users?limit=100'],
    ['users, searched', 'users?limit=100&search=person-150@'],
    ['users to act as', 'users/non-admins'],
    ['user details', `users/${userId}/details`],
    ['messages', 'messages?limit=100'],
    ['messages of one user', `messages?limit=100&user_email=${encodeURIComponent(userEmail)}`],
    ['messages of 1 user in 50', 'messages?limit=100&user_email=company-7.'],
    ['messages, a channel', 'messages?limit=100&channel=slack'],
    ['messages, 30 days', `messages?limit=100&start_date=${ago(30)}`],
    ['messages, far down', 'messages?limit=100&offset=9000'],
    ['conversations', 'conversations?limit=100'],
    ['conversations, 60 days', `conversations?limit=100&start_date=${ago(60)}`],
    ['conversations, within 30 days', `conversations?limit=100&start_date=${ago(40)}&end_date=${ago(10)}`],
    ['conversation of a user', `conversations/${userId}?limit=100`],
    ['approval logs', 'approval-logs?limit=100'],
    ['approval logs, filtered', 'approval-logs?limit=100&tool_name=EVENT&approved=false&channel=web'],
    ['approval statistics, all', 'approval-statistics'],
    ['conversation statistics, 1d', `conversation-statistics?start_date=${ago(1)}`],
    ['conversation statistics, 7d', `conversation-statistics?start_date=${ago(7)}`],
    ['conversation statistics, 30d', `conversation-statistics?start_date=${ago(30)}`],
    ['conversation statistics, all', 'conversation-statistics'],
  ].map(([name = '', path = '']) => ({ name, path: `/api/v1/admin/${path}` }));
