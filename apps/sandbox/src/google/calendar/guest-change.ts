import { GoogleError } from '../google-error.ts';
import { applyPlainFields, type EventBody, readAttendees } from './event-body.ts';
import { type Attendee, type EventRow, PLAIN_FIELDS, PRIVATE_FIELDS } from './event-data.ts';
import { instantOfTime, storeTime } from './event-time.ts';
import type { WriteOrder, Writer } from './event-writer.ts';

const ALWAYS_OWN = [...PRIVATE_FIELDS, 'extendedProperties'];

/**
 * A guest changes their own copy. Their answer goes to the organizer and from there to everybody's copy;
 * colour, reminders and the like stay theirs; the shared properties are the organizer's.
 */
export const changeAsGuest = async (
  writer: Writer,
  order: WriteOrder,
  copy: EventRow,
  body: EventBody,
): Promise<EventRow> => {
  const guest = copy.calendarId;
  if (changesShared(copy, body, order.calendar.timeZone) && copy.data.guestsCanModify !== true)
    throw forbidden();

  const own = { ...copy, cancelled: false, removedByGuest: false, data: structuredClone(copy.data) };
  const privateBody = Object.fromEntries(Object.entries(body).filter(([name]) => ALWAYS_OWN.includes(name)));
  applyPlainFields(own.data, privateBody, 'merge');
  await writer.save(own);

  const organizerCalendar = await writer.calendars.find(copy.organizerCalendar ?? '');
  if (organizerCalendar === undefined) throw forbidden();
  const organizer = await writer.load(organizerCalendar, copy.id);
  const data = structuredClone(organizer.data);
  if (copy.data.guestsCanModify === true) applyShared(data, body, organizerCalendar.timeZone);
  if (body.attendees !== undefined) {
    data.attendees = withAnswer(data.attendees ?? [], readAttendees(body.attendees), guest, copy);
  }
  const saved = await writer.save({ ...organizer, data });
  await writer.mail('response', saved, guest, [organizer.data.organizer.email], order.sendUpdates);
  return writer.load(order.calendar, copy.id);
};

const forbidden = (): GoogleError =>
  new GoogleError(
    403,
    'forbiddenForNonOrganizer',
    'Shared properties can only be changed by the organizer of the event.',
    { domain: 'calendar' },
  );

/** Sending back what is already there is no change: clients often send the whole event. */
const changesShared = (copy: EventRow, body: EventBody, zone: string): boolean => {
  for (const which of ['start', 'end'] as const) {
    if (body[which] === undefined) continue;
    const wanted = storeTime(body[which], which, zone);
    if (instantOfTime(wanted, zone) !== instantOfTime(copy.data[which], zone)) return true;
  }
  const shared = [...PLAIN_FIELDS, 'recurrence'].filter((field) => !ALWAYS_OWN.includes(field));
  return shared.some(
    (field) =>
      body[field] !== undefined && JSON.stringify(body[field]) !== JSON.stringify(copy.data[field] ?? null),
  );
};

const applyShared = (data: EventRow['data'], body: EventBody, zone: string): void => {
  const shared = Object.fromEntries(Object.entries(body).filter(([name]) => !ALWAYS_OWN.includes(name)));
  applyPlainFields(data, shared, 'merge');
  if (body.start !== undefined) data.start = storeTime(body.start, 'start', zone);
  if (body.end !== undefined) data.end = storeTime(body.end, 'end', zone);
};

/** A guest speaks for themselves, and may bring others when the event allows it; nobody is thrown out. */
const withAnswer = (
  current: readonly Attendee[],
  given: readonly Attendee[],
  guest: string,
  copy: EventRow,
): Attendee[] => {
  const result = new Map(current.map((attendee) => [attendee.email, attendee]));
  for (const attendee of given) {
    const before = result.get(attendee.email);
    if (attendee.email === guest) result.set(guest, { ...before, ...attendee });
    else if (before === undefined && copy.data.guestsCanInviteOthers !== false)
      result.set(attendee.email, attendee);
  }
  return [...result.values()];
};
