const GOOGLE_AUTH = 'https://www.googleapis.com/auth';

export const CALENDAR_SCOPES = [
  `${GOOGLE_AUTH}/calendar.events`,
  // calendar.events covers neither the calendar list nor free/busy (integrations/google.md).
  `${GOOGLE_AUTH}/calendar.calendarlist.readonly`,
  `${GOOGLE_AUTH}/calendar.freebusy`,
] as const;
export const MAIL_SCOPE = `${GOOGLE_AUTH}/gmail.metadata`;
export const SIGN_IN_SCOPES = ['openid', 'email', 'profile', ...CALENDAR_SCOPES, MAIL_SCOPE] as const;

/** People can untick scopes on the consent page; without these there is no calendar to assist with. */
export const coversCalendar = (granted: readonly string[]): boolean =>
  CALENDAR_SCOPES.every((scope) => granted.includes(scope));
