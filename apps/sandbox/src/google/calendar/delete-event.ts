import { GoogleError } from '../google-error.ts';
import type { EventRow } from './event-data.ts';
import { checkMatch, guestsOf, type WriteOrder, type Writer } from './event-writer.ts';
import { etagOf } from './render-event.ts';

/** Deleting keeps the id for ever, marked cancelled; a second deletion finds it gone. */
export const deleteEvent = async (writer: Writer, order: WriteOrder, id: string): Promise<void> => {
  const row = await writer.load(order.calendar, id);
  checkMatch(order.ifMatch, etagOf(row));
  if (row.cancelled) throw new GoogleError(410, 'deleted', 'Resource has been deleted');
  const isGuest = row.organizerCalendar !== undefined && row.organizerCalendar !== row.calendarId;
  if (isGuest) return leave(writer, order, row);

  const saved = await writer.save({
    ...row,
    cancelled: true,
    data: { ...row.data, sequence: row.data.sequence + 1 },
  });
  if (row.data.recurrence !== undefined) {
    for (const exception of await writer.events.exceptions(row.calendarId, row.id)) {
      if (!exception.cancelled) await writer.save({ ...exception, cancelled: true });
    }
  }
  await writer.mail('cancellation', saved, order.account.email, guestsOf(row.data), order.sendUpdates);
};

/** A guest who deletes their copy declines; everybody else keeps the event. */
const leave = async (writer: Writer, order: WriteOrder, copy: EventRow): Promise<void> => {
  await writer.save({ ...copy, cancelled: true, removedByGuest: true });
  if (copy.data.recurrence !== undefined) {
    for (const exception of await writer.events.exceptions(copy.calendarId, copy.id)) {
      if (!exception.cancelled) await writer.save({ ...exception, cancelled: true, removedByGuest: true });
    }
  }
  const organizerCalendar = await writer.calendars.find(copy.organizerCalendar ?? '');
  if (organizerCalendar === undefined) return;
  const organizer = await writer.load(organizerCalendar, copy.id);
  const attendees = (organizer.data.attendees ?? []).map((attendee) =>
    attendee.email === copy.calendarId ? { ...attendee, responseStatus: 'declined' as const } : attendee,
  );
  const saved = await writer.save({ ...organizer, data: { ...organizer.data, attendees } });
  await writer.mail('response', saved, copy.calendarId, [organizer.data.organizer.email], order.sendUpdates);
};
