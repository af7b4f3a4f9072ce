import { formatDate, formatDateTime, formatTime } from '../../lib/format.ts';
import { say } from '../../words/chat.ts';
import { hourCycle, written } from '../../words/clock.ts';
import { dateLocale } from '../../words/language.ts';

const moment = /\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})/g;

/** The server's sentences name moments in UTC; the viewer reads them in their own zone. */
export const formatMoments = (sentence: string): string => sentence.replace(moment, formatDateTime);

/** A time alone would say the wrong day for what ends tomorrow. */
export const formatDeadline = (value: string, now: string): string =>
  formatDate(value) === formatDate(now) ? formatTime(value) : formatDateTime(value);

const isDate = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

const conflictTime = () =>
  new Intl.DateTimeFormat(dateLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: hourCycle(),
    // The assistant's own words are in the calendar owner's zone, so this one names its zone.
    timeZoneName: 'short',
  });
const conflictDay = () =>
  new Intl.DateTimeFormat(dateLocale(), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });

/** When a conflicting event starts, in the viewer's zone; an all-day one has a date only. */
export function formatConflictStart(start: string | null): string {
  if (!start) return say('chat.unknownTime');
  const parsed = new Date(start);
  if (Number.isNaN(parsed.getTime())) return start;
  return isDate(start)
    ? say('chat.allDay', { day: conflictDay().format(parsed) })
    : written(conflictTime(), parsed);
}
