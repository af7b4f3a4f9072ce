import type { Calendar } from './calendar.repository.ts';
import { windowOf } from './collect-events.ts';
import type { Events } from './event.repository.ts';
import { type EventRow, instanceId } from './event-data.ts';
import { asInstance, occurrences } from './instances.ts';
import type { SyncToken } from './tokens.ts';

/** What happened to a calendar since a sync token was made; deletions are always among it. */
export const collectChanges = async (
  events: Events,
  calendar: Calendar,
  token: SyncToken,
  now: number,
): Promise<EventRow[]> => {
  const changed = await events.changedSince(calendar.id, token.change);
  if (!token.singleEvents) return changed;

  const window = windowOf({ timeMin: token.timeMin ?? undefined, timeMax: token.timeMax ?? undefined }, now);
  const earlier = await events.seriesAt(calendar.id, token.change);
  const found = new Map<string, EventRow>();
  for (const row of changed) {
    if (row.data.recurrence === undefined && !earlier.has(row.id)) {
      found.set(row.id, row);
      continue;
    }
    const exceptions = new Set(
      (await events.exceptions(calendar.id, row.id)).map((exception) => exception.id),
    );
    const current = row.data.recurrence === undefined ? [] : occurrences(row.data, window, calendar.timeZone);
    const living = new Set(current.map(({ stamp }) => instanceId(row.id, stamp)));
    // A series that became a single event is one now.
    if (row.data.recurrence === undefined) found.set(row.id, row);
    for (const occurrence of current) {
      const instance = asInstance(row, occurrence);
      if (!exceptions.has(instance.id)) found.set(instance.id, instance);
    }
    const before = earlier.get(row.id);
    if (before === undefined) continue;
    if (before.recurrence === undefined) {
      // A single event became a series: its own id no longer names an occurrence.
      if (row.data.recurrence !== undefined) found.set(row.id, { ...row, cancelled: true });
      continue;
    }
    // Instances that the series had then and has no longer must be named, or the client keeps them.
    for (const occurrence of occurrences(before, window, calendar.timeZone)) {
      const instance = asInstance({ ...row, data: before }, occurrence);
      if (!living.has(instance.id) && !exceptions.has(instance.id))
        found.set(instance.id, { ...instance, cancelled: true });
    }
  }
  return [...found.values()];
};
