import type { Page } from '@playwright/test';
import { newPerson } from '../support/people-at-work.ts';
import { control, expect, newEmail, signIn, test } from '../support/system.ts';

interface Stored {
  readonly calendars: {
    readonly events: { readonly attendees?: { email: string; responseStatus?: string }[] }[];
  }[];
}

const post = (page: Page, path: string, body: object) =>
  page.evaluate(
    async ([to, sent]) => {
      const answer = await fetch(`/api/v1/assistant/${to}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify(sent),
      });
      return (await answer.json()) as { pending_approvals: { tool_call_id: string }[] };
    },
    [path, body] as const,
  );

test('an invitation is answered in Settings, and its organiser sees the answer', async ({
  page,
  browser,
}) => {
  const guest = await newPerson(browser, 'guest');
  const host = newEmail('host');
  await signIn(page, host);
  const asked = await post(page, 'chat', {
    message: `Planning with ${guest} tomorrow at 10am`,
    channel: 'web',
  });
  await post(page, 'approval', { tool_call_id: asked.pending_approvals[0]?.tool_call_id, approved: true });

  const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const theirs = await context.newPage();
  await signIn(theirs, guest);
  const today = theirs.getByRole('region', { name: 'Today', exact: true });
  await today.scrollIntoViewIfNeeded();
  const invitation = today
    .getByRole('listitem')
    .filter({ has: theirs.getByRole('button', { name: 'Maybe' }) });
  await expect(invitation).toContainText(host);
  await invitation.getByRole('button', { name: 'Maybe' }).press('Enter');
  await expect(today).toContainText('No invitations to answer.');
  const answered = async () => {
    const { calendars } = await control<Stored>('GET', `/calendar?user=${encodeURIComponent(host)}`);
    const people = calendars.flatMap(({ events }) => events.flatMap(({ attendees }) => attendees ?? []));
    return people.find(({ email }) => email === guest)?.responseStatus;
  };
  await expect.poll(answered).toBe('tentative');
  await context.close();
});
