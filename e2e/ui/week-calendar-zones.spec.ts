import { Temporal } from 'temporal-polyfill';
import { expect } from '../support/test.ts';
import { event, test } from './week-calendar-page.ts';

/** Owners' zones with a day that is special there; most of them change their clocks on it. */
const zoneWeeks = [
  ['Europe/Madrid', '2026-03-29'],
  ['Europe/Madrid', '2026-10-25'],
  ['America/New_York', '2026-03-08'],
  ['America/New_York', '2026-11-01'],
  ['Australia/Lord_Howe', '2026-04-05'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['America/Santiago', '2026-09-06'],
  ['Africa/Cairo', '2026-04-24'],
  ['Asia/Kathmandu', '2026-03-11'],
  ['Pacific/Apia', '2026-06-17'],
] as const;

const browserZones = [
  'UTC',
  'America/New_York',
  'Europe/Berlin',
  'Asia/Kolkata',
  'Pacific/Auckland',
  'America/St_Johns',
];

const times = [
  ['07:00', '08:00'],
  ['09:00', '10:30'],
  ['21:00', '22:00'],
] as const;

const part = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes - 7 * 60) / (15 * 60);
};

for (const timezoneId of browserZones) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('draws every owner’s week by the owner’s clock', async ({ page, api, openPanel }) => {
      api.on('calendars', { calendars: [{ id: 'a', summary: 'Mine', primary: true }] });
      for (const [zone, special] of zoneWeeks) {
        const day = Temporal.PlainDate.from(special);
        const monday = day.subtract({ days: day.dayOfWeek - 1 });
        const days = [0, 1, 2, 3, 4, 5, 6].map((add) => monday.add({ days: add }));
        const instant = (date: Temporal.PlainDate, time: string) =>
          date.toZonedDateTime({ timeZone: zone, plainTime: time }).toInstant().toString();
        api.on('calendarEvents', {
          timezone: zone,
          week_start: monday.toString(),
          week_end: monday.add({ days: 6 }).toString(),
          events: [
            ...days.flatMap((date) =>
              times.map(([from, to]) =>
                event({ summary: `${date} ${from}`, start: instant(date, from), end: instant(date, to) }),
              ),
            ),
            event({
              summary: `All day in ${zone} on ${special}`,
              start: special,
              end: day.add({ days: 1 }).toString(),
            }),
          ],
        });
        await page.clock.setFixedTime(instant(day, '12:00'));
        await openPanel(`${zone.replace('/', '-')}-${special}`);
        await expect(page.getByRole('button', { name: `All day in ${zone} on ${special}` })).toBeVisible();

        // The line of now and the places of the boxes come a moment after the events.
        await expect(async () => {
          const drawn = await page.evaluate(readWeek);
          const where = `${zone} ${special}`;
          expect(drawn.numbers, where).toEqual(days.map((date) => String(date.day)));
          expect(drawn.gutter, where).toEqual(
            Array.from({ length: 15 }, (_, hour) => `${String(hour + 7).padStart(2, '0')}:00`),
          );
          expect(drawn.boxes, where).toHaveLength(21);
          for (const [index, date] of days.entries()) {
            for (const [from, to] of times) {
              const box = drawn.boxes.find(({ title }) => title === `${date} ${from}`);
              expect(box, `${where}: ${date} ${from}`).toMatchObject({ index, time: `${from} – ${to}` });
              expect(box?.top, `${where}: top of ${date} ${from}`).toBeCloseTo(part(from), 2);
              expect(box?.bottom, `${where}: bottom of ${date} ${from}`).toBeCloseTo(part(to), 2);
            }
          }
          expect(drawn.allDay, `${where}: column of the all-day event`).toBe(day.dayOfWeek - 1);
          expect(drawn.nowLines, `${where}: now`).toHaveLength(1);
          expect(drawn.nowLines[0]?.index, `${where}: day of now`).toBe(day.dayOfWeek - 1);
          expect(drawn.nowLines[0]?.at, `${where}: now`).toBeCloseTo(part('12:00'), 2);
        }).toPass({ timeout: 20_000 });
      }
    });
  });
}

/** In the browser: what is drawn, and where. */
function readWeek() {
  const columns = [...document.querySelectorAll('.rbc-day-slot')];
  return {
    boxes: columns.flatMap((column, index) => {
      const whole = column.getBoundingClientRect();
      return [...column.querySelectorAll('.week-event')].map((box) => {
        const rect = box.getBoundingClientRect();
        return {
          index,
          title: box.querySelector('.week-event-title')?.textContent,
          time: box.querySelector('.week-event-time')?.textContent,
          top: (rect.top - whole.top) / whole.height,
          bottom: (rect.bottom + 2 - whole.top) / whole.height,
        };
      });
    }),
    gutter: [...document.querySelectorAll('.rbc-time-gutter .rbc-label')].map((label) => label.textContent),
    numbers: [...document.querySelectorAll('.week-day-number')].map((number) => number.textContent),
    nowLines: columns.flatMap((column, index) => {
      const line = column.querySelector('.rbc-current-time-indicator')?.getBoundingClientRect();
      const whole = column.getBoundingClientRect();
      return line ? [{ index, at: (line.top + 1 - whole.top) / whole.height }] : [];
    }),
    allDay: (() => {
      const box = document.querySelector('.week-event-all-day')?.getBoundingClientRect();
      return columns.findIndex((column) => {
        const rect = column.getBoundingClientRect();
        return box && box.left >= rect.left - 3 && box.right <= rect.right + 3;
      });
    })(),
  };
}
