import { route } from '../../route.ts';

export const slackRoutes = {
  slackStatus: route('GET', '/api/v1/slack/status', 'user'),
  slackInitiate: route('POST', '/api/v1/slack/oauth/initiate', 'user'),
  slackCallback: route('POST', '/api/v1/slack/oauth/callback', 'public'),
  slackDisconnect: route('DELETE', '/api/v1/slack/disconnect', 'user'),
  slackUndoDisconnect: route('POST', '/api/v1/slack/undo-disconnect', 'user'),
  slackWebhook: route('POST', '/webhooks/slack', 'webhook'),
} as const;
