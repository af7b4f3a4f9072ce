import { sayRange } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import type { EventFact, PersonFact } from '../values/values.ts';

/** An event as a model may see it: what other people wrote stands under keys that say so. */
export function presentEvent(event: EventFact, reader: Reader): Record<string, unknown> {
  // In another calendar anybody who may write there may have written it.
  const own = event.organiser === undefined && event.calendar === undefined;
  const title = event.isBusyOnly ? 'Busy' : (event.title ?? 'Untitled Event');
  const attendees = attendeesOf(event);
  return {
    event_id: event.id,
    when: sayRange(event.start, event.end, reader),
    ...(own ? { title } : { untrusted_title: title }),
    ...(event.place ? { [own ? 'location' : 'untrusted_location']: event.place } : {}),
    ...(event.note ? { untrusted_description: event.note } : {}),
    ...(attendees.length > 0 ? { untrusted_attendees: attendees } : {}),
    ...(event.organiser?.email ? { untrusted_organiser: organiserOf(event.organiser) } : {}),
    ...(event.ownResponse ? { your_response: event.ownResponse } : {}),
    ...(event.seriesId ? { repeats: true } : {}),
    ...(event.videoLink ? { video_link: event.videoLink } : {}),
    ...(event.links ? { links: event.links } : {}),
    ...(event.hiddenLinks ? { links_of_unknown_services: event.hiddenLinks } : {}),
    ...(event.showsAsFree ? { shown_as: 'free' } : {}),
    ...(event.calendar ? { untrusted_calendar: event.calendar.name ?? event.calendar.id } : {}),
  };
}

/** Only which one it is. */
export function presentSummary(event: EventFact, reader: Reader): Record<string, unknown> {
  const { event_id, when, title, untrusted_title } = presentEvent(event, reader);
  return { event_id, when, ...(title === undefined ? { untrusted_title } : { title }) };
}

/** In the calendar's own order, the person where the calendar has them. */
function attendeesOf({ guests, ownLine }: EventFact): Record<string, unknown>[] {
  const listed = guests.map(presentPerson);
  if (!ownLine) return listed;
  return listed.toSpliced(ownLine.position, 0, { ...presentPerson(ownLine), is_user: true });
}

/** Who holds it, where that is somebody else: 'who invited me?' */
const organiserOf = ({ email, name }: PersonFact): Record<string, unknown> => ({ email, name: name ?? null });

const presentPerson = ({ email, name, response }: PersonFact): Record<string, unknown> => ({
  email,
  name: name ?? null,
  response,
});
