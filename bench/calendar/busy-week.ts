/** A week of 150 events, 90 of them from 30 series, eight guests each: more than anybody should have. */
export function busyWeek(path: string, query: URLSearchParams): unknown {
  if (path.endsWith('/calendarList')) return calendars;
  // The middle of what is asked for lies in the week that is meant, however much wider the question is.
  const middle = (Date.parse(query.get('timeMin') ?? '') + Date.parse(query.get('timeMax') ?? '')) / 2;
  const monday = middle - 3.5 * DAY;
  const items = query.get('singleEvents') === 'true' ? instances(monday) : series(monday);
  return { timeZone, items };
}

/** The same calendar in a week without anything. */
export const emptyWeek = (path: string): unknown =>
  path.endsWith('/calendarList') ? calendars : { timeZone, items: [] };

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const timeZone = 'Europe/Madrid';
const calendars = { items: [{ id: 'me@example.org', primary: true, timeZone }] };

const attendees = Array.from({ length: 8 }, (_, index) => ({
  email: `guest${index}@example.org`,
  displayName: `Guest ${index}`,
  responseStatus: index % 2 ? 'accepted' : 'needsAction',
  ...(index === 0 ? { self: true } : {}),
}));

/** Full hours in winter time's offset, which names a moment in summer as well. */
const time = (at: number) => ({
  dateTime: new Date(Math.round(at / HOUR) * HOUR + HOUR).toISOString().replace('.000Z', '+01:00'),
  timeZone,
});

const common = (id: string, at: number) => ({
  id,
  etag: `"${id}"`,
  status: 'confirmed',
  summary: `Meeting ${id}`,
  description: 'What it is about. '.repeat(12),
  location: 'Room 1',
  htmlLink: `https://calendar.example/${id}`,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-02T00:00:00.000Z',
  start: time(at),
  end: time(at + HOUR),
  attendees,
});

const instances = (monday: number) =>
  Array.from({ length: 150 }, (_, index) => ({
    ...common(`e${index}`, monday + (index % 7) * DAY + (8 + (index % 10)) * HOUR),
    ...(index < 90 ? { recurringEventId: `s${index % 30}` } : {}),
  }));

const series = (monday: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    ...common(`s${index}`, monday + 9 * HOUR),
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  }));
