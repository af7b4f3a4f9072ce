/** Who writes with whom, from headers alone: the bodies of mails are never read. Throws `CalendarError`. */
export interface MailHeaders {
  /**
   * The newest headers first, at most `limit` of them, none older than `since`. `forbidden` when the person did
   * not allow it, which is their right and no reason to ask for a reconnect.
   */
  recent(userId: string, request: RecentMail): Promise<readonly MailHeader[]>;
}

export interface RecentMail {
  readonly box: 'sent' | 'inbox';
  /** Epoch milliseconds. */
  readonly since: number;
  readonly limit: number;
  readonly signal?: AbortSignal | undefined;
}

export interface MailHeader {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly from: readonly MailAddress[];
  readonly to: readonly MailAddress[];
}

export interface MailAddress {
  readonly email: string;
  readonly name: string | undefined;
}
