import type { Activity, MyReminder, WaitingApproval } from '@catch/contract';
import type { Page } from '@playwright/test';

const APPROVALS = 200;
const ACTIVITIES = 500;
const REMINDERS = 300;

const count = <T>(length: number, make: (index: number) => T): T[] =>
  Array.from({ length }, (_, index) => make(index));
const minutesAgo = (minutes: number): string => new Date(Date.now() - minutes * 60_000).toISOString();

const approval = (index: number): WaitingApproval => ({
  tool_call_id: `call-${index}`,
  tool_name: 'update_event',
  args: { event: 'Review' },
  formatted_args: 'Move Review to Thursday 12 March 2026, 16:00–17:00 (Europe/Madrid), telling Ana Silva',
  expires_at: null,
  reason: 'Overlaps with Stand-up.',
  alternatives: [{ ref: 'slot', label: 'Thursday 12 March 2026, 17:00–18:00', brief: 'Thu 12 Mar, 17:00' }],
  asked_at: minutesAgo(index),
  channel: 'WHATSAPP',
  changes: [
    {
      did: 'change',
      event_id: `event-${index}`,
      title: `Review ${index}`,
      start: minutesAgo(0),
      end: minutesAgo(-60),
      fields: [
        { name: 'title', value: [`Review ${index}`] },
        { name: 'time', before: ['15:00–16:00'], value: ['16:00–17:00'] },
        { name: 'guests', value: ['Ana Silva (ana@example.org)', 'Tom Becker (tom@example.org)'] },
      ],
    },
  ],
  told: ['Ana Silva (ana@example.org)', 'Tom Becker (tom@example.org)'],
  tells_guests: true,
});

const activity = (index: number): Activity => ({
  id: `call_${index}`,
  sentence: `Booked: Meeting ${index}, Thu 12 Mar, 16:00–17:00, with Ana Silva (ana@example.org).`,
  status: 'done',
  occurred_at: minutesAgo(index),
  channel: 'SLACK',
  quote: 'a meeting with Ana on Thursday at four',
  is_approved: true,
  is_pressed: false,
  staff_email: null,
  undo_until: minutesAgo(-1000),
});

const reminder = (index: number): MyReminder => ({
  id: `reminder-${index}`,
  reminder_type: 'recurring',
  reminder_text: `Water plant number ${index}`,
  scheduled_at: null,
  cron_expression: '0 9 * * 1-5',
  last_triggered_at: minutesAgo(60),
  is_active: index % 5 !== 0,
  created_at: minutesAgo(10_000 - index),
  schedule: 'every weekday at 09:00',
  next_at: minutesAgo(-600),
  time_zone: 'Europe/Madrid',
  before: null,
});

/** How many of everything; the rest of the page is the product's own. */
export async function fillLists(page: Page, isFull: boolean): Promise<void> {
  const some = <T>(length: number, make: (index: number) => T): T[] => (isFull ? count(length, make) : []);
  const answer = (path: string, body: (url: URL) => unknown) =>
    page.route(
      (url) => url.pathname === `/api/v1/${path}`,
      (route, request) => route.fulfill({ json: body(new URL(request.url())) }),
    );
  const done = some(ACTIVITIES, activity);
  await answer('assistant/waiting-approvals', () => ({ approvals: some(APPROVALS, approval) }));
  await answer('me/activity', ({ searchParams }) => {
    const from = Number(searchParams.get('before')?.split('~')[0] ?? 0);
    const to = from + Number(searchParams.get('limit') ?? 20);
    return { entries: done.slice(from, to), next: to < done.length ? `${to}~next` : null };
  });
  await answer('me/memory', () => ({
    preferences: [],
    reminders: some(REMINDERS, reminder),
    removed: [],
    profile: null,
    time_zone: 'Europe/Madrid',
    learns_profile: true,
  }));
}
