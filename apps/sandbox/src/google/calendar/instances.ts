import { expandSeries, parseRecurrence } from '@catch/scheduling';
import type { Window } from './event.repository.ts';
import { type EventData, type EventRow, instanceId } from './event-data.ts';
import { isAllDay, type StoredTime, stampOf, timeAt, toMoment } from './event-time.ts';

/** One occurrence of a series that follows the series' own pattern. */
export interface Occurrence {
  readonly stamp: string;
  readonly start: StoredTime;
  readonly end: StoredTime;
}

/** The series' undisturbed occurrences that touch a window. */
export const occurrences = (data: EventData, window: Window, calendarZone: string): Occurrence[] => {
  const series = {
    start: toMoment(data.start),
    end: toMoment(data.end),
    recurrence: parseRecurrence(data.recurrence ?? []),
  };
  // Google counts the start as the first occurrence whether or not the rule would produce it.
  const expanded = expandSeries(series, window, calendarZone, { startInstance: 'always', most: 20_000 });
  return expanded.map((instance) => {
    const start = instance.dates
      ? { date: instance.dates.start }
      : timeAt(instance.start, zoneOfTime(data.start));
    const end = instance.dates ? { date: instance.dates.end } : timeAt(instance.end, zoneOfTime(data.end));
    return { stamp: stampOf(start), start, end };
  });
};

const zoneOfTime = (time: StoredTime): string => (isAllDay(time) ? 'UTC' : time.timeZone);

/** The window that contains exactly the occurrence a stamp names. */
const windowOfStamp = (stamp: string): Window => {
  const date = `${stamp.slice(0, 4)}-${stamp.slice(4, 6)}-${stamp.slice(6, 8)}`;
  const time =
    stamp.length > 8 ? `T${stamp.slice(9, 11)}:${stamp.slice(11, 13)}:${stamp.slice(13, 15)}Z` : '';
  const start = Date.parse(date + time);
  // A date begins up to a day away from UTC's midnight.
  const slack = time === '' ? 86_400_000 : 0;
  return { start: start - slack, end: start + slack + 1000 };
};

export const occurrenceAt = (
  data: EventData,
  stamp: string,
  calendarZone: string,
): Occurrence | undefined => {
  const window = windowOfStamp(stamp);
  if (!Number.isFinite(window.start)) return undefined;
  return occurrences(data, window, calendarZone).find((occurrence) => occurrence.stamp === stamp);
};

/** The occurrence as an event of its own, as it is before anybody changes it. */
export const asInstance = (master: EventRow, occurrence: Occurrence): EventRow => {
  const { recurrence: _recurrence, ...rest } = master.data;
  return {
    ...master,
    id: instanceId(master.id, occurrence.stamp),
    masterId: master.id,
    originalStamp: occurrence.stamp,
    data: {
      ...rest,
      start: occurrence.start,
      end: occurrence.end,
      originalStartTime: occurrence.start,
    } as EventData,
  };
};
