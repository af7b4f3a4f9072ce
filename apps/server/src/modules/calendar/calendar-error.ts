export type CalendarErrorKind =
  /** The grant is gone or lacks a scope: only the person can mend it. */
  | 'reconnect-needed'
  /** Asked too often, also after waiting. */
  | 'rate-limited'
  /** No usable answer; see `ambiguous`. */
  | 'unavailable'
  /** Somebody changed the event since it was read (its etag differs). */
  | 'conflict'
  /** The id is taken by something else. */
  | 'duplicate'
  /** It was deleted, or a sync token is too old. */
  | 'gone'
  | 'not-found'
  /** The person may not do that on this calendar. */
  | 'forbidden'
  /** The calendar refused what was asked for. */
  | 'invalid';

export interface CalendarErrorOptions {
  readonly cause?: unknown;
  readonly ambiguous?: boolean;
  readonly retryAfterMs?: number;
}

/** Every failure of the calendar and mail ports. The message is for logs; it holds no token and no body. */
export class CalendarError extends Error {
  override name = 'CalendarError';
  readonly kind: CalendarErrorKind;
  /** True when a write may have been carried out although its answer never arrived. */
  readonly ambiguous: boolean;
  /** When the provider said how long to wait. */
  readonly retryAfterMs: number | undefined;

  constructor(kind: CalendarErrorKind, message: string, options: CalendarErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.kind = kind;
    this.ambiguous = options.ambiguous ?? false;
    this.retryAfterMs = options.retryAfterMs;
  }
}

export const isCalendarError = (
  error: unknown,
  ...kinds: readonly CalendarErrorKind[]
): error is CalendarError =>
  error instanceof CalendarError && (kinds.length === 0 || kinds.includes(error.kind));
