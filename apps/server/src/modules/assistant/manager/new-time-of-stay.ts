import { instantOf, onDate } from '@catch/scheduling';
import { resolveWhen, unreadWords, type When, type WhenContext } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';
import { resolveDirectedShift } from '../tools/time/resolve-duration.ts';
import type { Asks, EventFact } from '../values/values.ts';
import type { NewTime } from './new-time-found.ts';
import { shifted } from './shifted.ts';
import type { Slots } from './slots.ts';
import { eachTime } from './times.ts';

// New days of what lasts whole days.

/** Hours for what lasts whole days: from when to when was not said. */
const FROM_WHEN_TO_WHEN: Asks = { for: 'new-time', because: 'all-day' };

/** 'Only Friday and Saturday', of a stay: consecutive days. */
export function onSaidDays(event: EventFact, slots: Slots, when: WhenContext): NewTime | undefined {
  const words = slots.joined('time');
  if (event.start.kind !== 'date' || !words || unreadWords(words, when).length > 0) return undefined;
  const [stay, ...more] = eachTime(resolveWhen(words, when), undefined, when.zone) ?? [];
  return stay?.start.kind === 'date' && more.length === 0
    ? { kind: 'exact', start: stay.start, end: stay.end }
    : undefined;
}

/** 'till the 30th' of a stay: its last day. An hour is none. */
export function dayEnd(event: EventFact, words: string, when: WhenContext): NewTime {
  const read = resolveWhen(words, when);
  const isHour = read.kind === 'instant' || ('grain' in read && !WHOLE_DAYS.has(read.grain));
  const day =
    read.kind === 'interval'
      ? read.end.toPlainDate()
      : read.kind === 'open' || read.kind === 'deadline'
        ? lastDay(read)
        : undefined;
  if (isHour || !day) return { kind: 'unclear', words, ...(isHour ? { asks: FROM_WHEN_TO_WHEN } : {}) };
  const end = onDate(day.toString());
  return instantOf(end, when.zone) > instantOf(event.start, when.zone)
    ? { kind: 'exact', start: event.start, end }
    : { kind: 'unclear', words, asks: { for: 'end' } };
}
const WHOLE_DAYS: ReadonlySet<string> = new Set(['day', 'weekend', 'week', 'month', 'quarter', 'year']);

const lastDay = (read: Extract<When, { kind: 'open' | 'deadline' }>): Temporal.PlainDate => {
  const at = read.kind === 'open' ? read.at : read.by;
  const day = at.toPlainDate();
  // 'until the 30th' counts the 30th, whether the reading ends when it begins or when it ends.
  return at.hour === 0 && read.grain === 'day' ? day : day.add({ days: 1 });
};

/** 'From Wednesday already', of a stay: its first day, the last one staying. */
export function dayStart(event: EventFact, words: string, when: WhenContext): NewTime {
  const shift = resolveDirectedShift(words, when);
  const moved = shift === undefined ? undefined : shifted(event.start, shift, when.zone);
  const read = resolveWhen(words, when);
  const first = read.kind === 'interval' ? read.start : read.kind === 'open' ? read.at : undefined;
  const isDay = first !== undefined && 'grain' in read && WHOLE_DAYS.has(read.grain);
  const start = moved ?? (isDay ? onDate(first.toPlainDate().toString()) : undefined);
  return start && instantOf(start, when.zone) < instantOf(event.end, when.zone)
    ? { kind: 'exact', start, end: event.end }
    : { kind: 'unclear', words, asks: FROM_WHEN_TO_WHEN };
}
