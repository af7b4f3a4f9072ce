import { titlesOf } from '../support/people-at-work.ts';
import { expect, newEmail, signIn, test } from '../support/system.ts';

test('what the assistant booked stands in Settings and is taken back there, on a phone by keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const email = newEmail('activity');
  await signIn(page, email);
  await page.evaluate(async () => {
    await fetch('/api/v1/assistant/chat', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${localStorage.getItem('access_token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ message: 'Dentist tomorrow at 4pm', channel: 'web' }),
    });
  });
  await page.reload();
  await page.getByRole('region', { name: 'Activity' }).scrollIntoViewIfNeeded();
  const row = page.getByRole('listitem').filter({ hasText: 'Booked: Dentist' });
  await expect(row).toContainText('you said “Dentist tomorrow at 4pm”');
  expect(await titlesOf(email)).toEqual(['Dentist']);
  await row.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(row).toContainText('Undone');
  expect(await titlesOf(email)).toEqual([]);
  await page.reload();
  await page.getByRole('region', { name: 'Activity' }).scrollIntoViewIfNeeded();
  await expect(row).toContainText('Undone');
  await expect(row.getByRole('button')).toHaveCount(0);
});
