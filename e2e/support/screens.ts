import type { CurrentUser } from '@catch/contract';
import type { Page } from '@playwright/test';
import { cancelling, waitingApproval } from '../ui/waiting-page.ts';
import { ordinary, staff } from './people.ts';
import { activity, fullDay } from './settings-data.ts';
import { deferred, problem, type StubApi } from './stub-api.ts';
import { settingsAnswers } from './test.ts';

export interface ScreenTools {
  readonly page: Page;
  readonly api: StubApi;
  readonly signIn: (user: CurrentUser) => Promise<void>;
}

/** Brings the browser to one state of one screen; returns when that state is on it. */
export type OpenScreen = (tools: ScreenTools) => Promise<void>;

const never = <T>(): Promise<T> => deferred<T>().promise;

async function openSettings({ page, api, signIn }: ScreenTools, user = ordinary): Promise<void> {
  await signIn(user);
  settingsAnswers(api);
  await page.goto('/integrations');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
}

const inTenMinutes = (): string => new Date(Date.now() + 600_000).toISOString();
const code = () => ({
  verification_code: 'K7MPX4QD',
  whatsapp_link: 'https://wa.me/15550001111?text=VERIFY%20K7MPX4QD',
  expires_at: inTenMinutes(),
});

/** Every state worth looking at: checked by axe in both themes at both sizes, and drawn as screenshots. */
export const screens: Record<string, OpenScreen> = {
  home: async ({ page }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Get Started' }).waitFor();
  },
  'home-staff': async ({ page, signIn }) => {
    await signIn(staff);
    await page.goto('/');
    await page.getByText('Welcome back').waitFor();
  },
  'menu-open': async ({ page, signIn }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signIn(staff);
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
  },
  'signed-in-notice': async ({ page, api }) => {
    settingsAnswers(api).on('me', ordinary);
    await page.goto('/callback?access_token=token-2');
    await page.getByText('Signed in as').waitFor();
    await page.getByRole('heading', { name: 'Nora' }).waitFor();
  },
  login: async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).waitFor();
  },
  'login-failed': async ({ page, api }) => {
    api.on('login', problem(503, 'Google cannot be reached right now. Please try again in a minute.'));
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByRole('alert').waitFor();
  },
  'callback-working': async ({ page, api }) => {
    api.on('me', () => never());
    await page.goto('/callback?access_token=token-2');
    await page.getByText('Completing Sign In...').waitFor();
  },
  'callback-failed': async ({ page }) => {
    await page.goto('/callback?error=access_denied');
    await page.getByRole('heading', { name: 'Authentication Failed' }).waitFor();
  },
  'settings-new': async (tools) => {
    await openSettings(tools);
    await tools.page
      .getByRole('region', { name: 'WhatsApp' })
      .getByRole('button', { name: 'Connect' })
      .waitFor();
  },
  'settings-loading': async (tools) => {
    const { page, api, signIn } = tools;
    await signIn(ordinary);
    for (const name of [
      'myAssistant',
      'whatsappStatus',
      'slackStatus',
      'conversation',
      'waitingApprovals',
      'firstWords',
      'myMemory',
      'myStaffAccess',
      'mailHeaders',
      'myActivity',
      'myToday',
      'myNotifications',
    ] as const) {
      api.on(name, () => never());
    }
    await page.goto('/integrations');
    await page.getByRole('button', { name: 'Loading...' }).first().waitFor();
  },
  'settings-connected': async (tools) => {
    const { page, api, signIn } = tools;
    await signIn({ ...ordinary, picture: '/characters/milo.svg' });
    settingsAnswers(api)
      .on('mailHeaders', { state: 'on' })
      .on('whatsappStatus', {
        connected: true,
        verified: true,
        phone_number: '+34 600 123 456',
        unavailable_reason: null,
        undo_until: null,
      })
      .on('slackStatus', {
        connected: true,
        verified: true,
        slack_user_id: 'U07ABCDEF',
        workspace_name: 'Northwind',
        unavailable_reason: null,
        undo_until: null,
      })
      .on('myMemory', memory)
      .on('myStaffAccess', staffAccess)
      .on('myActivity', activity)
      .on('myToday', fullDay);
    await page.goto('/integrations');
    await page.getByText('Northwind').waitFor();
    await page.getByText('Learned profile').waitFor();
    // What is fetched on demand belongs to it.
    await page.getByRole('region', { name: 'Today', exact: true }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Join Quarterly review' }).waitFor();
    await page.getByRole('region', { name: 'Activity' }).scrollIntoViewIfNeeded();
    await page.getByText('Booked: Dentist').waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByText('sam@catch.example').first().waitFor();
  },
  'settings-trouble': async (tools) => {
    const { page, api, signIn } = tools;
    await signIn({ ...ordinary, google_reconnect_needed: true });
    settingsAnswers(api)
      .on('myAssistant', null)
      .on('whatsappStatus', {
        connected: false,
        verified: false,
        phone_number: null,
        unavailable_reason: 'WhatsApp is not configured: WHATSAPP_TOKEN is missing.',
        undo_until: null,
      })
      .on('slackStatus', problem(500))
      .on('myMemory', problem(500, 'Something went wrong on our side.'))
      .on('myStaffAccess', problem(500))
      .on('myActivity', problem(500))
      .on(
        'myToday',
        problem(503, 'Google Calendar cannot be reached right now. Please try again in a moment.'),
      );
    await page.goto('/integrations');
    await page.getByText("Couldn't load the list.").waitFor();
    await page.getByRole('region', { name: 'Slack' }).getByRole('button', { name: 'Connect' }).waitFor();
  },
  'settings-waiting': async (tools) => {
    await openSettings(tools);
    tools.api
      .on('waitingApprovals', { approvals: [waitingApproval(), cancelling] })
      .on('settledApprovals', { settled: [] });
    await tools.page.reload();
    await tools.page.getByRole('button', { name: 'Approve' }).first().waitFor();
  },
  'settings-talk': async (tools) => {
    await openSettings(tools);
    tools.api.on('chat', {
      message: 'Booked: Lunch, tomorrow 13:00–14:00.',
      event_id: 'e1',
      conflicts: [],
      requires_approval: false,
      pending_approvals: [],
      logfire_url: null,
    });
    await tools.page.getByRole('button', { name: 'Talk to Catch' }).click();
    await tools.page.getByRole('button', { name: 'Lunch tomorrow at 13:00' }).click();
    await tools.page.keyboard.press('Enter');
    await tools.page.getByText('Event created successfully').waitFor();
  },
  'character-picker': async (tools) => {
    await openSettings(tools);
    await tools.page.getByRole('button', { name: 'Change' }).click();
    await tools.page.getByRole('button', { name: /Sol/ }).waitFor();
  },
  'whatsapp-code': async (tools) => {
    tools.api.on('whatsappGenerateCode', code());
    await openSettings(tools);
    await tools.page.getByRole('button', { name: 'Connect WhatsApp' }).click();
    await tools.page.getByText('VERIFY K7MPX4QD').waitFor();
  },
  'whatsapp-expired': async (tools) => {
    tools.api.on('whatsappGenerateCode', {
      ...code(),
      expires_at: new Date(Date.now() - 1_000).toISOString(),
    });
    await openSettings(tools);
    await tools.page.getByRole('button', { name: 'Connect WhatsApp' }).click();
    await tools.page.getByText('Verification code has expired.').waitFor();
  },
  'whatsapp-failed': async (tools) => {
    tools.api.on(
      'whatsappGenerateCode',
      problem(429, 'Too many codes. Please wait a few minutes and try again.'),
    );
    await openSettings(tools);
    await tools.page.getByRole('button', { name: 'Connect WhatsApp' }).click();
    await tools.page.getByRole('button', { name: 'Try again' }).waitFor();
  },
  'slack-start': async (tools) => {
    await openSettings(tools);
    await tools.page.getByRole('button', { name: 'Connect Slack' }).click();
    await tools.page.getByRole('button', { name: 'Connect to Slack' }).waitFor();
  },
  'slack-waiting': async (tools) => {
    const { page, api } = tools;
    api.on('slackInitiate', { oauth_url: '/terms' });
    await openSettings(tools);
    await page.getByRole('button', { name: 'Connect Slack' }).click();
    await page.getByRole('button', { name: 'Connect to Slack' }).click();
    await page.getByText('Waiting for authorization...').waitFor();
  },
  'slack-callback-failed': async ({ page, api }) => {
    api.on('slackCallback', problem(400, 'This Slack sign-in has expired. Please start again.'));
    // The page would leave by itself after 3 s; a frozen clock would stop axe too, so only that delay is dropped.
    await page.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((run: () => void, delay?: number) =>
        delay === 3_000 ? 0 : later(run, delay)) as typeof window.setTimeout;
    });
    await page.goto('/integrations/slack/callback?code=c&state=s');
    await page.getByText('Authorization Failed').waitFor();
  },
  'delete-account': async (tools) => {
    tools.api.on('deleteMe', problem(403, 'Please sign in again before deleting your account.'));
    await openSettings(tools);
    await tools.page.getByRole('button', { name: 'Delete my account' }).click();
    await tools.page.getByLabel(/to confirm/).fill(ordinary.email);
    await tools.page.getByRole('button', { name: 'Delete for good' }).click();
    await tools.page.getByRole('button', { name: 'Sign in again' }).waitFor();
  },
  terms: async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  privacy: async ({ page }) => {
    await page.goto('/privacy');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  'not-found': async ({ page }) => {
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  },
};

export const memory = {
  preferences: [
    {
      id: 'p1',
      category: 'meetings',
      preference_text: 'No meetings before 9:30',
      is_active: true,
      created_at: '2026-03-04T10:00:00Z',
      source_quote: 'please never put anything before half past nine',
    },
    {
      id: 'p2',
      category: 'travel',
      preference_text: 'Keep 20 minutes free around meetings outside the office',
      is_active: false,
      created_at: '2026-02-11T10:00:00Z',
      source_quote: null,
    },
  ],
  reminders: [
    {
      id: 'r1',
      reminder_type: 'one_time' as const,
      reminder_text: 'Send the agenda to Priya',
      scheduled_at: '2026-04-01T07:00:00Z',
      cron_expression: null,
      last_triggered_at: null,
      is_active: true,
      created_at: '2026-03-04T10:00:00Z',
      schedule: null,
      next_at: '2026-04-01T07:00:00Z',
      time_zone: 'Europe/Madrid',
      before: null,
    },
    {
      id: 'r2',
      reminder_type: 'recurring' as const,
      reminder_text: 'Weekly report',
      scheduled_at: null,
      cron_expression: '0 16 * * 5',
      last_triggered_at: '2026-03-06T15:00:00Z',
      is_active: true,
      created_at: '2026-01-04T10:00:00Z',
      schedule: 'every Friday at 16:00',
      next_at: '2026-03-13T15:00:00Z',
      time_zone: 'Europe/Madrid',
      before: null,
    },
  ],
  removed: [],
  profile: {
    profile_data: {
      working_hours: '09:30 to 18:00',
      usual_meeting_length: '25 minutes',
      frequent_contacts: ['Priya Nair', 'Tom Becker'],
    },
    last_updated: '2026-03-07T21:00:00Z',
  },
  time_zone: 'Europe/Madrid',
  learns_profile: true,
};

export const staffAccess = {
  entries: [
    {
      id: 'a1',
      staff_email: 'sam@catch.example',
      action: 'opened your details',
      occurred_at: '2026-03-07T09:12:00Z',
    },
    {
      id: 'a2',
      staff_email: 'sam@catch.example',
      action: 'viewed your calendar',
      occurred_at: '2026-03-07T09:14:00Z',
    },
  ],
  total: 7,
};
