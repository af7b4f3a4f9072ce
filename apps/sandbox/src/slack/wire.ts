import { createHmac } from 'node:crypto';
import { credentials } from '../credentials.ts';
import type { WebhookAttempt, WebhookVendor } from '../webhooks/webhook.ts';
import type { Message } from './message.ts';
import type { Settings } from './settings.ts';
import { APP_ID, type Workspace } from './workspaces.ts';

/** Slack escapes these three signs and no others. */
export const escapeText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const unescapeText = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** The signature's headers. The signature covers the time, so every attempt is signed again. */
export const signedHeaders = (body: string, at: Date): Record<string, string> => {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const hash = createHmac('sha256', credentials.slack.signingSecret).update(`v0:${timestamp}:${body}`);
  return {
    'x-slack-request-timestamp': timestamp,
    'x-slack-signature': `v0=${hash.digest('hex')}`,
    'user-agent': 'Slackbot 1.0 (+https://api.slack.com/robots)',
  };
};

const retryHeaders = ({ number, failure }: WebhookAttempt): Record<string, string> =>
  number === 1
    ? {}
    : { 'x-slack-retry-num': String(number - 1), 'x-slack-retry-reason': failure ?? 'unknown_error' };

/** How Slack sends events: three retries, unless the answer asks for none. */
export const slackWebhooks = (settings: Settings): WebhookVendor => ({
  get retryDelaysMs() {
    return settings.current.retry_delays_ms;
  },
  get timeoutMs() {
    return settings.current.timeout_ms;
  },
  headers: (attempt) => ({ ...signedHeaders(attempt.body, attempt.at), ...retryHeaders(attempt) }),
  stops: ({ headers }) => headers.get('x-slack-no-retry') === '1',
});

const botFields = (workspace: Workspace) => ({
  bot_id: workspace.botId,
  app_id: APP_ID,
  bot_profile: {
    id: workspace.botId,
    app_id: APP_ID,
    name: 'Catch',
    deleted: false,
    team_id: workspace.id,
  },
});

/** A message as the API and the events show it. */
export const messageObject = (
  message: Message,
  workspace: Workspace,
  withMetadata = false,
): Record<string, unknown> => ({
  type: 'message',
  ...(message.subtype !== null && { subtype: message.subtype }),
  user: message.user_id,
  ...(message.author === 'bot' && botFields(workspace)),
  ...(message.client_msg_id !== null && { client_msg_id: message.client_msg_id }),
  text: message.text,
  ts: message.ts,
  team: workspace.id,
  ...(message.thread_ts !== null && { thread_ts: message.thread_ts }),
  ...(message.blocks.length > 0 && { blocks: message.blocks }),
  ...(message.files.length > 0 && { files: message.files, upload: false }),
  ...(message.reactions.length > 0 && {
    reactions: message.reactions.map((reaction) => ({ ...reaction, count: reaction.users.length })),
  }),
  ...(message.edited_ts !== null && { edited: { user: message.user_id, ts: message.edited_ts } }),
  ...(withMetadata && message.metadata !== null && { metadata: message.metadata }),
});
