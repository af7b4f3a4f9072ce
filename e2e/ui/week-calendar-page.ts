import { join } from 'node:path';
import type { CalendarEvent } from '@catch/contract';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { test as base } from '../support/test.ts';

// The component on a page of its own (apps/web/src/test-pages), built in memory once per worker with the product's
// own build settings and served alongside the product under an address the product does not have.
const web = join(import.meta.dirname, '..', '..', 'apps', 'web');
const PLACE = '/test-pages/';
const types: Record<string, string> = { html: 'text/html', js: 'text/javascript', css: 'text/css' };

type Files = ReadonlyMap<string, string | Uint8Array>;

async function buildPage(): Promise<Files> {
  const result = await build({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    logLevel: 'error',
    base: PLACE,
    publicDir: false,
    build: { write: false, rolldownOptions: { input: join(web, 'src/test-pages/week-calendar.html') } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  return new Map(
    outputs.flatMap((output) =>
      'output' in output
        ? output.output.map(
            (file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const,
          )
        : [],
    ),
  );
}

async function serve(context: BrowserContext, files: Files): Promise<void> {
  await context.route(
    (url) => url.pathname.startsWith(PLACE),
    async (route, request) => {
      const name = new URL(request.url()).pathname.slice(PLACE.length);
      const body = files.get(name);
      const contentType = types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
      await (body === undefined
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType, body: typeof body === 'string' ? body : Buffer.from(body) }));
    },
  );
}

export const test = base.extend<
  { readonly openPanel: (user?: string) => Promise<void> },
  { readonly files: Files }
>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from the pattern
  files: [async ({}, use) => use(await buildPage()), { scope: 'worker', timeout: 120_000 }],
  openPanel: async ({ page, context, files }, use) => {
    await serve(context, files);
    await context.addInitScript(() => {
      // Axe opens an empty page of its own, which has no storage.
      if (location.protocol.startsWith('http')) localStorage.setItem('access_token', 'token-1');
    });
    await use(async (user) => {
      await page.goto(`${PLACE}src/test-pages/week-calendar.html${user ? `#${user}` : ''}`);
      await page.locator('.rbc-time-content').waitFor();
    });
  },
});

let count = 0;
/** An event with nothing special about it. */
export const event = (
  changes: Partial<CalendarEvent> & Pick<CalendarEvent, 'start' | 'end'>,
): CalendarEvent => ({
  id: `event-${++count}`,
  summary: 'Meeting',
  calendar_id: 'primary',
  recurrence_description: null,
  recurring_event_id: null,
  location: null,
  description: null,
  status: 'confirmed',
  html_link: null,
  created_at: null,
  updated_at: null,
  attendees: [],
  response_status: null,
  all_day: /^\d{4}-\d{2}-\d{2}$/.test(changes.start),
  ...changes,
});

export const events = (page: Page) => page.getByTestId('week-event');

const titles = [
  'Standup',
  'Design review',
  'One-on-one with Priya',
  'Focus',
  'Budget',
  'Interview',
  'Lunch with Tom',
  'Release planning',
  'Customer call',
  'Retrospective',
];
const answers = ['accepted', null, 'needsAction', 'tentative', 'declined'] as const;

/** A believable full week, the same one every time; `salt` makes another one. */
export function busyWeek(monday: string, size: number, salt: string): CalendarEvent[] {
  let seed = [...salt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 233_280, size);
  const random = (below: number): number => {
    seed = (seed * 9_301 + 49_297) % 233_280;
    return Math.floor((seed / 233_280) * below);
  };
  const start = Date.parse(`${monday}T00:00:00Z`);
  return Array.from({ length: size }, () => {
    const day = random(10) < 9 ? random(5) : 5 + random(2);
    const from = start + day * 86_400_000 + (7 * 60 + random(52) * 15) * 60_000;
    const minutes = [15, 30, 30, 60, 60, 90][random(6)] ?? 30;
    return event({
      summary: titles[random(titles.length)] ?? 'Meeting',
      start: new Date(from).toISOString(),
      end: new Date(from + minutes * 60_000).toISOString(),
      response_status: answers[random(answers.length)] ?? null,
    });
  });
}
