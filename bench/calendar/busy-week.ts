/** A week of 150 events, 90 of them from 30 series, eight guests each: more than anybody should have. */
export function busyWeek(path: string, query: URLSearchParams): unknown {
  if (path.endsWith('/calendarList'))
    return { items: [{ id: 'me@example.org', primary: true, timeZone: 'Europe/Madrid' }] };
  return {
    timeZone: 'Europe/Madrid',
    items: query.get('singleEvents') === 'true' ? instances() : series(),
  };
}

const attendees = Array.from({ length: 8 }, (_, index) => ({
  email: `guest${index}@example.org`,
  displayName: `Guest ${index}`,
  responseStatus: index % 2 ? 'accepted' : 'needsAction',
  ...(index === 0 ? { self: true } : {}),
}));

const time = (day: number, hour: number) => ({
  dateTime: `2026-03-${String(day).padStart(2, '0')}T${String(hour).padStart(2, '0')}:00:00+01:00`,
  timeZone: 'Europe/Madrid',
});

const common = (id: string, day: number, hour: number) => ({
  id,
  etag: `"${id}"`,
  status: 'confirmed',
  summary: `Meeting ${id}`,
  description: 'What it is about. '.repeat(12),
  location: 'Room 1',
  htmlLink: `https://calendar.example/${id}`,
  created: '2026-01-01T00:00:00.000Z',
  updated: '2026-01-02T00:00:00.000Z',
  start: time(day, hour),
  end: time(day, hour + 1),
  attendees,
});

const instances = () =>
  Array.from({ length: 150 }, (_, index) => ({
    ...common(`e${index}`, 2 + (index % 7), 8 + (index % 10)),
    ...(index < 90 ? { recurringEventId: `s${index % 30}` } : {}),
  }));

const series = () =>
  Array.from({ length: 30 }, (_, index) => ({
    ...common(`s${index}`, 2, 9),
    recurrence: ['RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR'],
  }));
