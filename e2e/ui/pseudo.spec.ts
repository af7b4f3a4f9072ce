import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectable } from '@catch/contract/channel-labels';
import { compileTable, flatten, pseudo, textsOfChannels } from '@catch/words';
import type { BrowserContext, Page } from '@playwright/test';
import { characters, ordinary } from '../support/people.ts';
import { problem } from '../support/stub-api.ts';
import { expect, firstWords, settingsAnswers, test } from '../support/test.ts';
import { waitingApproval } from './waiting-page.ts';

// The catalogue, made to look foreign and half as long again, is served in place of German: what is still readable
// is hard-coded, what does not fit is cut off. The product knows nothing of it.
const catalogue = join(import.meta.dirname, '..', '..', 'packages', 'words', 'catalogue', 'web', 'en');
const texts = Object.assign(
  {},
  ...['frame', 'settings', 'legal', 'chat'].map((part) =>
    flatten(JSON.parse(readFileSync(join(catalogue, `${part}.json`), 'utf8'))),
  ),
  textsOfChannels('web', 'en'),
) as Record<string, string>;
const foreign = Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)]));

const servePseudo = (context: BrowserContext) =>
  context.route(/\/assets\/de-.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `export default ${compileTable(foreign)}` }),
  );

/** Not ours to translate: what people and the server said, and names. */
const data = [
  'Catch',
  // As the browser lists them in the language that is served.
  new Intl.ListFormat('de', { type: 'disjunction' }).format(connectable),
  ...connectable,
  'Google Calendar',
  ordinary.name,
  ordinary.email,
  // An address breaks before its '@'.
  ...ordinary.email.split(/(?=@)/),
  'English',
  'Español',
  'Deutsch',
  'Français',
  'Freitag',
  'VERIFY K7MPX4QD',
  'Out of order.',
  ...characters.flatMap(({ name, description }) => [name, description]),
  ...firstWords,
];

/** Texts and names of elements that hold a word as English writes it. */
async function readable(page: Page): Promise<string[]> {
  const said = await page.evaluate(() => {
    const found: string[] = [document.title];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode())
      if (!node.parentElement?.closest('time, script, style')) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label],[title],[placeholder],[alt]'))
      for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
        found.push(element.getAttribute(name) ?? '');
    return found;
  });
  return said.filter((text) =>
    /[aeiou]/i.test(data.reduce((rest, known) => rest.replaceAll(known, ''), text)),
  );
}

/** Text that its own box hides a part of. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter(
        (element) =>
          element.textContent?.includes('⟦') &&
          !element.matches('[class*="sr-only"], .sr-only *') &&
          getComputedStyle(element).overflowX === 'hidden' &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map(({ textContent }) => textContent),
  );

async function look(page: Page): Promise<void> {
  expect(await readable(page)).toEqual([]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // The bar hears of the new width a moment after the page has it.
    await expect.poll(() => cutOff(page)).toEqual([]);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
}

const preference = {
  id: 'p1',
  category: 'XXX',
  preference_text: 'XXX',
  source_quote: 'XXX',
  is_active: true,
  created_at: '2026-03-02T08:15:00Z',
};
const reminder = (cron: string | null, index: number) => ({
  id: `r${index}`,
  reminder_type: cron ? ('recurring' as const) : ('one_time' as const),
  reminder_text: 'XXX',
  scheduled_at: cron ? null : '2026-03-12T09:00:00Z',
  cron_expression: cron,
  last_triggered_at: index > 1 ? '2026-03-11T09:00:00Z' : null,
  is_active: index > 0,
  created_at: '2026-03-02T08:15:00Z',
  schedule: cron && 'XXX',
  next_at: index > 0 ? '2026-03-12T09:00:00Z' : null,
  time_zone: index === 1 ? 'XXX' : 'Europe/Madrid',
  before: index > 1 && !cron ? { title: 'XXX', minutes: 30, is_each: index > 2 } : null,
});
/** Weekdays are said by the browser, in German: none that the check would take for English. */
const profile = {
  version: 1,
  time_zone: 'XXX',
  read: { from: 'XXX', to: 'XXX', events: 120, mails: 1, mail_read: true },
  working_hours: { week: {} },
  meeting_lengths: { usual_minutes: 30, common: [{ minutes: 30, meetings: 20 }] },
  preferred_time: { part_of_day: 'late afternoons', meetings: 3, of: 5 },
  meals: [{ meal: 'lunch', at: '13:00', minutes: 45, times: 12 }],
  contacts: [{ email: 'x@x.xx', name: 'XXX', meetings: 4, mails_sent: 1 }],
  commitments: [{ title: 'XXX', rhythm: 'every other week', weekdays: [], at: '06:15', minutes: 40 }],
  places: [{ name: 'XXX', events: 1 }],
  works_from: [],
  travel: [],
};

const open = (page: Page, key: string) =>
  page.getByRole('button', { name: foreign[key] ?? key, exact: true });

test.beforeEach(async ({ context }) => servePseudo(context));

test('before signing in', async ({ page, api }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  api.on('login', problem(503));
  await page.goto('/');
  await page.getByText(foreign['home.start'] ?? '').waitFor();
  await look(page);
  await page.goto('/login');
  await open(page, 'login.google').click();
  await page.getByRole('alert').waitFor();
  await look(page);
  await page.goto('/callback');
  await page.getByText(foreign['callback.invalid'] ?? '').waitFor();
  await look(page);
  await page.goto('/integrations/slack/callback?error=access_denied');
  await page.getByText(foreign['slack.cancelled'] ?? '').waitFor();
  await look(page);
  await page.goto('/nowhere');
  await page.getByText(foreign['notFound.text'] ?? '').waitFor();
  await look(page);
});

test('what everybody agrees to', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  for (const [path, title] of [
    ['/privacy', 'privacy.privacyPolicy'],
    ['/terms', 'terms.termsOfService'],
  ] as const) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: foreign[title] ?? title }).waitFor();
    await look(page);
  }
});

test('the start page and a page that is not there, signed in', async ({ page, api, signIn }) => {
  await signIn({ ...ordinary, language: 'de' });
  settingsAnswers(api);
  for (const path of ['/', '/nowhere']) {
    await page.goto(path);
    await page.locator('h1').filter({ hasText: '⟦' }).waitFor();
    await look(page);
  }
});

test('Settings and its dialogs', async ({ page, api, signIn }) => {
  await signIn({ ...ordinary, language: 'de', google_reconnect_needed: true });
  settingsAnswers(api)
    .on('mailHeaders', { state: 'off' })
    .on('slackInitiate', problem(503))
    .on('whatsappGenerateCode', () => ({
      verification_code: 'K7MPX4QD',
      whatsapp_link: 'https://wa.me/15550001111?text=VERIFY%20K7MPX4QD',
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    }));
  await page.goto('/integrations');
  await page.getByText(foreign['looks.none'] ?? '').waitFor();
  await page.getByText(foreign['memory.noReminders'] ?? '').waitFor();
  await look(page);
  for (const [button, inside] of [
    ['assistant.change', 'assistant.select'],
    ['whatsapp.connect', 'whatsapp.detects'],
    ['welcome.slack', 'slack.intro'],
    ['data.delete', 'data.deleteText'],
  ] as const)
    await test.step(button, async () => {
      await open(page, button).click();
      await page.getByText(foreign[inside] ?? '').waitFor();
      await look(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
});

const FIELDS = [
  'title',
  'day',
  'time',
  'repeats',
  'guests',
  'place',
  'calendar',
  'video',
  'note',
  'scope',
] as const;

test('Settings with all that can be remembered and connected', async ({ page, api, signIn }) => {
  await signIn({ ...ordinary, language: 'de' });
  settingsAnswers(api)
    .on('whatsappStatus', {
      connected: true,
      verified: true,
      phone_number: '+34600123456',
      unavailable_reason: null,
      undo_until: null,
    })
    .on('slackStatus', {
      connected: true,
      verified: true,
      slack_user_id: 'X07',
      workspace_name: 'XYZ',
      unavailable_reason: null,
      undo_until: null,
    })
    .on('mailHeaders', { state: 'on' })
    .on('waitingApprovals', {
      approvals: (['WEB', 'SLACK', 'WHATSAPP'] as const).map((channel) =>
        waitingApproval({
          tool_call_id: channel,
          channel,
          formatted_args: 'XXX',
          reason: 'XXX',
          // The browser's own words for a day would be taken for English.
          asked_at: 'XXX',
          expires_at: null,
          alternatives: [{ ref: 'x', label: 'XXX', brief: 'XXX' }],
          changes: (['create', 'change', 'delete'] as const).map((did) => ({
            did,
            event_id: null,
            title: 'XXX',
            start: '2026-03-12T10:00:00.000Z',
            end: '2026-03-12T11:00:00.000Z',
            fields: FIELDS.map((name) => ({ name, before: ['XXX'], value: [] })),
          })),
          told: ['XXX'],
          tells_guests: channel === 'WEB',
        }),
      ),
    })
    .on('myMemory', {
      preferences: [preference],
      reminders: ['0 16 * * 5', '5 9 * * *', null, null, '*/5 * * * *', null, null, null].map(reminder),
      removed: (['preference', 'reminder'] as const).map((kind) => ({
        kind,
        id: kind,
        text: 'XXX',
        created_at: '2026-03-01T08:15:00Z',
        undo_until: '2026-03-12T09:00:00Z',
      })),
      profile: { profile_data: profile, last_updated: '2026-03-02T08:15:00Z' },
      time_zone: 'Europe/Madrid',
      learns_profile: true,
    })
    .on('myStaffAccess', {
      entries: Array.from({ length: 9 }, (_, index) => ({
        id: `look-${index}`,
        staff_email: 'x@x.xx',
        action: 'XXX',
        occurred_at: '2026-03-02T08:15:00Z',
      })),
      total: 200,
    });
  await page.goto('/integrations');
  await page.getByText(foreign['profile.title'] ?? '').waitFor();
  await page.getByText('x@x.xx').first().waitFor();
  await page
    .getByText(foreign['waiting.notThere'] ?? '')
    .first()
    .waitFor();
  await page.locator('section:has(> #talk)').scrollIntoViewIfNeeded();
  await page.getByPlaceholder(foreign['chat.askMeToSchedule'] ?? '').waitFor();
  await page.getByText(foreign['talk.welcome'] ?? '').waitFor();
  for (const add of await open(page, 'memory.add').all()) await add.click();
  await page.getByLabel(foreign['memory.preferenceLabel'] ?? '').waitFor();
  await page.getByLabel(foreign['memory.dateAndTime'] ?? '').waitFor();
  await look(page);
});
