import type { FastifyInstance } from 'fastify';

interface Detail {
  readonly domain: string;
  readonly reason: string;
  readonly message: string;
  readonly locationType?: string;
  readonly location?: string;
}

const STATUS_WORDS: Record<number, string> = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ALREADY_EXISTS',
  412: 'FAILED_PRECONDITION',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
};

/** An error of Google's JSON APIs: `{error: {code, message, errors: [{domain, reason, message}]}}`. */
export class GoogleError extends Error {
  readonly code: number;
  readonly detail: Detail;

  constructor(
    code: number,
    reason: string,
    message: string,
    extra: Partial<Detail> & { outer?: string } = {},
  ) {
    const { outer, ...detail } = extra;
    super(outer ?? message);
    this.code = code;
    this.detail = { domain: 'global', reason, message, ...detail };
  }

  /** For pages, whose errors are answered by Fastify's own rule. */
  get statusCode(): number {
    return this.code;
  }

  toJSON() {
    const status = STATUS_WORDS[this.code];
    return {
      error: { code: this.code, message: this.message, errors: [this.detail], ...(status && { status }) },
    };
  }
}

export const invalid = (message: string, reason = 'invalid'): GoogleError =>
  new GoogleError(400, reason, message);
export const required = (message: string): GoogleError => new GoogleError(400, 'required', message);
/** The bounds of a range contradict each other or ask for too much; Google blames timeMax. */
export const badRange = (reason: 'timeRangeEmpty' | 'timeRangeTooLong'): GoogleError =>
  new GoogleError(
    400,
    reason,
    reason === 'timeRangeEmpty'
      ? 'The specified time range is empty.'
      : 'The requested time range is too long.',
    { domain: 'calendar', locationType: 'parameter', location: 'timeMax' },
  );
export const notFound = (): GoogleError => new GoogleError(404, 'notFound', 'Not Found');
export const invalidParameter = (
  name: string,
  message = `Invalid value for parameter: ${name}`,
): GoogleError =>
  new GoogleError(400, 'invalidParameter', message, { locationType: 'parameter', location: name });

/** How an ordered fault looks at Google; quota words come with Google's own domain and sentence. */
export const googleFaultBody = ({
  status,
  reason,
}: {
  status: number;
  reason: string | undefined;
}): unknown => {
  const word =
    reason ?? (status === 429 ? 'rateLimitExceeded' : status >= 500 ? 'backendError' : 'forbidden');
  const isQuota = /rateLimitExceeded|quotaExceeded/i.test(word);
  const message = isQuota ? 'Rate Limit Exceeded' : status >= 500 ? 'Backend Error' : 'Forbidden';
  return new GoogleError(status, word, message, isQuota ? { domain: 'usageLimits' } : {}).toJSON();
};

/** Answers every failure of a scope in Google's shape. */
export const answerGoogleErrors = (app: FastifyInstance, log: (message: string) => void): void => {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof GoogleError) {
      if (error.code === 401) reply.header('www-authenticate', 'Bearer realm="https://accounts.google.com/"');
      return reply.code(error.code).send(error.toJSON());
    }
    const status = error.statusCode ?? 500;
    if (status < 500)
      return reply.code(status).send(new GoogleError(status, 'parseError', 'Parse Error').toJSON());
    log(`Sandbox failure: ${error.stack ?? error.message}`);
    return reply.code(500).send(new GoogleError(500, 'backendError', 'Backend Error').toJSON());
  });
};
