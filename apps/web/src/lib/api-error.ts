import { say } from '../words/frame.ts';

/** A call that the server refused or that never reached it (status 0). */
export class ApiError extends Error {
  readonly status: number;
  /** The server's own sentence for people; null when it gave none. */
  readonly detail: string | null;
  readonly requestId: string | null;

  constructor(status: number, detail: string | null, requestId: string | null, options?: ErrorOptions) {
    super(
      detail ?? (status === 0 ? 'The server could not be reached' : `The server answered ${status}`),
      options,
    );
    this.name = 'ApiError';
    this.status = status;
    this.detail = detail;
    this.requestId = requestId;
  }

  /** Why, as far as anybody can tell: the server's sentence, or that there is no connection. */
  get reason(): string | null {
    return this.detail ?? (this.status === 0 ? say('connection.unreachable') : null);
  }
}

/** Thrown without sending anything (product-spec section 7). */
export class MissingTokenError extends Error {
  constructor() {
    super('No authentication token');
    this.name = 'MissingTokenError';
  }
}

/** The server's detail, or the sentence that the specification gives for its absence (section 8). */
export const detailOr = (error: unknown, fallback: string): string =>
  error instanceof ApiError && error.detail ? error.detail : fallback;
