import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

const SECRET_NAMES = [
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'code',
  'code_verifier',
  'state',
  'token',
  'authorization',
  'cookie',
  'set-cookie',
  'password',
];

export const SECRET_QUERY = new RegExp(`([?&](?:${SECRET_NAMES.join('|')})=)[^&#\\s"']*`, 'gi');

/** URLs reach logs and spans inside error messages too, so the text itself is cleaned, not only known fields. */
export const redactText = (text: string): string =>
  text.replace(SECRET_QUERY, '$1[redacted]').replace(/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, '$1 [redacted]');

/** What logs and traces say of a failure. PostgreSQL's complaints about data (class 22) quote the data. */
export function safeText(error: Error, text: string): string {
  const { code } = error as { code?: unknown };
  const isAboutData = typeof code === 'string' && /^22\w{3}$/.test(code);
  return redactText(isAboutData ? text.replace(/: ".*"/gs, ': "…"') : text);
}

const errorFields = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  return {
    type: error.name,
    message: safeText(error, error.message),
    stack: safeText(error, error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
};

export const createLogger = (level: string, destination?: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: errorFields },
      redact: {
        paths: SECRET_NAMES.flatMap((name) => [`["${name}"]`, `*["${name}"]`]),
        censor: '[redacted]',
      },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
