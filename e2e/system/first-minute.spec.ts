import type { Locator, Page } from '@playwright/test';
import { looksRight } from '../support/looks.ts';
import { titlesOf } from '../support/people-at-work.ts';
import { expect, newEmail, signIn, test } from '../support/system.ts';

/** In the small hours 'tomorrow' may be after the next sleep, and the day is named by its date. */
const LUNCH = /^Lunch (?:tomorrow|on \w{3} \d{1,2} \w+) at /;
const talk = (page: Page) => page.getByRole('region', { name: 'Talk to Catch' });
const bubbles = (page: Page) => talk(page).getByRole('log').getByRole('article');

for (const [width, by] of [
  [360, 'keyboard'],
  [1280, 'mouse'],
] as const)
  test(`somebody new makes their first event from Settings, with nothing but what is on the screen, at ${width} px by ${by}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const use = (button: Locator) => (by === 'keyboard' ? button.press('Enter') : button.click());
    const email = newEmail('first-minute');
    await signIn(page, email);
    const list = page.getByRole('region', { name: 'Your first minute' });
    await expect(list.getByRole('status')).toHaveText('1 of 4 done');

    // The button that is in sight at once leads to the input, and what to say stands above it.
    await use(page.getByRole('button', { name: 'Talk to Catch' }));
    await expect(talk(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
    const examples = talk(page).getByRole('listitem').getByRole('button');
    await expect(examples).toHaveCount(3);
    await expect(examples.first()).toHaveText(LUNCH);
    for (const example of await examples.all()) await expect(example).toBeInViewport({ ratio: 1 });
    await use(examples.first());
    await expect(talk(page).getByRole('textbox', { name: 'Message' })).toBeFocused();
    if (by === 'keyboard') await page.keyboard.press('Enter');
    else await talk(page).getByRole('button', { name: 'Send', exact: true }).click();
    await expect(bubbles(page)).toHaveCount(2);
    await expect(bubbles(page).last()).toContainText('Event created successfully');
    expect(await titlesOf(email)).toEqual(['Lunch']);
    await expect(list.getByRole('status')).toHaveText('2 of 4 done');

    // What staff need to find their way says nothing to anybody else.
    await expect(talk(page).getByText(/Event ID|Logfire/)).toHaveCount(0);

    await page.reload();
    await talk(page).scrollIntoViewIfNeeded();
    await expect(bubbles(page)).toHaveText([LUNCH, /Event created successfully/]);
    await expect(list.getByRole('status')).toHaveText('2 of 4 done');
    if (width === 1280) await looksRight(page, 'settings-first-event');
    await use(list.getByRole('button', { name: 'Hide' }));
    await expect(list).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: 'Google Calendar' })).toBeVisible();
    await expect(list).toBeHidden();
  });
