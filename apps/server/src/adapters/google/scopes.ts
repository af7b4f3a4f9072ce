const GOOGLE_AUTH = 'https://www.googleapis.com/auth';

export const CALENDAR_SCOPES = [
  `${GOOGLE_AUTH}/calendar.events`,
  // calendar.events covers neither the calendar list nor free/busy (integrations/google.md).
  `${GOOGLE_AUTH}/calendar.calendarlist.readonly`,
  `${GOOGLE_AUTH}/calendar.freebusy`,
] as const;
export const MAIL_SCOPE = `${GOOGLE_AUTH}/gmail.metadata`;
export const SIGN_IN_SCOPES = ['openid', 'email', 'profile', ...CALENDAR_SCOPES] as const;

/** Mail headers are a restricted scope: asked for when the person turns that on, and of nobody else (ADR 37). */
export const askedScopes = ({ withMail }: { readonly withMail: boolean }): readonly string[] =>
  withMail ? [...SIGN_IN_SCOPES, MAIL_SCOPE] : SIGN_IN_SCOPES;

/** Full access to the calendar: anyone who granted us that before has granted its parts. */
const WHOLE_CALENDAR = `${GOOGLE_AUTH}/calendar`;

/** What a token answer grants; one that leaves the scope out grants what was asked for (RFC 6749, section 5.1). */
export const grantedScopes = (
  scope: string | null | undefined,
  asked: readonly string[],
): readonly string[] => (scope === null || scope === undefined ? asked : scope.split(' ').filter(Boolean));

/** People can untick scopes on the consent page; without these there is no calendar to assist with. */
export const coversCalendar = (granted: readonly string[]): boolean =>
  granted.includes(WHOLE_CALENDAR) || CALENDAR_SCOPES.every((scope) => granted.includes(scope));
