import type { Language } from '@catch/contract/languages';
import { dayAt, type WorkingHours, weekdayOf } from '@catch/scheduling';
import { atClock, sayShortDay } from '../../../platform/say-time.ts';
import { readerIn } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import type { CalendarEvent } from '../../calendar/index.ts';
import { agendaLines, conflictsAmong, eventsOfDay } from './agenda.ts';
import { conflictLines } from './briefing.ts';
import { travelLines } from './travel.ts';

const LOOK_AHEAD_DAYS = 4;

/**
 * The end-of-day look at tomorrow. On the eve of days off that are empty, the next working day is what matters.
 * Undefined when there is nothing.
 */
export function sayEvening(
  {
    zone,
    hours,
    language,
  }: { readonly zone: string; readonly hours: WorkingHours; readonly language?: Language | undefined },
  events: readonly CalendarEvent[],
  now: number,
): string | undefined {
  const today = dayAt(now, zone);
  const reader = readerIn(zone, now, language);
  for (let ahead = 1; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = today + ahead;
    const found = eventsOfDay(events, day, zone);
    if (found.length > 0) {
      const firstTimed = found.find(({ isAllDay }) => !isAllDay);
      const date = sayShortDay(day, reader);
      const named = ahead === 1 ? say(reader, 'brief.tomorrow', { day: date }) : date;
      return [
        firstTimed
          ? say(reader, 'brief.dayFirst', { day: named, at: atClock(firstTimed.start, reader) })
          : say(reader, 'brief.day', { day: named }),
        ...agendaLines(found, day, reader),
        ...conflictLines(conflictsAmong(found, zone), reader),
        ...travelLines(found, reader).map((line) => say(reader, 'brief.travel', { way: line })),
      ].join('\n');
    }
    if ((hours.week[weekdayOf(day)] ?? []).length > 0) return undefined;
  }
  return undefined;
}
