import { GoogleError, invalid } from '../google-error.ts';
import {
  applyConference,
  applyPlainFields,
  checkSeriesZone,
  checkTimes,
  type EventBody,
  patchedTime,
  readAttendees,
  readRecurrence,
  readStatus,
} from './event-body.ts';
import type { EventData, EventRow } from './event-data.ts';
import { storeTime } from './event-time.ts';
import { checkMatch, guestsOf, type WriteOrder, type Writer } from './event-writer.ts';
import { changeAsGuest } from './guest-change.ts';
import { etagOf } from './render-event.ts';
import { followSeries } from './series-exceptions.ts';

export type ChangeMode = 'patch' | 'update';

/** PATCH merges into what is there, PUT replaces it; an instance's id makes an exception of the series. */
export const changeEvent = async (
  writer: Writer,
  order: WriteOrder,
  id: string,
  body: EventBody,
  mode: ChangeMode,
): Promise<EventRow> => {
  const before = await writer.load(order.calendar, id);
  checkMatch(order.ifMatch, etagOf(before));
  const status = readStatus(body.status);
  // A deleted event comes back only when somebody says that it is to be confirmed again.
  const revives = status !== undefined ? status !== 'cancelled' : mode === 'update';
  if (before.cancelled && !revives) throw new GoogleError(410, 'deleted', 'Resource has been deleted');
  if (typeof body.sequence === 'number' && body.sequence < before.data.sequence) {
    throw invalid(
      'Invalid sequence value. The specified sequence number is below the current sequence number of the resource. Re-fetch the resource and use its sequence number on the following request.',
    );
  }
  const isGuest = before.organizerCalendar !== undefined && before.organizerCalendar !== before.calendarId;
  if (isGuest) return changeAsGuest(writer, order, before, body);

  const data = changedData(order, before.data, body, mode);
  data.status = status ?? (before.cancelled || mode === 'update' ? 'confirmed' : before.data.status);
  const timesChanged = differs(before.data, data, ['start', 'end', 'recurrence']);
  const cancelled = data.status === 'cancelled';
  if (timesChanged || before.cancelled !== cancelled) data.sequence = before.data.sequence + 1;
  if (typeof body.sequence === 'number' && body.sequence > data.sequence) data.sequence = body.sequence;

  const saved = await writer.save({ ...before, cancelled, data });
  if (before.data.recurrence !== undefined || data.recurrence !== undefined) {
    await followSeries(writer, before, saved);
  }
  await mailGuests(writer, order, before.data, saved);
  return saved;
};

const differs = (before: EventData, after: EventData, fields: readonly string[]): boolean =>
  fields.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

const changedData = (order: WriteOrder, before: EventData, body: EventBody, mode: ChangeMode): EventData => {
  const zone = order.calendar.timeZone;
  const data: EventData = structuredClone(before);
  if (mode === 'update') {
    data.start = storeTime(body.start, 'start', zone);
    data.end = storeTime(body.end, 'end', zone);
    delete data.attendees;
    if (data.originalStartTime === undefined) delete data.recurrence;
  } else {
    if (body.start !== undefined) data.start = patchedTime(before.start, body.start, 'start', zone);
    if (body.end !== undefined) data.end = patchedTime(before.end, body.end, 'end', zone);
  }
  checkTimes(data.start, data.end, zone);
  applyRecurrence(data, body, mode);
  applyAttendees(data, before, body);
  applyPlainFields(data, body, mode === 'patch' ? 'merge' : 'replace');
  data.reminders ??= { useDefault: true };
  applyConference(data, body, order.conferenceDataVersion);
  return data;
};

const applyRecurrence = (data: EventData, body: EventBody, mode: ChangeMode): void => {
  if (body.recurrence === undefined) return;
  // An instance cannot become a series of its own.
  if (data.originalStartTime !== undefined) {
    if (body.recurrence !== null) throw invalid('Invalid recurrence rule.');
    return;
  }
  const recurrence = readRecurrence(body.recurrence);
  if (mode === 'update') checkSeriesZone(body, recurrence);
  if (recurrence === undefined) delete data.recurrence;
  else data.recurrence = recurrence;
};

const applyAttendees = (data: EventData, before: EventData, body: EventBody): void => {
  if (body.attendees === undefined) return;
  const given = readAttendees(body.attendees);
  // 'attendeesOmitted' says that the list holds only those who change.
  const kept = body.attendeesOmitted === true ? (before.attendees ?? []) : [];
  const byEmail = new Map([...kept, ...given].map((attendee) => [attendee.email, attendee]));
  if (byEmail.size === 0) delete data.attendees;
  else data.attendees = [...byEmail.values()];
};

const mailGuests = async (
  writer: Writer,
  order: WriteOrder,
  before: EventData,
  saved: EventRow,
): Promise<void> => {
  const { account, sendUpdates } = order;
  const earlier = guestsOf(before);
  const present = guestsOf(saved.data);
  const added = present.filter((email) => !earlier.includes(email));
  const removed = earlier.filter((email) => !present.includes(email));
  const stayed = present.filter((email) => earlier.includes(email));
  await writer.mail('invitation', saved, account.email, added, sendUpdates);
  await writer.mail('update', saved, account.email, stayed, sendUpdates);
  await writer.mail('cancellation', saved, account.email, removed, sendUpdates);
};
