import { looksRight } from '../support/looks.ts';
import { deferred, problem } from '../support/stub-api.ts';
import { expect } from '../support/test.ts';
import { busyWeek, event, events, test } from './week-calendar-page.ts';

// Several page loads each; a bound for slow machines, never waited for.
test.describe.configure({ timeout: 60_000 });

const calendars = [
  { id: 'a@example.org', summary: 'Marta', primary: false },
  { id: 'b@example.org', summary: 'Team', primary: true },
  { id: 'c@example.org', summary: 'Holidays', primary: false },
];
const week = { timezone: 'Europe/Madrid', week_start: '2026-03-09', week_end: '2026-03-15' };
const now = '2026-03-11T10:00:00Z';

test.beforeEach(async ({ page, api }) => {
  await page.clock.setFixedTime(now);
  await page.setViewportSize({ width: 1280, height: 860 });
  api.on('calendars', { calendars }).on('calendarEvents', { ...week, events: [] });
});

test('asks once per selected calendar, for Monday to Sunday, as the impersonated user', async ({
  page,
  api,
  openPanel,
}) => {
  await openPanel('user-9');
  await expect.poll(() => api.calls('calendarEvents').length).toBe(1);
  expect(api.calls('calendars')[0]?.url.search).toBe('?impersonate_user_id=user-9');
  const asked = api.calls('calendarEvents')[0]?.url.searchParams;
  expect(Object.fromEntries(asked ?? [])).toEqual({
    impersonate_user_id: 'user-9',
    start_date: '2026-03-09',
    end_date: '2026-03-15',
    calendar_id: 'b@example.org',
  });
  await page.getByRole('checkbox', { name: 'Holidays' }).click();
  await expect.poll(() => api.calls('calendarEvents').length).toBe(2);
  expect(api.calls('calendarEvents')[1]?.url.searchParams.get('calendar_id')).toBe('c@example.org');
});

test('one’s own week: what is ticked, the legend, the hours, other weeks, and a fresh look', async ({
  page,
  api,
  openPanel,
}) => {
  await openPanel();
  await test.step('without somebody to act as, asks for the signed-in user', async () => {
    await expect.poll(() => api.calls('calendarEvents').length).toBe(1);
    expect(api.calls('calendarEvents')[0]?.url.searchParams.has('impersonate_user_id')).toBe(false);
  });
  await test.step('the primary calendar is ticked, whatever its id and place', async () => {
    await expect(page.getByRole('checkbox', { name: 'Team' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Marta' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Holidays' })).not.toBeChecked();
  });
  await test.step('the legend, 600 px, 07:00 to 22:00 in half hours', async () => {
    const legend = page.getByRole('list', { name: 'Legend' });
    await expect(legend.getByRole('listitem')).toHaveText([
      'Accepted / Confirmed',
      'Needs Response',
      'Declined',
    ]);
    await expect(legend.getByText('Declined')).toHaveCSS('text-decoration-line', 'line-through');
    const grid = await page.locator('.week-grid').boundingBox();
    expect(grid?.height).toBe(600);
    await expect(page.locator('.rbc-time-gutter .rbc-label').first()).toHaveText('07:00');
    await expect(page.locator('.rbc-day-slot').first().locator('.rbc-time-slot')).toHaveCount(30);
    await expect(page.locator('.rbc-day-slot').first().locator('.rbc-timeslot-group')).toHaveCount(15);
  });
  await test.step('month and year, zone, Today, previous and next week', async () => {
    await expect(page.getByRole('heading', { name: 'March 2026' })).toBeVisible();
    await expect(page.getByText('Europe/Madrid (GMT+1)')).toBeVisible();
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'Next week' }).click();
    await page.getByRole('button', { name: 'Next week' }).click();
    await expect(page.getByRole('heading', { name: 'March – April 2026' })).toBeVisible();
    await expect(page.getByText('Europe/Madrid (GMT+2)')).toBeVisible();
    const asked = () => api.calls('calendarEvents').map(({ url }) => url.searchParams.get('start_date'));
    // A week that is left before it is asked for need not be.
    await expect.poll(() => asked().at(-1)).toBe('2026-03-30');
    await page.getByRole('button', { name: 'Today' }).click();
    await page.getByRole('button', { name: 'Previous week' }).click();
    await expect.poll(asked).toEqual(['2026-03-09', '2026-03-16', '2026-03-23', '2026-03-30', '2026-03-02']);
  });
  await test.step('somebody else may ask for a fresh look', async () => {
    await page.getByRole('button', { name: 'Today' }).click();
    api.on('calendarEvents', {
      ...week,
      events: [
        event({ summary: 'Just created', start: '2026-03-10T09:00:00Z', end: '2026-03-10T10:00:00Z' }),
      ],
    });
    await page.getByRole('button', { name: 'Refresh from outside' }).click();
    await expect(page.getByRole('button', { name: /^Just created/ })).toBeVisible();
  });
});

test('it says from the start that it is loading, or that there are no calendars', async ({
  page,
  api,
  openPanel,
}) => {
  const answer = deferred<{ calendars: [] }>();
  api.on('calendars', () => answer.promise);
  await openPanel();
  await expect(page.getByText('Loading events')).toBeAttached();
  answer.resolve({ calendars: [] });
  await expect(page.getByText('Loading events')).toBeHidden();
  await expect(page.getByText('No calendars available')).toBeVisible();
  expect(api.calls('calendarEvents')).toEqual([]);
});

test('answers and calendars show in the drawing and in the name', async ({ page, api, openPanel }) => {
  const at = { start: '2026-03-10T09:00:00Z', end: '2026-03-10T10:00:00Z' };
  api.on('calendarEvents', ({ url }) => ({
    ...week,
    events:
      url.searchParams.get('calendar_id') === 'b@example.org'
        ? [
            event({ ...at, summary: 'Mine' }),
            event({ ...at, summary: 'Yes', response_status: 'accepted' }),
            event({ ...at, summary: 'Open', response_status: 'needsAction' }),
            event({ ...at, summary: 'Perhaps', response_status: 'tentative' }),
            event({ ...at, summary: 'No', response_status: 'declined' }),
          ]
        : [event({ ...at, summary: 'Other' })],
  }));
  await openPanel();
  await page.getByRole('checkbox', { name: 'Holidays' }).click();
  await expect(events(page)).toHaveCount(6);
  const box = (title: string) => page.getByRole('button', { name: new RegExp(`^${title},`) });
  await expect(box('No').locator('.week-event-title')).toHaveCSS('text-decoration-line', 'line-through');
  await expect(box('Yes').locator('.week-event-title')).toHaveCSS('text-decoration-line', 'none');
  for (const open of ['Open', 'Perhaps']) await expect(box(open)).toHaveCSS('border-top-style', 'dashed');
  await expect(box('Mine')).toHaveCSS('border-top-style', 'solid');
  await expect(box('Mine')).toHaveAccessibleName(
    'Mine, Tuesday 10 March 2026, 10:00 – 11:00, Team, Accepted / Confirmed',
  );
  await expect(box('Perhaps')).toHaveAccessibleName(/Team, Needs Response$/);
  await expect(box('No')).toHaveAccessibleName(/Team, Declined$/);
  // Colour by index in the calendars response: Team is the second, Holidays the third.
  await expect(box('Mine')).toHaveAttribute('data-calendar', '1');
  await expect(box('Other')).toHaveAttribute('data-calendar', '2');
  const fills = await page.evaluate(() =>
    ['2', '3'].map((place) =>
      getComputedStyle(document.documentElement).getPropertyValue(`--calendar-${place}`),
    ),
  );
  expect(fills[0]).not.toBe(fills[1]);
  // Six at the same time appear side by side.
  const boxes = await events(page).evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
  );
  const sorted = boxes.sort((a, b) => a.left - b.left);
  for (const [index, next] of sorted.slice(1).entries())
    expect(next.left).toBeGreaterThanOrEqual((sorted[index]?.right ?? 0) - 0.5);
});

test('no box cuts a letter in half, and a time that does not fit whole is left out', async ({
  page,
  api,
  openPanel,
}) => {
  const at = (day: number, hour: number, minutes: number) => {
    const start = Date.parse(`2026-03-${String(day).padStart(2, '0')}T00:00:00Z`) + hour * 3_600_000;
    return { start: new Date(start).toISOString(), end: new Date(start + minutes * 60_000).toISOString() };
  };
  const lengths = [15, 20, 30, 40, 45, 50, 60, 75, 90];
  api.on('calendarEvents', {
    ...week,
    events: lengths.flatMap((minutes, index) => [
      event({ ...at(9, 6 + index * 1.5, minutes), summary: 'gypsy jogging' }),
      event({ ...at(10, 6 + index * 1.5, minutes), summary: 'Speaker preparation with everybody' }),
      event({ ...at(11, 6 + index * 1.5, minutes), summary: 'Gym' }),
    ]),
  });
  await openPanel();
  await expect(events(page)).toHaveCount(lengths.length * 3);
  const drawn = await events(page).evaluateAll((boxes) =>
    boxes.map((box) => {
      const room = box.getBoundingClientRect();
      const title = box.querySelector('.week-event-title');
      const time = box.querySelector('.week-event-time');
      const line = title?.getBoundingClientRect();
      const when = time?.getBoundingClientRect();
      return {
        name: box.textContent,
        isTitleWhole: title !== null && title.clientHeight >= 15 && (line?.bottom ?? 0) <= room.bottom,
        // Either all of it is in sight or nothing.
        isTimeWhole:
          (when?.top ?? 0) >= room.bottom - 1 ||
          (time !== null && time.scrollWidth <= time.clientWidth && (when?.bottom ?? 0) <= room.bottom),
      };
    }),
  );
  expect(drawn.filter((box) => !box.isTitleWhole)).toEqual([]);
  expect(drawn.filter((box) => !box.isTimeWhole)).toEqual([]);
});

test('a calendar that fails is logged, left out and quietly noted', async ({ page, api, openPanel }) => {
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  let broken = true;
  api.on('calendarEvents', ({ url }) =>
    url.searchParams.get('calendar_id') === 'c@example.org' && broken
      ? problem(502, 'Google Calendar did not answer.')
      : {
          ...week,
          events: [
            event({
              summary: url.searchParams.get('calendar_id') ?? '',
              start: '2026-03-10T09:00:00Z',
              end: '2026-03-10T10:00:00Z',
            }),
          ],
        },
  );
  await openPanel();
  await page.getByRole('checkbox', { name: 'Holidays' }).click();
  await expect(page.getByText("Couldn't load 'Holidays'.")).toBeVisible();
  await expect(page.getByRole('button', { name: /^b@example/ })).toBeVisible();
  expect(warnings.some((text) => text.includes("'Holidays'"))).toBe(true);
  broken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: /^c@example/ })).toBeVisible();
  await expect(page.getByText("Couldn't load")).toBeHidden();
});

test('what happens outside the visible hours is announced and can be opened', async ({
  page,
  api,
  openPanel,
}) => {
  api.on('calendarEvents', {
    ...week,
    events: [
      event({ summary: 'Run', start: '2026-03-10T04:30:00Z', end: '2026-03-10T05:30:00Z' }),
      event({ summary: 'Feed the cat', start: '2026-03-10T05:00:00Z', end: '2026-03-10T05:00:00Z' }),
      event({ summary: 'Night shift', start: '2026-03-10T21:30:00Z', end: '2026-03-11T03:00:00Z' }),
    ],
  });
  await openPanel();
  await page.getByRole('button', { name: '2 earlier' }).click();
  const list = page.getByRole('dialog', { name: 'Tuesday 10 March, before 07:00' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await list.getByRole('button', { name: /Run/ }).click();
  await expect(page.getByRole('dialog', { name: 'Run' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '1 later' }).click();
  await expect(page.getByRole('dialog', { name: 'Tuesday 10 March, after 22:00' })).toContainText(
    'Night shift',
  );
  await page.keyboard.press('Escape');
  // The same night goes on before seven the next morning.
  await expect(page.getByRole('button', { name: '1 earlier' })).toBeVisible();
});

test('all-day row: spans, and more than fit open in a list', async ({ page, api, openPanel }) => {
  api.on('calendarEvents', {
    ...week,
    events: [
      event({ summary: 'Trade fair', start: '2026-03-10', end: '2026-03-13' }),
      event({ summary: 'Long flight', start: '2026-03-13T10:00:00Z', end: '2026-03-14T12:00:00Z' }),
      ...[1, 2, 3, 4, 5].map((n) =>
        event({ summary: `Birthday ${n}`, start: '2026-03-11', end: '2026-03-12' }),
      ),
    ],
  });
  await openPanel();
  const fair = await page.getByRole('button', { name: /^Trade fair/ }).boundingBox();
  const day = await page.locator('.rbc-day-slot').first().boundingBox();
  expect((fair?.width ?? 0) / (day?.width ?? 1)).toBeCloseTo(3, 0);
  const flight = await page.getByRole('button', { name: /^Long flight/ }).boundingBox();
  expect((flight?.width ?? 0) / (day?.width ?? 1)).toBeCloseTo(2, 0);
  await page.getByRole('button', { name: /more$/ }).click();
  const list = page.getByRole('dialog', { name: 'Wednesday 11 March, all day' });
  await expect(list.getByRole('listitem')).toHaveCount(6);
});

const rich = event({
  id: 'event-rich',
  summary: 'Budget review',
  start: '2026-03-10T09:00:00Z',
  end: '2026-03-10T10:00:00Z',
  response_status: 'needsAction',
  recurrence_description: 'Every Tuesday at 10:00',
  recurring_event_id: 'series-1',
  location: 'Room 4',
  status: 'confirmed',
  html_link: 'https://calendar.example.org/event?id=1',
  created_at: '2026-03-01T08:00:00Z',
  updated_at: '2026-03-05T17:30:00Z',
  description:
    '<b>Agenda</b><ul><li>Numbers</li></ul><a href="https://example.org/doc">Document</a>' +
    '<a href="javascript:alert(1)">Bad</a><img src="https://tracker.example.org/x.gif" onerror="window.hacked = 1">' +
    '<script>window.hacked = 1</script><form action="/x"><input></form>',
  attendees: [
    { email: 'priya@example.org', display_name: 'Priya Nair', organizer: true, response_status: 'accepted' },
    { email: 'tom@example.org', display_name: null, organizer: false, response_status: 'declined' },
    { email: 'ana@example.org', display_name: 'Ana', organizer: false, response_status: 'tentative' },
    { email: 'marta@example.org', display_name: 'Marta', organizer: false, response_status: 'needsAction' },
  ],
});

test('an event: its card, the keyboard, and its details, in which a stranger’s words do no harm', async ({
  page,
  api,
  openPanel,
}) => {
  api.on('calendarEvents', { ...week, events: [rich] });
  await openPanel();
  await test.step('the hover card', async () => {
    await page.getByRole('button', { name: /^Budget review/ }).hover();
    const card = page.getByRole('tooltip');
    await expect(card).toContainText('Tuesday 10 March 2026, 10:00 – 11:00');
    await expect(card).toContainText('Every Tuesday at 10:00');
    await expect(card).toContainText('Room 4');
    await expect(card).toContainText('4 guests');
    await expect(card).toContainText('Team · Needs Response');
    await card.hover();
    await expect(card).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();
    await page.mouse.move(0, 0);
  });
  await test.step('the keyboard alone reaches an event, reads its card and opens it', async () => {
    const box = page.getByRole('button', { name: /^Budget review/ });
    await page.getByRole('button', { name: 'Next week' }).focus();
    await page.keyboard.press('Tab');
    await expect(box).toBeFocused();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Budget review' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(box).toBeFocused();
  });
  await test.step('the details hold every field, and a stranger’s description can do no harm', async () => {
    await page.getByRole('button', { name: /^Budget review/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Budget review' });
    await expect(dialog).toContainText('Tuesday 10 March 2026, 10:00 – 11:00 (Europe/Madrid)');
    for (const [label, value] of [
      ['Calendar', 'Team'],
      ['Response', 'Needs Response'],
      ['Repeats', 'Every Tuesday at 10:00'],
      ['Location', 'Room 4'],
      ['Status', 'Confirmed'],
      ['Created', '1 March 2026, 09:00'],
      ['Updated', '5 March 2026, 18:30'],
      ['Event ID', 'event-rich'],
      ['Series ID', 'series-1'],
    ] as const) {
      const term = dialog.getByRole('term').filter({ hasText: label }).first();
      await expect(term.locator('xpath=following-sibling::dd[1]')).toHaveText(value);
    }
    await expect(dialog.getByRole('listitem').filter({ hasText: '@' })).toHaveText([
      /Priya Nair priya@example.org.*Organizer.*Accepted/,
      /tom@example.org.*Declined/,
      /Ana ana@example.org.*Tentative/,
      /Marta marta@example.org.*Needs response/,
    ]);
    await expect(dialog.getByRole('link', { name: 'Open in Google Calendar' })).toHaveAttribute(
      'href',
      'https://calendar.example.org/event?id=1',
    );
    const description = dialog.getByTestId('event-description');
    await expect(description.locator('b')).toHaveText('Agenda');
    await expect(description.getByRole('link', { name: 'Document' })).toHaveAttribute('rel', /noopener/);
    await expect(
      description.locator('img, script, form, input, [href^="javascript"], [onerror]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });
});

test('the owner may already live in the next week', async ({ page, api, openPanel }) => {
  // Sunday evening in Madrid is Monday in Auckland.
  await page.clock.setFixedTime('2026-03-15T18:00:00Z');
  api.on('calendarEvents', { ...week, timezone: 'Pacific/Auckland', events: [] });
  await openPanel();
  await expect(page.locator('.week-day-today')).toHaveText('16');
  await expect
    .poll(() => api.calls('calendarEvents').map(({ url }) => url.searchParams.get('start_date')))
    .toEqual(['2026-03-09', '2026-03-16']);
});

test('a full week: axe finds nothing and nothing is cut off, in both themes at both sizes', async ({
  page,
  api,
  openPanel,
}) => {
  test.setTimeout(120_000);
  api.on('calendarEvents', ({ url }) => ({
    ...week,
    events: busyWeek('2026-03-09', 50, url.searchParams.get('calendar_id') ?? ''),
  }));
  await openPanel();
  await page.getByRole('checkbox', { name: 'Marta' }).click();
  await page.getByRole('checkbox', { name: 'Holidays' }).click();
  await expect.poll(() => events(page).count()).toBeGreaterThan(130);
  await looksRight(page, 'week-calendar');
});

test('an empty week: axe finds nothing, and the keyboard can scroll it', async ({ page, openPanel }) => {
  test.setTimeout(120_000);
  await openPanel();
  await page.locator('.rbc-time-content').focus();
  await looksRight(page, 'week-calendar-empty');
});
