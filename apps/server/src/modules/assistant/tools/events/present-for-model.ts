import type { CalendarEvent } from '../../../calendar/index.ts';
import { sayRange } from '../text/say-time.ts';
import { linksOf } from './links.ts';

/** An event as a model may see it: what other people wrote stands under keys that say so. */
export function presentForModel(event: CalendarEvent, zone: string): Record<string, unknown> {
  const own = event.organizer === undefined || event.organizer.self;
  const { shown, hidden } = linksOf(event);
  const call = shown.find((link) => link.in === 'call');
  const links = shown.filter((link) => link !== call);
  const title = event.title ?? 'Untitled Event';
  return {
    event_id: event.id,
    when: sayRange(event.start, event.end, zone),
    ...(own ? { title } : { untrusted_title: title }),
    ...(event.location ? { [own ? 'location' : 'untrusted_location']: event.location } : {}),
    ...(event.description ? { untrusted_description: event.description.slice(0, 500) } : {}),
    ...(event.attendees.length > 0
      ? {
          untrusted_attendees: event.attendees.map(({ email, displayName, responseStatus, self }) => ({
            email,
            name: displayName ?? null,
            response: responseStatus,
            ...(self ? { is_user: true } : {}),
          })),
        }
      : {}),
    ...(event.ownResponse ? { your_response: event.ownResponse } : {}),
    ...(event.seriesId ? { repeats: true } : {}),
    ...(call ? { video_link: call.url } : {}),
    ...(links.length > 0 ? { links } : {}),
    ...(hidden > 0 ? { links_of_unknown_services: hidden } : {}),
    ...(event.transparency === 'transparent' ? { shown_as: 'free' } : {}),
  };
}
