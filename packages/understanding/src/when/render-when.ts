import type { Temporal } from 'temporal-polyfill';
import { dayText, timeText } from './interpret/words.ts';
import type { When, WhenContext } from './types.ts';

/**
 * A reading in words that name weekday, date, time and zone, and that `resolveWhen` reads back as the same
 * time: 'Thursday 19 November 2026, 15:00 (Europe/Madrid)'.
 */
export function renderWhen(when: When, context: WhenContext): string {
  const zone = `(${context.zone})`;
  switch (when.kind) {
    case 'instant':
      return `${dayText(when.at)}, ${timeText(when.at)} ${zone}`;
    case 'interval':
      return `${stretchText(when.start, when.end, when.allDay)} ${zone}`;
    case 'windows':
      return `${when.windows
        .map((w) =>
          w.instant ? `${dayText(w.start)}, ${timeText(w.start)}` : stretchText(w.start, w.end, when.allDay),
        )
        .join(when.choice === 'one-of' ? ' or ' : ' and ')} ${zone}`;
    case 'deadline':
      return `by ${dayText(when.by)}, ${timeText(when.by)} ${zone}`;
    case 'open':
      return `${when.direction === 'from' ? 'from' : 'until'} ${dayText(when.at)}, ${timeText(when.at)} ${zone}`;
    case 'duration':
      return durationText(when.duration);
    case 'recurrence':
      return `${when.description}, first on ${dayText(when.start)}${when.allDay ? '' : `, ${timeText(when.start)}`} ${zone}`;
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
