import type { Page } from '@playwright/test';
import { titlesOf } from '../support/people-at-work.ts';
import { expect, newEmail, signIn, test } from '../support/system.ts';

const talk = (page: Page) => page.getByRole('region', { name: 'Talk to Catch' });
const bubbles = (page: Page) => talk(page).getByRole('log').getByRole('article');

for (const width of [360, 1280])
  test(`somebody new makes their first event from Settings, with nothing but what is on the screen, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const email = newEmail('first-minute');
    await signIn(page, email);
    const list = page.getByRole('region', { name: 'Your first minute' });
    await expect(list.getByRole('status')).toHaveText('1 of 4 done');

    // The button that is in sight at once leads to the input, and what to say stands above it.
    await page.getByRole('button', { name: 'Talk to Catch' }).click();
    await expect(talk(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
    const examples = talk(page).getByRole('listitem').getByRole('button');
    await expect(examples).toHaveCount(3);
    await expect(examples.first()).toHaveText(/^Lunch (tomorrow|on .+) at /);
    await expect(examples.first()).toBeInViewport({ ratio: 1 });
    await examples.first().click();
    await talk(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(bubbles(page)).toHaveCount(2);
    await expect(bubbles(page).last()).toContainText('Event created successfully');
    expect(await titlesOf(email)).toEqual(['Lunch']);
    await expect(list.getByRole('status')).toHaveText('2 of 4 done');

    // What staff need to find their way says nothing to anybody else.
    await expect(talk(page).getByText(/Event ID|Logfire/)).toHaveCount(0);

    await page.reload();
    await talk(page).scrollIntoViewIfNeeded();
    await expect(bubbles(page)).toHaveText([/^Lunch (tomorrow|on .+) at/, /Event created successfully/]);
    await expect(list.getByRole('status')).toHaveText('2 of 4 done');
    await list.getByRole('button', { name: 'Hide' }).click();
    await expect(list).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Google Calendar' })).toBeVisible();
    await expect(list).toBeHidden();
  });
