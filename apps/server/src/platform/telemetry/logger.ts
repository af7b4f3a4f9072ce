import { type DestinationStream, type Logger, pino } from 'pino';
import { redactText, SECRET_NAMES, safeText } from './safe-text.ts';

export type { Logger };

const errorFields = (error: unknown): unknown => {
  // Whatever else was thrown or is given as a cause may be a provider's whole answer.
  if (!(error instanceof Error))
    return typeof error === 'string' ? redactText(error) : { type: typeof error };
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
