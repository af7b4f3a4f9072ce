import { credentials } from './credentials.ts';
import { chatVendors } from './vendors.ts';

/**
 * The product's settings that make it talk to the sandbox. The product itself does not know that there is one:
 * only addresses and credentials differ.
 */
export const productEnvironment = (urls: {
  sandboxUrl: string;
  publicUrl: string;
}): Record<string, string> => {
  const base = urls.sandboxUrl.replace(/\/+$/, '');
  const { google, logfire } = credentials;
  return {
    PUBLIC_URL: urls.publicUrl.replace(/\/+$/, ''),
    STAFF_EMAIL_DOMAIN: 'catch.example',
    GOOGLE_CLIENT_ID: google.clientId,
    GOOGLE_CLIENT_SECRET: google.clientSecret,
    GOOGLE_ISSUER: `${base}/google`,
    GOOGLE_CALENDAR_URL: `${base}/google/calendar/v3`,
    GOOGLE_GMAIL_URL: `${base}/google/gmail/v1`,
    ...Object.assign({}, ...chatVendors.map(({ environment }) => environment(base))),
    LOGFIRE_URL: `${base}/logfire`,
    LOGFIRE_WRITE_TOKEN: logfire.writeToken,
    LOGFIRE_READ_TOKEN: logfire.readToken,
    LOGFIRE_PROJECT_URL: `${base}/logfire/${logfire.organization}/${logfire.project}`,
  };
};
