const AUTH = 'https://www.googleapis.com/auth/';

export const scopes = {
  email: `${AUTH}userinfo.email`,
  profile: `${AUTH}userinfo.profile`,
  openid: 'openid',
  calendar: `${AUTH}calendar`,
  calendarReadonly: `${AUTH}calendar.readonly`,
  events: `${AUTH}calendar.events`,
  eventsReadonly: `${AUTH}calendar.events.readonly`,
  calendarListReadonly: `${AUTH}calendar.calendarlist.readonly`,
  calendarList: `${AUTH}calendar.calendarlist`,
  freeBusy: `${AUTH}calendar.freebusy`,
  gmailMetadata: `${AUTH}gmail.metadata`,
  gmailReadonly: `${AUTH}gmail.readonly`,
} as const;

/** What the consent page says about a scope; those without a sentence come with every sign-in. */
const SENTENCES: Record<string, string | undefined> = {
  [scopes.openid]: undefined,
  [scopes.email]: undefined,
  [scopes.profile]: undefined,
  [scopes.calendar]: 'See, edit, share and permanently delete all the calendars you can access',
  [scopes.calendarReadonly]: 'See and download any calendar you can access',
  [scopes.events]: 'View and edit events on all your calendars',
  [scopes.eventsReadonly]: 'View events on all your calendars',
  [scopes.calendarListReadonly]: 'See the list of calendars you’re subscribed to',
  [scopes.calendarList]: 'See, add and remove calendars you’re subscribed to',
  [scopes.freeBusy]: 'View your availability in your calendars',
  [scopes.gmailMetadata]:
    'View your email message metadata such as labels and headers, but not the email body',
  [scopes.gmailReadonly]: 'View your email messages and settings',
};

const SHORT_NAMES: Record<string, string> = { email: scopes.email, profile: scopes.profile };

/** Scopes of a request in Google's long form, without repetitions; undefined when one is unknown. */
export const parseScopes = (text: string): string[] | undefined => {
  const parsed = new Set(
    text
      .split(/\s+/)
      .filter(Boolean)
      .map((scope) => SHORT_NAMES[scope] ?? scope),
  );
  return [...parsed].every((scope) => scope in SENTENCES) ? [...parsed] : undefined;
};

/** The scopes that the person can refuse one by one. */
export const refusableScopes = (requested: readonly string[]): { scope: string; sentence: string }[] =>
  requested.flatMap((scope) => {
    const sentence = SENTENCES[scope];
    return sentence === undefined ? [] : [{ scope, sentence }];
  });
