import { type EventRow, PLAIN_FIELDS } from './event-data.ts';
import type { Writer } from './event-writer.ts';
import { occurrenceAt } from './instances.ts';

const FOLLOWED: readonly string[] = [...PLAIN_FIELDS, 'attendees', 'conferenceData', 'hangoutLink'];

/**
 * After a series changed: its exceptions take over what they had not changed themselves, and those whose
 * occurrence no longer exists go away.
 */
export const followSeries = async (writer: Writer, before: EventRow, after: EventRow): Promise<void> => {
  const zone = (await writer.calendars.find(after.calendarId))?.timeZone ?? 'UTC';
  const timesChanged = (['start', 'end', 'recurrence'] as const).some(
    (field) => JSON.stringify(before.data[field]) !== JSON.stringify(after.data[field]),
  );
  if (timesChanged) await writer.events.rememberSeries(before, after.change);
  for (const exception of await writer.events.exceptions(after.calendarId, after.id)) {
    const lives =
      after.data.recurrence !== undefined &&
      occurrenceAt(after.data, exception.originalStamp ?? '', zone) !== undefined;
    if (!lives) {
      if (!exception.cancelled) await writer.save({ ...exception, cancelled: true });
      continue;
    }
    if (exception.cancelled) continue;
    const data = structuredClone(exception.data);
    for (const field of FOLLOWED) {
      const own = JSON.stringify(exception.data[field]) !== JSON.stringify(before.data[field]);
      if (own) continue;
      if (after.data[field] === undefined) delete data[field];
      else data[field] = after.data[field];
    }
    if (JSON.stringify(data) !== JSON.stringify(exception.data)) await writer.save({ ...exception, data });
  }
};
