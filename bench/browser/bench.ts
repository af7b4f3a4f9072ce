import { startStack } from '../../tools/lib/stack.ts';
import { buildWeb } from '../../tools/lib/web-build.ts';
import { countEverything, populate } from '../admin/population.ts';
import { startMeasuredProvider } from '../calendar/provider.ts';
import type { BenchRow } from '../row.ts';
import { launchChromium, signedIn } from './chromium-session.ts';
import { benchMessages } from './messages.ts';
import { benchSettings } from './settings.ts';
import { benchWeek } from './week.ts';

const SIZE = { users: 60, messages: 2000, approvals: 100, days: 20 };

/** What a person in front of the screen waits for: the built web app in a real browser, on the whole product. */
export async function benchBrowser(): Promise<BenchRow[]> {
  buildWeb(console.log);
  const provider = await startMeasuredProvider();
  const settings = { GOOGLE_CALENDAR_URL: provider.url, LOGFIRE_WRITE_TOKEN: '', ROLE: 'web' };
  const stack = await startStack(settings, 'bench');
  const browser = await launchChromium();
  try {
    provider.behind = `${stack.sandboxUrl}/google/calendar/v3`;
    const staff = await signedIn(stack.baseUrl, 'staff.one@catch.example');
    const person = await signedIn(stack.baseUrl, 'madrid@example.org');
    const week = await benchWeek(browser, stack.baseUrl, provider, staff, person);
    await populate(stack.databaseUrl, SIZE);
    await countEverything(stack.databaseUrl);
    const messages = await benchMessages(browser, stack.baseUrl, staff);
    return [...week, ...messages, ...(await benchSettings(browser, stack.baseUrl, person))];
  } finally {
    await browser.close();
    await stack.stop();
    await provider.close();
  }
}
