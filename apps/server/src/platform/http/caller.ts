import type { Language } from '@catch/contract/languages';

/** Who is calling, as the session says. Nothing here ever comes from what the caller sent. */
export interface Caller {
  readonly userId: string;
  readonly sessionId: string;
  readonly signedInAt: Date;
  readonly email: string;
  readonly name: string;
  readonly picture: string | null;
  readonly createdAt: Date;
  readonly isStaff: boolean;
  readonly reconnectNeeded: boolean;
  readonly language: Language | null;
  /** As their calendar says; null until it was read. */
  readonly timeZone: string | null;
}

/** Answers a bearer token with its caller, or nothing when it is unknown, expired, revoked or the user inactive. */
export type Authenticate = (token: string) => Promise<Caller | undefined>;
