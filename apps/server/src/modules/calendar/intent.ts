import { createHash } from 'node:crypto';
import type { Moment } from '@catch/scheduling';
import type { CalendarEvent, EventChanges, EventDraft, Invitee } from './calendar-event.ts';
import { base32hex } from './creation-key.ts';

/** A digest of everything that was asked for. Stamped on the event, it outlives later changes to the event. */
export function intentOf(draft: EventDraft): string {
  const { intent: _intent, key: id, ...asked } = draft;
  // Under the name that the key had when the first stamps were made: they have to stay recognisable.
  return base32hex(
    createHash('sha256')
      .update(stableText({ ...asked, id }))
      .digest(),
  ).slice(0, 32);
}

function stableText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stableText).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${stableText(field)}`).join(',')}}`;
}

/**
 * Whether this event is what the draft asked for. The stamp decides; where a service keeps no stamps, the fields do,
 * so an event that somebody moved in the meantime is not recognised, and the caller is told.
 */
export function isSameIntent(draft: EventDraft, event: CalendarEvent): boolean {
  if (event.intent !== undefined) return event.intent === intentOf(draft);
  return reflects(event, {
    title: draft.title,
    start: draft.start,
    end: draft.end,
    description: draft.description ?? null,
    location: draft.location ?? null,
    attendees: draft.attendees ?? [],
    ...(draft.recurrence ? { recurrence: draft.recurrence } : {}),
  });
}

/** Whether the event already shows these changes: what a write whose answer was lost is recognised by. */
export function reflects(event: CalendarEvent, changes: EventChanges): boolean {
  return (
    (changes.title === undefined || sameText(event.title, changes.title)) &&
    (changes.start === undefined || sameMoment(event.start, changes.start)) &&
    (changes.end === undefined || sameMoment(event.end, changes.end)) &&
    (changes.description === undefined || sameText(event.description, changes.description)) &&
    (changes.location === undefined || sameText(event.location, changes.location)) &&
    (changes.transparency === undefined || event.transparency === changes.transparency) &&
    (changes.attendees === undefined || hasAttendees(event, changes.attendees)) &&
    (changes.recurrence === undefined || sameLines(event.recurrence, changes.recurrence)) &&
    (changes.videoMeeting === undefined || event.meetingLink !== undefined)
  );
}

const sameMoment = (one: Moment, other: Moment): boolean =>
  one.kind === 'date'
    ? other.kind === 'date' && one.date === other.date
    : // Services keep whole seconds.
      other.kind === 'timed' && Math.floor(one.at / 1000) === Math.floor(other.at / 1000);

const sameText = (one: string | undefined, other: string | null | undefined): boolean =>
  (one ?? '').trim() === (other ?? '').trim();

/** Services add the organizer to the list, so more attendees than asked for are no difference. */
function hasAttendees(event: CalendarEvent, wanted: readonly Invitee[]): boolean {
  const present = new Map(event.attendees.map((one) => [one.email.toLowerCase(), one]));
  const named = new Set(wanted.map((one) => one.email.toLowerCase()));
  return (
    wanted.every((one) => {
      const found = present.get(one.email.toLowerCase());
      return found && (one.responseStatus === undefined || one.responseStatus === found.responseStatus);
    }) && event.attendees.every((one) => one.organizer || one.self || named.has(one.email.toLowerCase()))
  );
}

const sameLines = (one: readonly string[], other: readonly string[]): boolean =>
  stableText([...one].map(normalLine).sort()) === stableText([...other].map(normalLine).sort());

/** The parts of a rule may come back in another order. */
function normalLine(line: string): string {
  const [name = '', ...rest] = line.trim().toUpperCase().split(':');
  return `${name}:${rest.join(':').split(';').sort().join(';')}`;
}
