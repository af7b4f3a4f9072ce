import type { Calendar } from './calendar.repository.ts';
import type { Events, Window } from './event.repository.ts';
import { type EventData, type EventRow, instanceId } from './event-data.ts';
import { instantOfTime } from './event-time.ts';
import { asInstance, occurrences } from './instances.ts';

export interface CollectOptions {
  readonly singleEvents: boolean;
  readonly showDeleted: boolean;
  readonly timeMin: number | undefined;
  readonly timeMax: number | undefined;
}

/** Endless series are shown no further than this into the future when nobody says where to stop. */
const HORIZON_MS = 2 * 366 * 86_400_000;

export const windowOf = (
  options: { timeMin?: number | undefined; timeMax?: number | undefined },
  now: number,
): Window => ({
  start: options.timeMin ?? 0,
  end: options.timeMax ?? Math.max(now, options.timeMin ?? 0) + HORIZON_MS,
});

/** timeMax bounds the start and timeMin the end, both exclusive: an event that began earlier still counts. */
const touches = (data: EventData, window: Window, zone: string): boolean =>
  instantOfTime(data.start, zone) < window.end && instantOfTime(data.end, zone) > window.start;

const originalTouches = (row: EventRow, window: Window, zone: string): boolean => {
  const original = row.data.originalStartTime;
  if (original === undefined) return touches(row.data, window, zone);
  const at = instantOfTime(original, zone);
  return at < window.end && at >= window.start;
};

/** A calendar's events as a list request without a sync token sees them. */
export const collectEvents = async (
  events: Events,
  calendar: Calendar,
  options: CollectOptions,
  now: number,
): Promise<EventRow[]> => {
  const window = windowOf(options, now);
  const zone = calendar.timeZone;
  const rows = await events.touching(calendar.id, window);
  const replaced = new Set(rows.filter((row) => row.masterId !== undefined).map((row) => row.id));
  const cancelledMasters = new Set(
    rows.filter((row) => row.data.recurrence !== undefined && row.cancelled).map((row) => row.id),
  );
  const found: EventRow[] = [];
  for (const row of rows) {
    if (row.masterId !== undefined) {
      // Cancelled instances stay visible when the series is shown as such: who expands it must leave them out.
      const shown = options.showDeleted || (!options.singleEvents && !cancelledMasters.has(row.masterId));
      if (row.cancelled ? shown && originalTouches(row, window, zone) : touches(row.data, window, zone))
        found.push(row);
    } else if (row.data.recurrence === undefined) {
      if (!row.cancelled || options.showDeleted) found.push(row);
    } else if (!row.cancelled || options.showDeleted) {
      const instances = occurrences(row.data, window, zone).filter(({ start, end }) =>
        touches({ ...row.data, start, end }, window, zone),
      );
      if (!options.singleEvents) {
        const anyException = rows.some(
          (other) => other.masterId === row.id && !other.cancelled && touches(other.data, window, zone),
        );
        if (instances.length > 0 || anyException || options.timeMin === undefined) found.push(row);
        continue;
      }
      for (const occurrence of instances) {
        if (!replaced.has(instanceId(row.id, occurrence.stamp))) found.push(asInstance(row, occurrence));
      }
    }
  }
  return found;
};
