import { resolveWhen, unreadWords } from '@catch/understanding';
import type { Slots } from '../slots.ts';
import { settle } from '../times.ts';
import type { World } from '../world.ts';

/**
 * 'Thursday one to four, also Saturday, same time': at those hours of each day. Hours that are said in full and a bare day
 * behind them are never one stay from the first to the last.
 */
export function atSameHours(slots: Slots, { when }: World): string | undefined {
  const [first, ...others] = slots.all('time');
  if (!first || others.length === 0) return undefined;
  const read = settle(resolveWhen(first, when));
  if (read.kind !== 'interval' || !read.range || read.allDay || !read.dateSaid) return undefined;
  if (!read.start.toPlainDate().equals(read.end.toPlainDate())) return undefined;
  const days = others.map((text) => {
    const day = unreadWords(text, when).length === 0 ? settle(resolveWhen(text, when)) : undefined;
    const isDay = day?.kind === 'interval' && day.allDay && !day.range && day.grain === 'day' && day.dateSaid;
    return isDay ? day.start.toPlainDate() : undefined;
  });
  const own = read.start.toPlainDate();
  // 'Tuesday the 24th' may be said in two halves.
  if (days.some((day) => day === undefined || day.equals(own))) return undefined;
  const clock = (at: typeof read.start) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  return `${[own, ...days].join(' and ')} from ${clock(read.start)} to ${clock(read.end)}`;
}
