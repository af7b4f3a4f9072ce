import type { CurrentUser } from '@catch/contract';
import { routes } from '@catch/contract/routes';
import { test as base, expect, type Page } from '@playwright/test';
import { drawLate } from './late.ts';
import { withoutBlur } from './looks.ts';
import { characters } from './people.ts';
import { quietDay, usualMessages } from './settings-data.ts';
import { problem, type RouteName, StubApi } from './stub-api.ts';

interface Fixtures {
  readonly api: StubApi;
  /** Stores a session before the first page opens and lets the server confirm it. */
  readonly signIn: (user: CurrentUser) => Promise<void>;
}

/** Every test: the API is the stub, and an unexpected call, a console error or a page error fails it. */
export const test = base.extend<Fixtures>({
  api: [
    async ({ context }, use) => {
      const api = new StubApi();
      const errors: string[] = [];
      await api.attach(context);
      await drawLate(context);
      await withoutBlur(context);
      context.on('console', (message) => {
        // The browser itself reports every answer that is not 2xx; those are stubbed on purpose.
        const expected = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !expected) errors.push(message.text());
      });
      context.on('weberror', (error) => errors.push(String(error.error())));
      await use(api);
      expect(api.unexpected, 'calls that the test did not expect').toEqual([]);
      expect(errors, 'errors in the console').toEqual([]);
    },
    { auto: true },
  ],
  signIn: async ({ context, api }, use) => {
    await use(async (user) => {
      api.on('me', user);
      await context.addInitScript((stored) => {
        // Once per tab: a later page load must find what the app itself left behind.
        // Blank pages have no storage.
        if (location.protocol === 'about:' || sessionStorage.getItem('seeded')) return;
        sessionStorage.setItem('seeded', 'true');
        localStorage.setItem('access_token', 'token-1');
        localStorage.setItem('user', JSON.stringify(stored));
      }, user);
    });
  },
});
export { expect };

export const firstWords = ['Move Review to 16:00', 'What do I have tomorrow?', 'Lunch tomorrow at 13:00'];

const channelStatuses = Object.keys(routes).filter((name) => name.endsWith('Status')) as Extract<
  keyof typeof routes,
  `${string}Status`
>[];

/** Whichever there are, none is connected. */
function noChannels(api: StubApi): StubApi {
  for (const name of channelStatuses)
    api.on(name, {
      connected: false,
      verified: false,
      phone_number: null,
      slack_user_id: null,
      workspace_name: null,
      unavailable_reason: null,
      undo_until: null,
    });
  return api;
}

/** What Settings asks for when it opens: nothing connected yet, nothing remembered. */
export const settingsAnswers = (api: StubApi): StubApi =>
  noChannels(api)
    .on('myAssistant', characters[0] ?? null)
    .on('characters', characters)
    .on('conversation', { messages: [], under_way: [], settled: [], earlier: null, arrived: false })
    .on('waitingApprovals', { approvals: [] })
    .on('firstWords', { examples: firstWords, language: 'en' })
    .on('myMemory', {
      preferences: [],
      reminders: [],
      removed: [],
      profile: null,
      time_zone: 'Europe/Madrid',
      learns_profile: true,
    })
    .on('mailHeaders', { state: 'unavailable' })
    .on('myStaffAccess', { entries: [], total: 0 })
    .on('myActivity', { entries: [], next: null })
    .on('myToday', quietDay)
    .on('myNotifications', usualMessages);

/** For tests that only pass through a staff page: whatever it asks for is out of order. */
export function staffPagesOutOfOrder(api: StubApi): StubApi {
  const names = Object.entries(routes)
    .filter(([, route]) => route.access === 'staff' || /\/(calendar|assistant)(\/|$)/.test(route.path))
    .map(([name]) => name as RouteName);
  for (const name of names) api.on(name, problem(503, 'Out of order.'));
  return api;
}

/** What is in the browser's storage under the two fixed keys. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem('access_token'),
    user: JSON.parse(localStorage.getItem('user') ?? 'null') as { email?: string } | null,
  }));
