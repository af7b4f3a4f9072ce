import type { Activity, ActivityPage, Notifications, Today, TodayEvent } from '@catch/contract';

export const done = (entry: Partial<Activity> & Pick<Activity, 'id' | 'sentence'>): Activity => ({
  status: 'done',
  occurred_at: '2026-03-08T08:30:00.000Z',
  channel: 'WEB',
  quote: null,
  is_approved: false,
  is_pressed: false,
  staff_email: null,
  undo_until: null,
  ...entry,
});

export const activity: ActivityPage = {
  entries: [
    done({
      id: 'call_1',
      sentence: 'Booked: Dentist, Thu 12 Mar, 16:00–17:00.',
      channel: 'WHATSAPP',
      quote: 'dentist on thursday at four',
      undo_until: '2126-03-09T08:30:00.000Z',
    }),
    done({
      id: 'call_2',
      sentence: 'Booked: Planning, Fri 13 Mar, 10:00–11:00, with Ana Silva (ana@example.org).',
      channel: 'SLACK',
      quote: 'planning with Ana on Friday at ten',
      is_approved: true,
      undo_until: '2126-03-09T08:30:00.000Z',
    }),
    done({
      id: 'call_3',
      sentence: 'Cancelled: Gym, Mon 9 Mar, 18:00–19:00.',
      status: 'undone',
      is_pressed: true,
    }),
    done({
      id: 'call_4',
      sentence: 'Moved: Review, Tue 10 Mar, 15:00–16:00.',
      staff_email: 'sam@catch.example',
    }),
    done({
      id: 'call_5',
      sentence:
        'Google Calendar isn’t answering, so I don’t know yet whether this went through: Lunch, Wed 11 Mar, 13:30–14:30.',
      status: 'in_doubt',
      quote: 'lunch on Wednesday',
    }),
  ],
  next: null,
};

export const quietDay: Today = {
  time_zone: 'Europe/Madrid',
  date: '2026-03-08',
  events: [],
  invitations: [],
  free: [],
  is_complete: true,
};

const event = (
  more: Partial<TodayEvent> & Pick<TodayEvent, 'id' | 'title' | 'start' | 'end'>,
): TodayEvent => ({
  all_day: false,
  location: null,
  join_url: null,
  from: null,
  response_status: null,
  is_series: false,
  clashes: [],
  ...more,
});

export const fullDay: Today = {
  ...quietDay,
  events: [
    event({ id: 'fair', title: 'Book fair', start: '2026-03-08', end: '2026-03-09', all_day: true }),
    event({
      id: 'review',
      title: 'Quarterly review',
      start: '2026-03-08T09:00:00.000Z',
      end: '2026-03-08T10:00:00.000Z',
      join_url: 'https://meet.google.com/abc-defg-hij',
      clashes: ['Dentist'],
    }),
    event({
      id: 'dentist',
      title: 'Dentist',
      start: '2026-03-08T09:30:00.000Z',
      end: '2026-03-08T10:30:00.000Z',
      location: 'Calle Mayor 1',
      clashes: ['Quarterly review'],
    }),
    event({ id: 'gym', title: null, start: '2026-03-09T17:00:00.000Z', end: '2026-03-09T18:00:00.000Z' }),
  ],
  invitations: [
    event({
      id: 'tasting',
      title: 'Tasting',
      start: '2026-03-10T14:00:00.000Z',
      end: '2026-03-10T15:00:00.000Z',
      from: 'Ana Silva (ana@example.org)',
      response_status: 'needsAction',
      is_series: true,
      clashes: ['Budget', null],
    }),
  ],
  free: [
    { start: '2026-03-08T11:00:00.000Z', end: '2026-03-08T12:30:00.000Z' },
    { start: '2026-03-08T14:00:00.000Z', end: '2026-03-08T16:00:00.000Z' },
  ],
};

export const usualMessages: Notifications = {
  briefing: { on: true },
  evening: { on: true },
  nudge: { on: true, minutes: 10 },
  collision: { on: true },
  quiet: { on: true, from: '21:00', to: '07:00' },
  limit: { most: 8 },
};
