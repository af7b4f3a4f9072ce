import { credentials } from './credentials.ts';

/**
 * The product's settings that make it talk to the sandbox. The product itself does not know that there is one:
 * only addresses and credentials differ.
 */
export const productEnvironment = (urls: {
  sandboxUrl: string;
  publicUrl: string;
}): Record<string, string> => {
  const base = urls.sandboxUrl.replace(/\/+$/, '');
  const { host } = new URL(base);
  const { google, slack, whatsapp, logfire } = credentials;
  return {
    PUBLIC_URL: urls.publicUrl.replace(/\/+$/, ''),
    STAFF_EMAIL_DOMAIN: 'catch.example',
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: `${base}/google`,
    GOOGLE_CALENDAR_URL: `${base}/google/calendar/v3`,
    GOOGLE_GMAIL_URL: `${base}/google/gmail/v1`,
    SLACK_CLIENT_ID: slack.clientId,
    SLACK_CLIENT_SECRET: slack.clientSecret,
    SLACK_SIGNING_SECRET: slack.signingSecret,
    SLACK_API_URL: `${base}/slack/api`,
    SLACK_AUTHORIZE_URL: `${base}/slack/oauth/v2/authorize`,
    SLACK_FILE_HOSTS: host,
    WHATSAPP_GRAPH_URL: `${base}/graph/v26.0`,
    WHATSAPP_PHONE_NUMBER_ID: whatsapp.phoneNumberId,
    WHATSAPP_NUMBER: whatsapp.number,
    WHATSAPP_TOKEN: whatsapp.token,
    WHATSAPP_APP_SECRET: whatsapp.appSecret,
    WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken,
    WHATSAPP_LINK_URL: `${base}/wa.me`,
    WHATSAPP_MEDIA_HOSTS: host,
    LOGFIRE_URL: `${base}/logfire`,
    LOGFIRE_WRITE_TOKEN: logfire.writeToken,
    LOGFIRE_READ_TOKEN: logfire.readToken,
    LOGFIRE_PROJECT_URL: `${base}/logfire/${logfire.organization}/${logfire.project}`,
  };
};
