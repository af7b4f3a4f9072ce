import { signIn } from './google-client.ts';

export interface ApiEvent {
  id: string;
  etag: string;
  status: string;
  summary?: string;
  sequence: number;
  updated: string;
  htmlLink: string;
  hangoutLink?: string;
  conferenceData?: { conferenceId: string };
  start: { date?: string; dateTime?: string; timeZone?: string };
  end: { date?: string; dateTime?: string; timeZone?: string };
  recurrence?: string[];
  recurringEventId?: string;
  originalStartTime?: { date?: string; dateTime?: string };
  organizer: { email: string; self?: boolean };
  attendees?: { email: string; responseStatus: string; self?: boolean; organizer?: boolean }[];
  location?: string;
  description?: string;
  colorId?: string;
  eventType?: string;
  transparency?: string;
}

export interface ApiList {
  items: ApiEvent[];
  nextPageToken?: string;
  nextSyncToken?: string;
  timeZone: string;
}

export interface ApiError {
  error: { code: number; message: string; errors: { domain: string; reason: string; message: string }[] };
}

type Query = Record<string, string | number | boolean>;

/** A small Calendar v3 client: just enough to ask and to see status and body. */
export const calendarClient = (sandboxUrl: string, accessToken: string) => {
  const call = async <T>(
    method: string,
    path: string,
    options: { query?: Query; body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<{ status: number; body: T }> => {
    const pairs = Object.entries(options.query ?? {}).map(
      ([name, value]) => [name, String(value)] as [string, string],
    );
    const query = new URLSearchParams(pairs);
    const response = await fetch(`${sandboxUrl}/google/calendar/v3${path}?${query}`, {
      method,
      headers: {
        authorization: `Bearer ${accessToken}`,
        ...(options.body !== undefined && { 'content-type': 'application/json' }),
        ...options.headers,
      },
      ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
    });
    const text = await response.text();
    return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as T };
  };
  const events = (calendarId: string) => `/calendars/${encodeURIComponent(calendarId)}/events`;
  return {
    call,
    list: (query: Query = {}, calendarId = 'primary') => call<ApiList>('GET', events(calendarId), { query }),
    get: (id: string, query: Query = {}) => call<ApiEvent>('GET', `${events('primary')}/${id}`, { query }),
    insert: (body: unknown, query: Query = {}, calendarId = 'primary') =>
      call<ApiEvent>('POST', events(calendarId), { query, body }),
    patch: (id: string, body: unknown, query: Query = {}, headers: Record<string, string> = {}) =>
      call<ApiEvent>('PATCH', `${events('primary')}/${id}`, { query, body, headers }),
    update: (id: string, body: unknown, query: Query = {}) =>
      call<ApiEvent>('PUT', `${events('primary')}/${id}`, { query, body }),
    remove: (id: string, query: Query = {}, headers: Record<string, string> = {}) =>
      call<undefined>('DELETE', `${events('primary')}/${id}`, { query, headers }),
    instances: (id: string, query: Query = {}) =>
      call<ApiList>('GET', `${events('primary')}/${id}/instances`, { query }),
    /** Every page, in order. */
    listAll: async (
      query: Query,
      calendarId = 'primary',
    ): Promise<{ items: ApiEvent[]; pages: number; syncToken: string | undefined }> => {
      const items: ApiEvent[] = [];
      let pages = 0;
      let pageToken: string | undefined;
      for (;;) {
        const page = await call<ApiList>('GET', events(calendarId), {
          query: { ...query, ...(pageToken !== undefined && { pageToken }) },
        });
        if (page.status !== 200) throw new Error(JSON.stringify(page.body));
        pages += 1;
        items.push(...page.body.items);
        pageToken = page.body.nextPageToken;
        if (pageToken === undefined) return { items, pages, syncToken: page.body.nextSyncToken };
        if (page.body.nextSyncToken !== undefined) throw new Error('A sync token before the last page.');
      }
    },
  };
};

export type CalendarClient = ReturnType<typeof calendarClient>;

export const calendarOf = async (
  sandboxUrl: string,
  email: string,
  changes: Record<string, string> = {},
): Promise<CalendarClient> =>
  calendarClient(sandboxUrl, (await signIn(sandboxUrl, email, changes)).access_token);

/** A timed event in Madrid, as simple as can be. */
export const timedEvent = (date: string, from: string, to: string, more: Record<string, unknown> = {}) => ({
  summary: 'Something',
  start: { dateTime: `${date}T${from}:00`, timeZone: 'Europe/Madrid' },
  end: { dateTime: `${date}T${to}:00`, timeZone: 'Europe/Madrid' },
  ...more,
});
