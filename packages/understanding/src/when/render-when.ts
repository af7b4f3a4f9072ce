import type { Temporal } from 'temporal-polyfill';
import { dayText, timeText } from './interpret/words.ts';
import type { When, WhenContext } from './types.ts';

/**
 * A reading in words that name weekday, date, time and zone, and that `resolveWhen` reads back as the same
 * time: 'Thursday 19 November 2026, 15:00 (Europe/Madrid)'.
 */
export function renderWhen(when: When, context: WhenContext): string {
  switch (when.kind) {
    case 'instant':
      return `${momentText(when.at)} ${zoneText([when.at])}`;
    case 'interval':
      return `${stretchText(when.start, when.end, when.allDay)} ${zoneText([when.start, when.end])}`;
    case 'windows':
      return `${when.windows
        .map((w) => (w.instant ? momentText(w.start) : stretchText(w.start, w.end, when.allDay)))
        .join(when.choice === 'one-of' ? ' or ' : ' and ')} (${zoneName(context.zone)})`;
    case 'deadline':
      return `by ${momentText(when.by)} ${zoneText([when.by])}`;
    case 'open':
      return `${when.direction === 'from' ? 'from' : 'until'} ${momentText(when.at)} ${zoneText([when.at])}`;
    case 'duration':
      return durationText(when.duration);
    case 'recurrence':
      return `${when.description}, first on ${when.allDay ? dayText(when.start) : momentText(when.start)} ${zoneText([when.start])}`;
    case 'relative-to-event':
      return when.offset.blank
        ? `${when.direction} ${when.eventText}`
        : `${durationText(when.offset)} ${when.direction} ${when.eventText}`;
    case 'ambiguous':
      return when.question;
    case 'none':
      return '';
  }
}

const momentText = (t: Temporal.ZonedDateTime): string => `${dayText(t)}, ${timeText(t)}`;

const zoneName = (zone: string): string => (/^[+-]/.test(zone) ? `UTC${zone}` : zone);

/** The zone's name; only its offset identifies the second of a doubled hour. */
function zoneText(times: readonly Temporal.ZonedDateTime[]): string {
  const [first] = times;
  if (!first) return '';
  const doubled = times.some((t) => !t.toPlainDateTime().toZonedDateTime(t.timeZoneId).equals(t));
  return `(${doubled && times.every((t) => t.offset === first.offset) ? `UTC${first.offset}` : zoneName(first.timeZoneId)})`;
}

function stretchText(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime, allDay: boolean): string {
  if (allDay) {
    const last = end.subtract({ days: 1 });
    return start.toPlainDate().equals(last.toPlainDate())
      ? dayText(start)
      : `from ${dayText(start)} to ${dayText(last)}`;
  }
  if (start.toPlainDate().equals(end.toPlainDate()))
    return `${dayText(start)}, ${timeText(start)}–${timeText(end)}`;
  return `from ${dayText(start)}, ${timeText(start)} to ${dayText(end)}, ${timeText(end)}`;
}

const unitNames = ['years', 'months', 'weeks', 'days', 'hours', 'minutes', 'seconds'] as const;

function durationText(duration: Temporal.Duration): string {
  const parts = unitNames
    .filter((u) => duration[u] !== 0)
    .map((u) => `${duration[u]} ${duration[u] === 1 ? u.slice(0, -1) : u}`);
  return parts.length > 1
    ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
    : (parts[0] ?? '0 minutes');
}
