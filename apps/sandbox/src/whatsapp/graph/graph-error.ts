import { randomBytes } from 'node:crypto';

interface KnownError {
  readonly title: string;
  readonly details: string;
  readonly status: number;
  readonly type?: string;
}

/** Meta's codes with their titles; the HTTP status is 400 unless said otherwise. */
const KNOWN: Record<number, KnownError> = {
  0: { title: 'AuthException', details: 'We were unable to authenticate the app user.', status: 401 },
  1: { title: 'API Unknown', details: 'Invalid request or possible server error.', status: 400 },
  2: { title: 'API Service', details: 'Temporary due to downtime or due to being overloaded.', status: 503 },
  4: { title: 'API Too Many Calls', details: 'The app has reached its API call rate limit.', status: 400 },
  10: {
    title: 'Permission Denied',
    details: 'Permission is either not granted or has been removed.',
    status: 403,
  },
  100: { title: 'Invalid parameter', details: 'The request included unsupported parameters.', status: 400 },
  190: { title: 'Access token has expired', details: 'Your access token has expired.', status: 401 },
  368: {
    title: 'Temporarily blocked for policies violations',
    details: 'The business account has been restricted.',
    status: 403,
  },
  130429: {
    title: 'Rate limit hit',
    details:
      'Message failed to send because there were too many messages sent from this phone number in a short period of time',
    status: 400,
  },
  131000: {
    title: 'Something went wrong',
    details: 'Message failed to send due to an unknown error.',
    status: 500,
  },
  131008: {
    title: 'Required parameter is missing',
    details: 'The request is missing a required parameter.',
    status: 400,
  },
  131009: {
    title: 'Parameter value is not valid',
    details: 'One or more parameter values are invalid.',
    status: 400,
  },
  131016: { title: 'Service unavailable', details: 'A service is temporarily unavailable.', status: 500 },
  131026: { title: 'Message undeliverable', details: 'Message Undeliverable.', status: 400 },
  131047: {
    title: 'Re-engagement message',
    details:
      'Message failed to send because more than 24 hours have passed since the customer last replied to this number.',
    status: 400,
  },
  131048: {
    title: 'Spam rate limit hit',
    details: 'Message failed to send because there are restrictions on this phone number.',
    status: 400,
  },
  131049: {
    title: 'Meta chose not to deliver',
    details: 'This message was not delivered to maintain healthy ecosystem engagement.',
    status: 400,
  },
  131051: {
    title: 'Unsupported message type',
    details: 'Message type is currently not supported.',
    status: 400,
  },
  131052: {
    title: 'Media download error',
    details: 'Unable to download the media sent by the user.',
    status: 400,
  },
  131056: {
    title: '(Business Account, Consumer Account) pair rate limit hit',
    details:
      'Message failed to send because there were too many messages sent from this phone number to the same phone number in a short period of time.',
    status: 400,
  },
  132000: {
    title: 'Number of parameters does not match the expected number of params',
    details: 'The number of variable parameter values does not match the template.',
    status: 400,
  },
  132001: {
    title: 'Template name does not exist in the translation',
    details: 'The template does not exist in the specified language or has not been approved.',
    status: 404,
  },
  132015: {
    title: 'Template is Paused',
    details: 'Template is paused due to low quality so it cannot be sent in a template message.',
    status: 400,
  },
  132016: {
    title: 'Template is Disabled',
    details: 'Template has been paused too many times due to low quality and is now permanently disabled.',
    status: 400,
  },
  132012: {
    title: 'Parameter format does not match format in the created template',
    details: 'Variable parameter values formatted incorrectly.',
    status: 400,
  },
};

const UNKNOWN: KnownError = { title: 'Unknown error', details: 'An unknown error occurred.', status: 400 };
const known = (code: number): KnownError => KNOWN[code] ?? UNKNOWN;

export const statusOfCode = (code: number): number => known(code).status;

/** The body of an error answer of the Graph API. */
export const graphErrorBody = (
  code: number,
  options: { message?: string; details?: string; type?: string; subcode?: number } = {},
) => ({
  error: {
    message: options.message ?? `(#${code}) ${known(code).title}`,
    type: options.type ?? 'OAuthException',
    code,
    ...(options.subcode !== undefined && { error_subcode: options.subcode }),
    ...(code > 190 || code === 100
      ? { error_data: { messaging_product: 'whatsapp', details: options.details ?? known(code).details } }
      : {}),
    fbtrace_id: randomBytes(9).toString('base64url').slice(0, 11),
  },
});

/** The same failure as a webhook reports it. */
export const webhookError = (code: number) => ({
  code,
  title: known(code).title,
  message: known(code).title,
  error_data: { details: known(code).details },
  href: 'https://developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes/',
});

export class GraphError extends Error {
  readonly code: number;
  readonly status: number;
  readonly body: ReturnType<typeof graphErrorBody>;
  constructor(code: number, options: Parameters<typeof graphErrorBody>[1] & { status?: number } = {}) {
    const body = graphErrorBody(code, options);
    super(body.error.message);
    this.code = code;
    this.status = options.status ?? statusOfCode(code);
    this.body = body;
  }
}

/** An answer to something that the sender wrote wrong, naming the place. */
export const invalid = (details: string, code = 100): GraphError =>
  new GraphError(code, { details, ...(code === 100 && { message: `(#100) ${details}` }) });
