import {
  type AdminTurn,
  AdminUser,
  type AdminUserDetail,
  type ApprovalLog,
  type CurrentUser,
  type ExceptionRecord,
  type StoredMessage,
} from '@catch/contract';
import type { Page } from '@playwright/test';
import { staff } from '../support/people.ts';
import type { StubApi } from '../support/stub-api.ts';

const now = '2026-03-11T10:00:00Z';
export const whole = { total_capped: false, limit: 100, offset: 0 } as const;

export const stored = (
  id: string,
  message: unknown,
  changes: Partial<StoredMessage> = {},
): StoredMessage => ({
  id,
  user_id: 'user-1',
  user_email: 'marta@example.org',
  channel: 'WEB',
  timestamp: '2026-03-11T09:30:00Z',
  message: typeof message === 'string' ? message : JSON.stringify(message),
  turn_id: 'turn-1',
  logfire_url: null,
  ...changes,
});

const request = (...parts: unknown[]) => ({ kind: 'request', parts });
const response = (...parts: unknown[]) => ({ kind: 'response', parts });
export const userPrompt = (content: string) => request({ part_kind: 'user-prompt', content });
export const text = (content: string) => response({ part_kind: 'text', content });
export const toolCall = response({
  part_kind: 'tool-call',
  tool_name: 'create_event',
  args: { summary: 'Lunch', when: 'tomorrow at noon' },
});
export const toolReturn = (content: unknown) =>
  request({ part_kind: 'tool-return', tool_name: 'list_events', content });

/** A stored message in every form, with the row's tint and preview. */
export const shapes: readonly { row: StoredMessage; tint: string; kind: string; preview: string }[] = [
  {
    row: stored('m1', userPrompt('Book lunch with Priya tomorrow')),
    tint: 'blue',
    kind: 'User',
    preview: 'Book lunch with Priya tomorrow',
  },
  {
    row: stored('m2', text('Done: lunch on Thursday at 12:00.'), { channel: 'SLACK' }),
    tint: 'green',
    kind: 'Assistant',
    preview: 'Done: lunch on Thursday at 12:00.',
  },
  {
    row: stored('m3', toolCall, { channel: 'WHATSAPP' }),
    tint: 'green',
    kind: 'Assistant',
    preview: 'create_event',
  },
  {
    row: stored('m4', toolReturn('x'.repeat(140))),
    tint: 'yellow',
    kind: 'Tool Result',
    preview: `${'x'.repeat(100)}...`,
  },
  {
    row: stored('m5', toolReturn({ events: [] })),
    tint: 'yellow',
    kind: 'Tool Result',
    preview: 'Tool Result (JSON)',
  },
  {
    row: stored('m6', { role: 'system', content: 'You are a calm assistant.' }),
    tint: 'purple',
    kind: 'System',
    preview: '[System request to model]',
  },
  {
    row: stored('m7', request({ part_kind: 'retry-prompt', content: 'Fix the arguments.' })),
    tint: 'orange',
    kind: 'Retry Prompt',
    preview: '[System request to model]',
  },
  { row: stored('m8', request()), tint: 'gray', kind: 'Request', preview: '[System request to model]' },
  {
    row: stored('m9', '{"kind": "request", "parts": ['),
    tint: 'red',
    kind: 'Parse error',
    preview: 'Error parsing message',
  },
  {
    row: stored('m10', '"Just a plain string"'),
    tint: 'gray',
    kind: 'Other',
    preview: 'Just a plain string',
  },
  {
    row: stored('m11', [userPrompt('First of a list'), text('Second')]),
    tint: 'blue',
    kind: 'User',
    preview: 'First of a list',
  },
  {
    row: stored('m12', { role: 'user', content: 'By role and content' }),
    tint: 'blue',
    kind: 'User',
    preview: 'By role and content',
  },
  {
    row: stored('m13', { role: 'assistant', content: 'An answer by role' }),
    tint: 'green',
    kind: 'Assistant',
    preview: 'An answer by role',
  },
  { row: stored('m14', { role: 'user' }), tint: 'blue', kind: 'User', preview: '[User message - no text]' },
  {
    row: stored('m15', request({ part_kind: 'tool-return', content: null })),
    tint: 'yellow',
    kind: 'Tool Result',
    preview: '[Tool result]',
  },
  {
    row: stored('m16', response()),
    tint: 'green',
    kind: 'Assistant',
    preview: '[Assistant message - no text]',
  },
  {
    row: stored('m17', { kind: 'telemetry', parts: [] }),
    tint: 'gray',
    kind: 'Other',
    preview: '[telemetry message]',
  },
  {
    row: stored('m18', userPrompt('<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>')),
    tint: 'blue',
    kind: 'User',
    preview: '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>',
  },
  {
    row: stored('m19', userPrompt('huge '.repeat(200_000))),
    tint: 'blue',
    kind: 'User',
    preview: `${'huge '.repeat(80)}...`,
  },
];

/** Without the huge one, which every page would carry around. */
const everyday = shapes.slice(0, -1);
export const everyShape = (api: StubApi): StubApi =>
  api.on('adminMessages', { messages: shapes.map(({ row }) => row), total: shapes.length, ...whole });

export const messageStatistics = {
  total_messages: 12_345,
  avg_messages_per_conversation: 8.42,
  avg_interactions_per_day: 120.5,
  avg_tool_calls_per_day: 64.25,
  total_conversations: 1_466,
  total_unique_users: 310,
  total_tool_calls: 4_200,
  by_channel: { WEB: 2_345, WHATSAPP: 6_000, SLACK: 4_000 },
  top_users: [
    { user_email: 'priya@example.org', message_count: 412 },
    { user_email: 'tom@example.org', message_count: 388 },
    { user_email: 'ana@example.org', message_count: 290 },
    { user_email: 'marta@example.org', message_count: 173 },
    { user_email: 'li@example.org', message_count: 150 },
  ],
  by_day: Array.from({ length: 7 }, (_, day) => ({
    day: `2026-03-0${day + 3}`,
    by_channel: { WEB: 40 + day * 7, WHATSAPP: 120 - day * 5, SLACK: 60 + ((day * 13) % 40) },
  })),
  by_hour: [],
};

/** As Google makes them: no place to break a line at. */
const GOOGLE_ID = 'nj1p67kchakf5851smbhr2i5m0p4l3hd8q0c6u2a9e7t1v';

export const approval = (id: string, changes: Partial<ApprovalLog> = {}): ApprovalLog => ({
  id,
  user_id: 'user-1',
  user_email: 'marta@example.org',
  tool_call_id: `call-${id}`,
  tool_name: 'create_event',
  tool_args: { summary: 'Lunch', attendees: ['priya@example.org'], event_id: GOOGLE_ID },
  approved: true,
  channel: 'SLACK',
  response_time_seconds: 4.26,
  created_at: '2026-03-11T09:30:00Z',
  has_model_context: true,
  model_context: JSON.stringify([
    userPrompt('Book lunch with Priya'),
    text('Shall I book it?'),
    toolCall,
    toolReturn('Booked'),
  ]),
  decided_by: 'marta@example.org',
  logfire_url: null,
  ...changes,
});

export const approvalStatistics = {
  total_requests: 240,
  total_approved: 209,
  total_denied: 31,
  approval_rate: 87.083,
  by_day: Array.from({ length: 9 }, (_, day) => ({
    day: `2026-03-0${day + 1}`,
    approved: 20 + ((day * 7) % 9),
    denied: 2 + (day % 4),
  })),
  by_hour: [],
};

export const exception = (changes: Partial<ExceptionRecord> = {}): ExceptionRecord => ({
  id: 'mmaaaaaa-0123456789abcdef',
  user_id: 'user-1',
  user_email: 'marta@example.org',
  turn_id: 'turn-1',
  start_timestamp: '2026-03-11T09:12:44.120Z',
  message: 'TimeoutError: Google Calendar did not answer within 10 s',
  duration_ms: 10_003.456,
  attributes: {
    'http.url': `https://www.googleapis.com/calendar/v3/calendars/primary/events/${GOOGLE_ID}`,
    attempt: 3,
  },
  trace_id: '0af7651916cd43dd8448eb211c80319c',
  logfire_url: 'https://logfire.example.org/trace/1',
  ...changes,
});

/** Channels that a test says nothing about are not connected. */
const connectedNowhere = Object.fromEntries(
  Object.entries(AdminUser.shape)
    .filter(([name]) => /_(verified|connected)$/.test(name))
    .map(([name]) => [name, false]),
) as Pick<AdminUser, Extract<keyof AdminUser, `${string}_${'verified' | 'connected'}`>>;

export const adminUser = (id: string, changes: Partial<AdminUser> = {}): AdminUser => ({
  ...connectedNowhere,
  id,
  email: `${id}@example.org`,
  name: 'Marta Ruiz',
  picture: null,
  phone_number: '+34 600 123 456',
  slack_verified: true,
  slack_workspace_name: 'Northwind',
  whatsapp_verified: true,
  is_active: true,
  background_events_enabled: true,
  created_at: '2026-01-05T08:00:00Z',
  updated_at: '2026-03-10T08:00:00Z',
  ...changes,
});

export const users: AdminUser[] = [
  adminUser('user-1'),
  adminUser('user-2', {
    name: null,
    phone_number: null,
    slack_verified: false,
    slack_workspace_name: null,
    whatsapp_verified: false,
    is_active: false,
  }),
  adminUser('user-3', { name: 'Tom Becker', email: 'tom.becker@a-rather-long-company-name.example.org' }),
];

export const turn = (id: string, changes: Partial<AdminTurn> = {}): AdminTurn => ({
  id,
  user_id: 'user-1',
  user_email: 'marta@example.org',
  channel: 'WEB',
  status: 'done',
  prompt: 'Book lunch with Priya tomorrow',
  models: ['anthropic:large'],
  tools: ['find_free_times', 'create_event'],
  message_count: 4,
  started_at: '2026-03-11T09:30:00Z',
  milliseconds: 3_450,
  cost: 0.0123,
  logfire_url: 'https://logfire.example.org/t/1',
  ...changes,
});

export const userDetail: AdminUserDetail = {
  ...adminUser('user-1'),
  activity: {
    conversations: [
      {
        user_id: 'user-1',
        user_email: 'user-1@example.org',
        channel: 'SLACK',
        message_count: 412,
        first_message_at: '2026-01-05T08:00:00Z',
        last_message_at: '2026-03-11T09:30:00Z',
      },
      {
        user_id: 'user-1',
        user_email: 'user-1@example.org',
        channel: 'WEB',
        message_count: 9,
        first_message_at: '2026-02-05T08:00:00Z',
        last_message_at: '2026-03-02T09:30:00Z',
      },
    ],
    by_day: Array.from({ length: 30 }, (_, index) => ({
      day: new Date(Date.UTC(2026, 1, 10 + index)).toISOString().slice(0, 10),
      messages: index % 7 > 4 ? 0 : (index * 5) % 17,
    })),
    turns: [turn('turn-1'), turn('turn-2', { prompt: null, tools: [], models: [] })],
  },
  selected_character: {
    name: 'Nora',
    personality_profile: 'Calm and precise.\nThinks two steps ahead.',
    selected_voice: 'alto',
  },
  profile: {
    profile_data: { working_hours: '09:30 to 18:00', contacts: ['Priya Nair'] },
    last_updated: '2026-03-07T21:00:00Z',
  },
  preferences: [
    {
      id: 'p1',
      category: 'meetings',
      preference_text: 'No meetings before 9:30',
      is_active: true,
      created_at: '2026-03-04T10:00:00Z',
      source_quote: null,
    },
    {
      id: 'p2',
      category: 'travel',
      preference_text: 'Trains, not planes',
      is_active: false,
      created_at: '2026-02-04T10:00:00Z',
      source_quote: null,
    },
  ],
  reminders: [
    {
      id: 'r1',
      reminder_type: 'one_time',
      reminder_text: 'Send the agenda',
      scheduled_at: '2026-04-01T07:00:00Z',
      cron_expression: null,
      last_triggered_at: null,
      is_active: true,
      created_at: '2026-03-04T10:00:00Z',
    },
    {
      id: 'r2',
      reminder_type: 'recurring',
      reminder_text: 'Weekly report',
      scheduled_at: null,
      cron_expression: '0 16 * * 5',
      last_triggered_at: '2026-03-06T15:00:00Z',
      is_active: true,
      created_at: '2026-03-04T10:00:00Z',
    },
    {
      id: 'r3',
      reminder_type: 'one_time',
      reminder_text: 'Old errand',
      scheduled_at: '2026-01-01T07:00:00Z',
      cron_expression: null,
      last_triggered_at: null,
      is_active: false,
      created_at: '2026-01-01T07:00:00Z',
    },
  ],
};

const asked = {
  calls: 120,
  failures: 2,
  input_tokens: 1_150_000,
  cached_tokens: 900_000,
  output_tokens: 4_300,
  milliseconds: 132_000,
  cost: 1.84,
};

/** What models were asked, of a turn as well. */
export const modelUsage = {
  by_model: [{ model: 'anthropic:large', ...asked }],
  by_user: [{ user_id: userDetail.id, user_email: userDetail.email, ...asked }],
  turns: [
    {
      turn_id: 'turn-1',
      model: 'anthropic:large',
      user_id: userDetail.id,
      user_email: userDetail.email,
      at: '2026-03-04T10:00:00Z',
      ...asked,
      calls: 2,
      failures: 0,
    },
  ],
  saved_calls: 31,
  readers: ['anthropic:large', 'openai:small'],
  month: { spent: 3.2, budget: 50, budget_per_user: 5 },
  limit: 1,
  offset: 0,
};

export const kinds = {
  kinds: [
    {
      id: 'kind-1',
      type: 'CalendarError',
      message: 'google calendar events.list answered 500',
      count: 12,
      first_seen: '2026-03-09T08:00:00Z',
      last_seen: '2026-03-11T09:12:44.120Z',
      over_time: Array.from({ length: 24 }, (_, part) => (part > 18 ? part % 4 : 0)),
      user_count: 3,
      latest: exception({ message: 'google calendar events.list answered 500' }),
    },
    {
      id: 'kind-2',
      type: null,
      message: 'Something else took # ms',
      count: 1,
      first_seen: '2026-03-10T08:00:00Z',
      last_seen: '2026-03-10T08:00:00Z',
      over_time: Array.from({ length: 24 }, (_, part) => (part === 20 ? 1 : 0)),
      user_count: 0,
      latest: exception({ id: 'mmaaaaac-0123456789abcdef', user_id: null, user_email: null, turn_id: null }),
    },
  ],
  total: 13,
  total_capped: false,
  from: '2026-02-09T10:00:00Z',
  to: '2026-03-11T10:00:00Z',
};

/** A turn with everything that was stored of it. */
export const wholeTurn = {
  turn: turn('turn-1'),
  messages: [
    stored('m1', userPrompt('Book lunch with Priya tomorrow')),
    stored('m3', toolCall),
    stored('m4', toolReturn({ events: [] })),
    stored('m2', text('Done: lunch on Thursday at 12:00.')),
  ],
};

/** Every list of the console with something in it. */
export const answerAdmin = (api: StubApi): StubApi =>
  api
    .on('adminConversationStatistics', messageStatistics)
    .on('adminModelUsage', modelUsage)
    .on('adminMessages', { messages: everyday.map(({ row }) => row), total: everyday.length, ...whole })
    .on('adminApprovalStatistics', approvalStatistics)
    .on('adminApprovalLogs', {
      logs: [
        approval('a1'),
        approval('a2', {
          approved: false,
          channel: 'WHATSAPP',
          tool_name: 'delete_event',
          response_time_seconds: 75,
        }),
        approval('a3', {
          channel: 'WEB',
          response_time_seconds: null,
          has_model_context: false,
          model_context: null,
        }),
      ],
      total: 3,
      ...whole,
    })
    .on('adminExceptions', {
      limit: 100,
      offset: 0,
      exceptions: [
        exception(),
        exception({
          id: 'mmaaaaab-0123456789abcdef',
          user_id: null,
          user_email: null,
          turn_id: null,
          duration_ms: null,
          attributes: null,
          message: 'Second',
        }),
      ],
    })
    .on('adminTurns', {
      turns: [
        turn('turn-1'),
        turn('turn-2', {
          user_email: 'tom@example.org',
          channel: 'SLACK',
          status: 'running',
          prompt: null,
          models: [],
          tools: ['list_events', 'list_events'],
          milliseconds: null,
          cost: 0,
        }),
      ],
      total: 2,
      ...whole,
    })
    .on('adminTurn', wholeTurn)
    .on('adminConversation', { messages: wholeTurn.messages, total: 4, ...whole })
    .on('adminExceptionKinds', kinds)
    .on('adminException', exception())
    .on('adminApprovalLog', approval('a1'))
    .on('adminUsers', { users, total: users.length, ...whole })
    .on('adminUserDetails', userDetail);

export async function openAdmin(
  { page, api, signIn }: { page: Page; api: StubApi; signIn: (user: CurrentUser) => Promise<void> },
  query = '',
  prepare: (api: StubApi) => void = () => {},
): Promise<void> {
  await page.clock.setFixedTime(now);
  await signIn(staff);
  prepare(answerAdmin(api));
  await page.goto(`/admin${query}`);
  // Not by its role: what an address opens in front of it hides it from everybody but the eyes.
  await page.locator('h1', { hasText: 'Admin dashboard' }).waitFor();
}
