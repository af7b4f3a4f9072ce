import { type ChannelKey, type Key, type Spoken, say } from './words.ts';

export type ErrorKind =
  | 'invalid' // 422: understood and refused
  | 'bad-request' // 400
  | 'unauthenticated' // 401: our own session, and nothing else (decisions.md, 'Session')
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'too-large'
  | 'too-many'
  | 'provider-failed' // 502: a vendor answered wrongly
  | 'unavailable' // 503: a vendor, or something of ours, cannot be reached or is not configured
  | 'timeout'; // 504

const statusOf: Record<ErrorKind, number> = {
  invalid: 422,
  'bad-request': 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'too-many': 429,
  'provider-failed': 502,
  unavailable: 503,
  timeout: 504,
};

/** A sentence of the catalogue: what people other than staff read. Programs and staff get English. */
export interface Says {
  readonly says: Key | ChannelKey;
}

/** An expected failure. `detail` is shown to people, so it never holds anything internal; `cause` stays inside. */
export class AppError extends Error {
  override name = 'AppError';
  readonly kind: ErrorKind;
  readonly detail: string;
  readonly #says: Says | undefined;
  /** When the same call may succeed; sent as Retry-After. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    kind: ErrorKind,
    detail: string | Says,
    options?: { cause?: unknown; retryAfterSeconds?: number },
  ) {
    const english = typeof detail === 'string' ? detail : say({}, detail.says);
    super(english, options);
    this.kind = kind;
    this.detail = english;
    this.#says = typeof detail === 'string' ? undefined : detail;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }

  /** In the reader's language. */
  detailFor(to: Spoken): string {
    return this.#says ? say(to, this.#says.says) : this.detail;
  }

  get status(): number {
    return statusOf[this.kind];
  }
}

export const ADMIN_ONLY = 'Access denied. Admin privileges required.';
/** A minute's share is used up: a minute later there is another one, whenever this one began. */
export const tooManyRequests = () =>
  new AppError('too-many', { says: 'problem.tooFast' }, { retryAfterSeconds: 60 });
export const userNotFound = () => new AppError('not-found', 'User not found');
