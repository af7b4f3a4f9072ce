/** Where the product's exceptions are kept. */
export interface ExceptionLog {
  /** One row for one failure, newest first; throws ExceptionLogError. */
  recent(query: ExceptionQuery): Promise<readonly LoggedException[]>;
}

/** How far back it reads when no start is given. */
export const REACH_DAYS = 30;
/** More failures than that are never read at once. */
export const MOST_FAILURES = 2_500;

export interface ExceptionQuery {
  readonly limit: number;
  /** Half-open; an open start reaches `REACH_DAYS` back. */
  readonly from: Date | undefined;
  readonly to: Date | undefined;
}

export interface LoggedException {
  readonly startTimestamp: string;
  readonly message: string;
  readonly durationMs: number | null;
  readonly attributes: Record<string, unknown> | null;
  readonly traceId: string | null;
}

export type ExceptionLogProblem =
  | 'not-configured'
  | 'refused' // the token is not accepted
  | 'rate-limited'
  | 'unavailable' // cannot be reached, or too slow
  | 'failed'; // answered something that is no answer

export class ExceptionLogError extends Error {
  override name = 'ExceptionLogError';
  readonly problem: ExceptionLogProblem;

  constructor(problem: ExceptionLogProblem, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.problem = problem;
  }
}
