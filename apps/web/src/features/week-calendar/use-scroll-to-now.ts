import { type RefObject, useEffect } from 'react';
import type { Temporal } from 'temporal-polyfill';
import { gridNow } from './grid-time.ts';
import { visibleHours } from './visible-hours.ts';
import type { Week } from './week.ts';

/** So much of what was before now stays in sight, as a part of the grid's height. */
const BEFORE = 1 / 3;

/** Brings now into view when its week is shown: the hour, and on a phone, where only a few days fit, today's column. */
export function useScrollToNow(
  container: RefObject<HTMLElement | null>,
  week: Week,
  today: Temporal.PlainDate,
  zone: string,
): void {
  useEffect(() => {
    const content = container.current?.querySelector<HTMLElement>('.rbc-time-content');
    const column = container.current?.querySelector<HTMLElement>('.rbc-day-slot');
    if (!content || !column) return;
    const days = week.monday.until(today).days;
    const isThisWeek = days >= 0 && days < 7;
    content.scrollLeft = isThisWeek ? days * column.offsetWidth : 0;
    const now = gridNow(Date.now(), zone);
    const hours = now.getUTCHours() + now.getUTCMinutes() / 60 - visibleHours.from;
    const perHour = column.offsetHeight / (visibleHours.to - visibleHours.from);
    content.scrollTop = isThisWeek ? hours * perHour - content.clientHeight * BEFORE : 0;
  }, [container, week, today, zone]);
}
