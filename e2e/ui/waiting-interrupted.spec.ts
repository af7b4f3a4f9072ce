import type { WaitingApproval } from '@catch/contract';
import type { Page } from '@playwright/test';
import { ordinary } from '../support/people.ts';
import { problem, type StubApi } from '../support/stub-api.ts';
import { expect, settingsAnswers, test } from '../support/test.ts';
import { button, reply } from './chat-page.ts';
import { cards, waiting, waitingApproval } from './waiting-page.ts';

const titles = ['Review', 'Planning', 'Budget', 'Lunch', 'Offsite', 'Hiring'];

/** A server that decides each once: asked again the same it answers the same, asked otherwise it says who was first. */
function deciding(api: StubApi): Map<string, boolean> {
  const decided = new Map<string, boolean>();
  const asked = titles.map((title, index): WaitingApproval => {
    const one = waitingApproval({ tool_call_id: `call-${index}`, alternatives: [] });
    const changes = one.changes?.map((change) => ({
      ...change,
      title,
      fields: change.fields.map((field) => (field.name === 'title' ? { ...field, value: [title] } : field)),
    }));
    return { ...one, changes, formatted_args: `Move ${title} to 16:00–17:00` };
  });
  settingsAnswers(api)
    .on('waitingApprovals', () => ({
      approvals: asked.filter(({ tool_call_id }) => !decided.has(tool_call_id)),
    }))
    .on('settledApprovals', ({ url }) => ({
      settled: asked.flatMap(({ tool_call_id }) => {
        const approved = decided.get(tool_call_id);
        if (approved === undefined || !url.search.includes(tool_call_id)) return [];
        const status = approved ? ('approved' as const) : ('denied' as const);
        return [{ tool_call_id, status, sentence: approved ? 'Approved, 14:02' : 'Denied, 14:02' }];
      }),
    }))
    .on('decideApproval', ({ body }) => {
      const { tool_call_id, approved } = body as { tool_call_id: string; approved: boolean };
      const before = decided.get(tool_call_id);
      if (before !== undefined && before !== approved)
        return problem(409, `This was already ${before ? 'approved' : 'denied'} here.`);
      decided.set(tool_call_id, approved);
      return reply({ message: approved ? 'Moved.' : "OK, I'll leave it." });
    });
  return decided;
}

const card = (page: Page, title: string) => cards(page).filter({ hasText: title });

test('a decision is neither lost nor made twice: offline, slow, a reload, Back, two tabs, an ended session', async ({
  page,
  context,
  api,
  signIn,
}) => {
  await signIn(ordinary);
  const decided = deciding(api);
  const sent = () => api.calls('decideApproval').length;
  await page.goto('/integrations');
  await test.step('offline: it says that it did not work, and pressing again decides it once', async () => {
    const review = card(page, 'Review');
    await page.route('**/assistant/approval', (route) => route.abort('internetdisconnected'));
    await button(review, 'Approve').click();
    await expect(review.getByRole('alert')).toHaveText(
      "Sorry, I encountered an error processing your approval. Please try again. Can't reach the server. Check your connection.",
    );
    await expect(page).toHaveTitle('(6) Settings · Catch');
    await page.unroute('**/assistant/approval');
    await button(review, 'Approve').click();
    await expect(review.getByRole('status')).toHaveText('Moved.');
    await expect(review.getByRole('alert')).toHaveCount(0);
    expect(sent()).toBe(1);
  });
  await test.step('slow: no second press, and what is known meanwhile takes nothing away', async () => {
    const planning = card(page, 'Planning');
    const letGo = api.holdAnswer('decideApproval');
    await button(planning, 'Approve').dblclick();
    for (const name of ['Approve', 'Deny']) await expect(button(planning, name)).toBeDisabled();
    // The server has decided it, and the list that is looked at meanwhile no longer has it.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(page).toHaveTitle('(4) Settings · Catch');
    await expect(button(planning, 'Deny')).toBeDisabled();
    letGo();
    await expect(planning.getByText('Approved', { exact: true })).toBeVisible();
    await expect(planning.getByRole('status')).toHaveText('Moved.');
    expect(sent()).toBe(2);
  });
  await test.step('it arrived and the answer was lost: the card says how it ended, and not that it failed', async () => {
    const budget = card(page, 'Budget');
    api.loseAnswer('decideApproval');
    await button(budget, 'Deny').click();
    await expect(budget.getByRole('status')).toHaveText('Denied, 14:02');
    await expect(budget.getByRole('alert')).toHaveCount(0);
    await expect(budget.getByRole('button')).toHaveCount(0);
  });
  await test.step('left with Back in the middle: on coming back it is decided', async () => {
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.goBack();
    const lunch = card(page, 'Lunch');
    const letGo = api.holdAnswer('decideApproval');
    await button(lunch, 'Approve').click();
    await expect(button(lunch, 'Deny')).toBeDisabled();
    await page.goForward();
    await expect(page).toHaveURL('/terms');
    await page.goBack();
    letGo();
    await expect(waiting(page)).toBeVisible();
    await expect(button(lunch, 'Approve')).toHaveCount(0);
    await expect(page).toHaveTitle('(2) Settings · Catch');
  });
  await test.step('reloaded before it was sent: it is still there to be decided', async () => {
    await page.route('**/assistant/approval', () => undefined);
    await button(card(page, 'Offsite'), 'Approve').click();
    await expect(button(card(page, 'Offsite'), 'Deny')).toBeDisabled();
    await page.unroute('**/assistant/approval');
    await page.reload();
    await expect(button(card(page, 'Offsite'), 'Approve')).toBeEnabled();
    expect(decided.has('call-4')).toBe(false);
  });
  await test.step('two tabs that disagree: the first press holds, and the other tab shows it', async () => {
    const other = await context.newPage();
    await other.goto('/integrations');
    await expect(button(card(other, 'Offsite'), 'Deny')).toBeEnabled();
    await button(card(page, 'Offsite'), 'Approve').click();
    await expect(card(page, 'Offsite').getByRole('status')).toHaveText('Moved.');
    await button(card(other, 'Offsite'), 'Deny').click();
    await expect(card(other, 'Offsite').getByRole('alert')).toHaveText('This was already approved here.');
    await expect(card(other, 'Offsite').getByRole('button')).toHaveCount(0);
    await other.close();
    expect(decided.get('call-4')).toBe(true);
  });
  await test.step('an ended session decides nothing, and after signing in the card is there', async () => {
    api.refuseOnce('decideApproval', problem(401, 'Your session has ended.'));
    await button(card(page, 'Hiring'), 'Deny').click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your session ended. Sign in to continue.')).toBeVisible();
    expect(decided.has('call-5')).toBe(false);
    await page.goto('/callback?access_token=token-2');
    await expect(page).toHaveURL('/integrations');
    await button(card(page, 'Hiring'), 'Deny').click();
    await expect(card(page, 'Hiring').getByText('Denied', { exact: true })).toBeVisible();
    expect([...decided.values()]).toEqual([true, true, false, true, true, false]);
  });
});
