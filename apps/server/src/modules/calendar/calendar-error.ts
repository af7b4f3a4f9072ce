export type CalendarErrorKind =
  /** The grant is gone or lacks a scope: only the person can restore it. */
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
  /** The person may not do that with this event. */
  | 'forbidden'
  /** The person may only look at this calendar. */
  | 'read-only'
  /** The calendar itself is gone from the person's list: what became of its events, nobody can tell. */
  | 'calendar-lost'
  /** The calendar refused what was asked for. */
  | 'invalid';

export interface CalendarErrorOptions {
  readonly cause?: unknown;
  readonly ambiguous?: boolean;
  readonly retryAfterMs?: number;
  readonly calendar?: string | undefined;
}

/** Every failure of the calendar and mail ports. The message is for logs; it holds no token and no body. */
export class CalendarError extends Error {
  override name = 'CalendarError';
  readonly kind: CalendarErrorKind;
  /** True when a write may have been carried out although its answer never arrived. */
  readonly ambiguous: boolean;
  /** When the provider said how long to wait. */
  readonly retryAfterMs: number | undefined;
  /** The name of the calendar, of one that is `read-only`. */
  readonly calendar: string | undefined;

  constructor(kind: CalendarErrorKind, message: string, options: CalendarErrorOptions = {}) {
    super(message, options.cause === undefined ? {} : { cause: options.cause });
    this.kind = kind;
    this.ambiguous = options.ambiguous ?? false;
    this.retryAfterMs = options.retryAfterMs;
    this.calendar = options.calendar;
  }
}

export const isCalendarError = (
  error: unknown,
  ...kinds: readonly CalendarErrorKind[]
): error is CalendarError =>
  error instanceof CalendarError && (kinds.length === 0 || kinds.includes(error.kind));
