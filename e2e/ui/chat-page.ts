import type {
  CalendarEvent,
  ChatResponse,
  ConversationMessage,
  Endpoints,
  PendingApproval,
  Reply,
} from '@catch/contract';
import type { Locator, Page } from '@playwright/test';
import { characters, staff } from '../support/people.ts';
import type { ScreenTools } from '../support/screens.ts';
import type { StubApi } from '../support/stub-api.ts';

export const people = [
  { id: 'user-7', name: 'Marta Ruiz', email: 'marta@example.org', picture: '/characters/milo.svg' },
  { id: 'user-8', name: null, email: 'nameless@example.org', picture: null },
  { id: 'user-9', name: 'Zoë Müller', email: 'zm@example.org', picture: null },
];

export const reply = (changes: Partial<ChatResponse> = {}): ChatResponse => ({
  message: 'Of course.',
  event_id: null,
  conflicts: [],
  requires_approval: false,
  pending_approvals: [],
  logfire_url: null,
  ...changes,
});

export const pending = (changes: Partial<PendingApproval> = {}): PendingApproval => ({
  tool_call_id: 'call-1',
  tool_name: 'create_event',
  args: { title: 'Budget', attendees: [{ email: 'tom@example.org' }] },
  formatted_args:
    'Book ‘Budget’ on Thursday 12 March 2026, 10:00–11:00 (Europe/Madrid), with tom@example.org.',
  expires_at: null,
  ...changes,
});
export const asking = (...approvals: PendingApproval[]): ChatResponse =>
  reply({ message: 'Shall I?', requires_approval: true, pending_approvals: approvals });

const times = { start: '2026-03-12T10:00:00.000Z', end: '2026-03-12T11:00:00.000Z' };
const longAddress =
  'a-very-long-name-without-any-place-to-break-it-at-all@a-rather-long-company-name.example';

/** A move and a deletion, as cards with fields. */
export const laidOut = (): ChatResponse => {
  const asks = 'Ana will be told. Move Budget to 11:00–12:00?';
  const move = pending({
    tool_name: 'update_event',
    alternatives: [
      { ref: '1', label: 'Friday 13 March 2026, 10:00', brief: 'Fri 13 Mar, 10:00' },
      { ref: '2', label: 'Friday 13 March 2026, 12:00', brief: 'Fri 13 Mar, 12:00' },
    ],
    changes: [
      {
        did: 'change',
        event_id: 'event-1',
        title: 'Budget',
        ...times,
        fields: [
          { name: 'title', value: ['Budget'] },
          { name: 'day', value: ['Thursday 12 March 2026'] },
          { name: 'time', before: ['10:00–11:00'], value: ['11:00–12:00'] },
          { name: 'guests', value: [longAddress, 'Tom <tom@example.org>'] },
        ],
      },
    ],
  });
  const fields = [{ name: 'title' as const, value: ['Lunch'] }];
  const deletion = pending({
    tool_call_id: 'call-2',
    tool_name: 'delete_event',
    formatted_args: 'Cancel ‘Lunch’.',
    changes: [{ did: 'delete', event_id: 'event-2', title: 'Lunch', ...times, fields }],
  });
  return { ...asking(move, deletion), message: `Two things.\n\n${asks}`, asks };
};

/** What is stored of a conversation. */
export const conversation = (
  messages: readonly ConversationMessage[] = [],
  more: Partial<Conversation> = {},
): Conversation => ({
  messages: [...messages],
  under_way: [],
  settled: [],
  earlier: null,
  arrived: false,
  ...more,
});
type Conversation = Reply<Endpoints['conversation']>;

export const stored = (
  message: string,
  is_user: boolean,
  more: Partial<ConversationMessage> = {},
): ConversationMessage => ({
  ...reply({ message }),
  id: message,
  is_user,
  timestamp: '2026-03-10T10:00:00.000Z',
  ...more,
});

const week = { timezone: 'Europe/Madrid', week_start: '2026-03-09', week_end: '2026-03-15' };
export const weekOf = (...events: CalendarEvent[]) => ({ ...week, events });

export const chatAnswers = (api: StubApi): StubApi =>
  api
    .on('adminNonAdmins', { users: people, total: people.length })
    .on('myAssistant', characters[0] ?? null)
    .on('calendars', { calendars: [{ id: 'marta@example.org', summary: 'Marta', primary: true }] })
    .on('calendarEvents', weekOf())
    .on('settledApprovals', { settled: [] })
    .on('conversation', conversation());

/** Signs staff in and opens the chat, as somebody when the search says so. */
export async function openChat({ page, api, signIn }: ScreenTools, search = ''): Promise<void> {
  await signIn(staff);
  chatAnswers(api);
  await page.goto(`/chat${search}`);
  await page.getByRole('heading', { level: 1, name: 'Chat Assistant' }).waitFor();
}

export const input = (page: Page): Locator => page.getByPlaceholder('Ask me to schedule a meeting...');
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
export const picker = (page: Page): Locator => page.getByRole('button', { name: /^Chat as:/ });
export const bubbles = (page: Page): Locator => page.getByRole('log').getByRole('article');
export const thinking = (page: Page): Locator => page.getByText('Catch is thinking...', { exact: true });
export const button = (page: Page | Locator, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

export async function say(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await sendButton(page).click();
}

export async function choose(page: Page, name: string | RegExp): Promise<void> {
  await picker(page).click();
  await page.getByRole('option', { name }).click();
}
