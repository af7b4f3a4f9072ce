/** What can be wrong with what a caller handed to this package. Every throw of the package is one of these. */
export type SchedulingErrorCode =
  | 'invalid-date'
  | 'invalid-interval'
  | 'invalid-request'
  | 'invalid-rule'
  | 'invalid-working-hours'
  | 'too-many-instances'
  | 'unknown-zone'
  | 'unsupported-rule';

/** A typed failure: `code` for programs, `message` for people. The message may quote the offending text, cut short. */
export class SchedulingError extends Error {
  readonly code: SchedulingErrorCode;

  constructor(code: SchedulingErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SchedulingError';
    this.code = code;
  }
}

/** Hostile input may be megabytes long; an error message must not be. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 57)}…` : text);
}
