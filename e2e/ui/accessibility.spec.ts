import { looksRight } from '../support/looks.ts';
import { screens } from '../support/screens.ts';
import { test } from '../support/test.ts';

for (const [name, open] of Object.entries(screens)) {
  test(`${name}: axe finds nothing and nothing is cut off, in both themes at both sizes`, async ({
    page,
    api,
    signIn,
  }) => {
    test.slow();
    await open({ page, api, signIn });
    const dialog = (await page.getByRole('dialog').count()) > 0;
    await looksRight(page, name, { part: dialog ? '[role=dialog]' : undefined, fullPage: !dialog });
  });
}
