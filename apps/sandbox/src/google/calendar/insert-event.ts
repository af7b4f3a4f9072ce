import { GoogleError } from '../google-error.ts';
import {
  applyConference,
  applyPlainFields,
  checkSeriesZone,
  checkTimes,
  type EventBody,
  readAttendees,
  readId,
  readRecurrence,
  readStatus,
} from './event-body.ts';
import type { EventData, EventRow } from './event-data.ts';
import { storeTime } from './event-time.ts';
import { guestsOf, type WriteOrder, type Writer } from './event-writer.ts';

const EVENT_TYPES = ['default', 'focusTime', 'outOfOffice', 'workingLocation', 'birthday'];

/** A new event with its guests' copies. A used id stays used, also after deletion. */
export const insertEvent = async (writer: Writer, order: WriteOrder, body: EventBody): Promise<EventRow> => {
  const { account, calendar } = order;
  const id = readId(body);
  const data = newEventData(writer, order, body, id);
  if ((await writer.events.find(calendar.id, id)) !== undefined) {
    throw new GoogleError(409, 'duplicate', 'The requested identifier already exists.');
  }
  const saved = await writer.save({
    calendarId: calendar.id,
    id,
    organizerCalendar: calendar.id,
    masterId: undefined,
    originalStamp: undefined,
    cancelled: false,
    removedByGuest: false,
    data,
  });
  await writer.mail('invitation', saved, account.email, guestsOf(data), order.sendUpdates);
  return saved;
};

const newEventData = (writer: Writer, order: WriteOrder, body: EventBody, id: string): EventData => {
  const { account, calendar } = order;
  const start = storeTime(body.start, 'start', calendar.timeZone);
  const end = storeTime(body.end, 'end', calendar.timeZone);
  checkTimes(start, end, calendar.timeZone);
  const recurrence = body.recurrence === undefined ? undefined : readRecurrence(body.recurrence);
  checkSeriesZone(body, recurrence);
  const creator = { email: account.email, displayName: account.name };
  const eventType =
    typeof body.eventType === 'string' && EVENT_TYPES.includes(body.eventType) ? body.eventType : 'default';
  const data: EventData = {
    status: readStatus(body.status) ?? 'confirmed',
    created: writer.stamp,
    updated: writer.stamp,
    start,
    end,
    iCalUID: typeof body.iCalUID === 'string' ? body.iCalUID : `${id}@google.com`,
    sequence: typeof body.sequence === 'number' ? body.sequence : 0,
    eventType,
    creator,
    // Events of a secondary calendar are organized by the calendar itself.
    organizer:
      calendar.primaryOf === undefined ? { email: calendar.id, displayName: calendar.summary } : creator,
    reminders: { useDefault: true },
    ...(recurrence !== undefined && { recurrence }),
  };
  if (body.attendees !== undefined) {
    const attendees = readAttendees(body.attendees);
    if (attendees.length > 0) data.attendees = attendees;
  }
  applyPlainFields(data, body, 'merge');
  applyConference(data, body, order.conferenceDataVersion);
  return data;
};
