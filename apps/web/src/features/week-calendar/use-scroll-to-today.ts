import { type RefObject, useEffect } from 'react';
import type { Temporal } from 'temporal-polyfill';
import type { Week } from './week.ts';

/** On a phone only a few days fit: bring today's column into view when its week is shown. */
export function useScrollToToday(
  container: RefObject<HTMLElement | null>,
  week: Week,
  today: Temporal.PlainDate,
): void {
  useEffect(() => {
    const content = container.current?.querySelector<HTMLElement>('.rbc-time-content');
    const column = container.current?.querySelector<HTMLElement>('.rbc-day-slot');
    if (!content || !column) return;
    const days = week.monday.until(today).days;
    content.scrollLeft = days >= 0 && days < 7 ? days * column.offsetWidth : 0;
  }, [container, week, today]);
}
