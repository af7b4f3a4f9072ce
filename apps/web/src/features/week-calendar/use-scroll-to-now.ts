import { type RefObject, useEffect } from 'react';
import type { Temporal } from 'temporal-polyfill';
import { gridNow } from './grid-time.ts';
import { visibleHours } from './visible-hours.ts';
import type { Week } from './week.ts';

/** So much of what was before now stays in sight, as a part of the grid's height. */
const BEFORE = 1 / 3;

/** Half of an hour's label stands above its line, and a bit of air above that. */
const LABEL = 12;

/** Where the grid begins with a whole label, at or a little above what was wanted. */
const topOfHour = (wanted: number, perHour: number): number =>
  Math.max(0, Math.floor((wanted + LABEL) / perHour) * perHour - LABEL);

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
    const line = hours * perHour;
    const last = content.scrollHeight - content.clientHeight;
    const top = topOfHour(Math.min(line - content.clientHeight * BEFORE, last), perHour);
    // In the grid's last hour the line itself would fall below the edge.
    const isBelow = line > top + content.clientHeight && line <= column.offsetHeight;
    content.scrollTop = isThisWeek ? (isBelow ? last : top) : 0;
  }, [container, week, today, zone]);
}
