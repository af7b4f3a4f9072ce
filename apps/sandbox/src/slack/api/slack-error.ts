/** Slack's refusals: HTTP 200, `ok: false` and a word. Only rate limits have a status of their own. */
export class SlackError extends Error {
  readonly error: string;
  readonly more: Record<string, unknown>;
  readonly retryAfter: number | undefined;
  constructor(error: string, more: Record<string, unknown> = {}, retryAfter?: number) {
    super(error);
    this.error = error;
    this.more = more;
    this.retryAfter = retryAfter;
  }
}
