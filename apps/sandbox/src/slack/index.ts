import type { ChatVendor } from '../chat/chat-vendor.ts';
import { credentials } from '../credentials.ts';

const { clientId, clientSecret, signingSecret } = credentials.slack;

export const slack: ChatVendor = {
  name: 'slack',
  environment: (base) => ({
    SLACK_CLIENT_ID: clientId,
    SLACK_CLIENT_SECRET: clientSecret,
    SLACK_SIGNING_SECRET: signingSecret,
    SLACK_API_URL: `${base}/slack/api`,
    SLACK_AUTHORIZE_URL: `${base}/slack/oauth/v2/authorize`,
    SLACK_FILE_HOSTS: new URL(base).host,
  }),
  part: async () => (await import('./slack.part.ts')).slackPart(),
};
