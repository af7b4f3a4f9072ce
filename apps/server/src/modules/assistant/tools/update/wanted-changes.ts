import type { CalendarEvent } from '../../../calendar/index.ts';
import { placeLink, withLine } from '../events/links.ts';
import type { ToolInput } from '../inputs.ts';
import type { Changes } from './args.ts';
import { isRescheduled } from './changed-times.ts';

/** What was said to be different apart from the time, the rhythm and the guests. */
export function saidChanges(event: CalendarEvent, input: ToolInput<'update_event'>): Changes {
  const description = saidNote(event, input);
  return {
    ...(input.new_title ? { title: input.new_title } : {}),
    ...(input.new_location ? { location: input.new_location } : {}),
    ...(description ? { description } : {}),
    ...(input.link
      ? placeLink(input.link, {
          location: input.new_location ?? event.location,
          description: description ?? event.description,
        })
      : {}),
    ...(input.video_link ? { videoMeeting: true } : {}),
    ...(input.show_as ? { transparency: input.show_as === 'free' ? 'transparent' : 'opaque' } : {}),
  };
}

/** What takes the place of the note, and what is added to it. */
const saidNote = (
  { description }: CalendarEvent,
  { new_description, add_to_description }: ToolInput<'update_event'>,
): string | undefined =>
  add_to_description ? withLine(new_description || description, add_to_description) : new_description;

/** Only what would be different: a change that changes nothing is never reported as one. */
export function differing(event: CalendarEvent, changes: Changes): Changes {
  const { start, end, attendees, ...rest } = changes;
  const sameTime = !isRescheduled(event, changes);
  const present = new Set(event.attendees.map(({ email }) => email.toLowerCase()));
  const samePeople =
    attendees?.length === present.size && attendees.every(({ email }) => present.has(email.toLowerCase()));
  const same: Partial<Record<keyof typeof rest, boolean>> = {
    title: rest.title === event.title,
    location: rest.location === event.location,
    description: rest.description === event.description,
    transparency: rest.transparency === event.transparency,
    videoMeeting: rest.videoMeeting === true && event.meetingLink !== undefined,
  };
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([key]) => !same[key as keyof typeof rest])),
    // A rule is written with its first meeting: the time zone of the one is that of the other.
    ...(sameTime && !rest.recurrence ? {} : { ...(start ? { start } : {}), ...(end ? { end } : {}) }),
    ...(attendees && !samePeople ? { attendees } : {}),
  };
}

/** Something was asked for, even if it is like that already. */
export const isChangeAsked = ({
  event: _event,
  event_id: _id,
  event_when: _when,
  scope: _scope,
  ...asked
}: ToolInput<'update_event'>) =>
  Object.values(asked).some((value) => value !== undefined && !(Array.isArray(value) && value.length === 0));

/** What a guest can change in an event of somebody else: who else comes, and whether it blocks their own time. */
const GUESTS_OWN: ReadonlySet<string> = new Set(['attendees', 'transparency'] satisfies (keyof Changes)[]);

/** Calendars refuse these to guests, so there is no point in asking for approval. */
export const isForOrganiser = (event: CalendarEvent, changes: Changes): boolean =>
  isOthers(event) && Object.keys(changes).some((key) => !GUESTS_OWN.has(key));

/** Held by somebody else, who does not let guests change it. Without guests it is one's own copy. */
export const isOthers = ({ organizer, attendees, guestsCanModify }: CalendarEvent): boolean =>
  organizer !== undefined && !organizer.self && attendees.length > 0 && guestsCanModify !== true;
