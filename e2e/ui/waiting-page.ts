import type { WaitingApproval } from '@catch/contract';
import type { Page } from '@playwright/test';

export const waitingApproval = (changes: Partial<WaitingApproval> = {}): WaitingApproval => ({
  tool_call_id: 'call-1',
  tool_name: 'update_event',
  args: { event: 'Review' },
  formatted_args:
    'Move Review, Thursday 12 March 2026, 15:00–16:00 (Europe/Madrid) to Thursday 12 March 2026, 16:00–17:00 (Europe/Madrid), telling Ana Silva',
  expires_at: '2126-03-12T08:15:00Z',
  reason: 'Overlaps with Stand-up.',
  alternatives: [
    {
      ref: 'slot-1',
      label: 'Thursday 12 March 2026, 17:00–18:00 (Europe/Madrid)',
      brief: 'Thu 12 Mar, 17:00',
    },
  ],
  asked_at: '2026-03-11T08:15:00Z',
  channel: 'WHATSAPP',
  changes: [
    {
      did: 'change',
      event_id: 'event-1',
      title: 'Review',
      start: '2026-03-12T15:00:00.000Z',
      end: '2026-03-12T16:00:00.000Z',
      fields: [
        { name: 'title', value: ['Review'] },
        { name: 'day', value: ['Thursday 12 March 2026'] },
        { name: 'time', before: ['15:00–16:00'], value: ['16:00–17:00'] },
        { name: 'guests', value: ['Ana Silva (ana@example.org)'] },
      ],
    },
  ],
  told: ['Ana Silva (ana@example.org)'],
  tells_guests: true,
  ...changes,
});

export const cancelling = waitingApproval({
  tool_call_id: 'call-2',
  tool_name: 'delete_event',
  formatted_args: 'Cancel Gym, Friday 13 March 2026, 18:00–19:00 (Europe/Madrid)',
  reason: 'This deletes it.',
  alternatives: [],
  channel: 'WEB',
  changes: [
    {
      did: 'delete',
      event_id: 'event-2',
      title: 'Gym',
      start: '2026-03-13T17:00:00.000Z',
      end: '2026-03-13T18:00:00.000Z',
      fields: [
        { name: 'title', value: ['Gym'] },
        { name: 'day', value: ['Friday 13 March 2026'] },
        { name: 'time', value: ['18:00–19:00'] },
      ],
    },
  ],
  told: [],
});

export const waiting = (page: Page) => page.getByRole('region', { name: /^Waiting for you/ });
export const cards = (page: Page) => waiting(page).getByRole('list').first().locator('> li');
