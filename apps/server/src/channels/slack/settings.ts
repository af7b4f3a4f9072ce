import type { z } from 'zod';
import { hosts, secret, text, url } from '../../platform/settings/fields.ts';

export const slackSettings = {
  SLACK_CLIENT_ID: text.optional(),
  SLACK_CLIENT_SECRET: secret.optional(),
  SLACK_SIGNING_SECRET: secret.optional(),
  SLACK_API_URL: url.default('https://slack.com/api'),
  SLACK_AUTHORIZE_URL: url.default('https://slack.com/oauth/v2/authorize'),
  SLACK_FILE_HOSTS: hosts.default(['files.slack.com']),
};
export type SlackSettings = z.output<z.ZodObject<typeof slackSettings>>;
