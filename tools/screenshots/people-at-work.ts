import type { Browser, Page } from '@playwright/test';
import type { Stack } from '../lib/stack.ts';

/** What somebody says on the web, and what they answer if they are asked; without an answer it stays open. */
type Said = readonly [message: string, decision?: 'approve' | 'deny'];

/** Whose Settings are shown, and as whom staff chat. */
export const SHOWN = 'madrid@example.org';
export const STAFF = 'staff.one@catch.example';

const TALKS: Readonly<Record<string, readonly Said[]>> = {
  'newyork@example.org': [
    ['Dentist on Monday at 9am'],
    ['Planning with london@example.org on Friday at 3pm', 'approve'],
    ['What do I have on Friday?'],
    ['Coffee with berlin@example.org on Tuesday at 11am', 'deny'],
    ['Remind me to book the flights tomorrow at noon'],
    ['Find me 45 minutes on Thursday'],
  ],
  'london@example.org': [
    ['Budget review with madrid@example.org tomorrow at 11am', 'approve'],
    ['Gym every Tuesday at 7am'],
    ['Lunch with newyork@example.org on Friday at 1pm', 'deny'],
    ['What do I have tomorrow?'],
  ],
  'berlin@example.org': [
    ['Interview with tokyo@example.org on Friday at 9am', 'approve'],
    ['Remind me to send the offer tomorrow at 5pm'],
    ['What do I have tomorrow?'],
    ['Design review with kathmandu@example.org on Thursday at 10am', 'approve'],
  ],
  'kathmandu@example.org': [
    ['Yoga tomorrow at 7am'],
    ['Roadmap with london@example.org on Monday at 2pm', 'approve'],
    ['No meetings before 10am'],
  ],
  [SHOWN]: [
    ['Remind me to water the plants every Friday at 6pm'],
    ['No meetings before 9:30am'],
    ['Gym on Saturday at 10am'],
    ['Remind me to call the bank tomorrow at noon'],
    ['Lunch with newyork@example.org on Friday at 2pm', 'approve'],
    ['Planning with london@example.org tomorrow at 4pm'],
  ],
};

/** Everything that the pictures show has really happened: people sign in, connect, ask, approve and deny. */
export async function simulatePeople(browser: Browser, stack: Stack): Promise<void> {
  for (const [email, talk] of Object.entries(TALKS)) {
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/Madrid' });
    const page = await context.newPage();
    await signIn(page, stack.baseUrl, email);
    await chooseAssistant(page);
    if (email === SHOWN) await sayOnWhatsapp(page, stack.sandboxUrl, email, 'Football on Sunday at 6pm');
    for (const [message, decision] of talk) await say(page, message, decision);
    await context.close();
  }
  await failOnce(browser, stack, 'berlin@example.org');
}

export async function signIn(page: Page, baseUrl: string, email: string): Promise<void> {
  await page.goto(`${baseUrl}/login`);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.locator(`button[value="${email}"]`).click();
  const consent = page.getByRole('button', { name: 'Continue' });
  await Promise.race([consent.waitFor(), page.waitForURL('**/integrations')]);
  // People who have consented before are not asked again.
  if (await consent.isVisible()) await consent.click();
  await page.waitForURL('**/integrations');
}

async function say(page: Page, message: string, decision?: 'approve' | 'deny'): Promise<void> {
  const answer = await call<{ pending_approvals: { tool_call_id: string }[] }>(
    page,
    'POST',
    'assistant/chat',
    { message, channel: 'web' },
  );
  if (!decision) return;
  const [card] = answer.pending_approvals;
  if (!card) throw new Error(`Nothing to ${decision} after: ${message}`);
  await call(page, 'POST', 'assistant/approval', {
    tool_call_id: card.tool_call_id,
    approved: decision === 'approve',
  });
}

async function chooseAssistant(page: Page): Promise<void> {
  const [first] = await call<{ id: string }[]>(page, 'GET', 'auth/characters');
  await call(page, 'PUT', `auth/me/assistant?character_id=${first?.id}`);
}

async function sayOnWhatsapp(page: Page, sandboxUrl: string, email: string, message: string): Promise<void> {
  const card = page.getByRole('region', { name: 'WhatsApp', exact: true });
  await card.getByRole('button', { name: 'Connect' }).click();
  const link = page.getByRole('dialog').getByRole('link', { name: 'Open WhatsApp' });
  const text = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  const phone = await page.context().newPage();
  await phone.goto(`${sandboxUrl}/whatsapp?${new URLSearchParams({ user: email, text })}`);
  const talk = phone.getByRole('log', { name: 'Conversation' });
  await phone.getByRole('button', { name: 'Send' }).click();
  await talk.getByText("You're connected").waitFor();
  await phone.getByLabel('Message').fill(message);
  await phone.getByRole('button', { name: 'Send' }).click();
  await talk.getByText('Booked').waitFor();
  await phone.close();
}

/** Google is out of order for one of them, for as long as one question takes. */
async function failOnce(browser: Browser, stack: Stack, email: string): Promise<void> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await signIn(page, stack.baseUrl, email);
  const faults = `${stack.sandboxUrl}/_control/faults`;
  await fetch(faults, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'google', path: '/google/calendar/v3/*', user: email, status: 500 }),
  });
  await say(page, 'What do I have on Thursday?');
  await fetch(faults, { method: 'DELETE' });
  await context.close();
}

/** As the page itself would, with the session that it has. */
function call<Answer>(page: Page, method: string, path: string, body?: object): Promise<Answer> {
  return page.evaluate(
    async ([how, to, sent]) => {
      const answer = await fetch(`/api/v1/${to}`, {
        method: how,
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          ...(sent ? { 'content-type': 'application/json' } : {}),
        },
        ...(sent ? { body: JSON.stringify(sent) } : {}),
      });
      if (!answer.ok) throw new Error(`${how} ${to}: ${answer.status} ${await answer.text()}`);
      return answer.json();
    },
    [method, path, body] as const,
  ) as Promise<Answer>;
}
