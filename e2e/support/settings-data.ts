import type { Activity, ActivityPage } from '@catch/contract';

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
