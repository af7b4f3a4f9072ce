import { sayScope } from '../events/scope.ts';
import { sayGuest } from '../people/guests.ts';
import { oneLine } from '../text/one-line.ts';
import { sayRepeats } from '../text/say-repeats.ts';
import { sayRange } from '../text/say-time.ts';
import type { Changes, OneArgs } from './args.ts';
import { isElsewhere } from './changed-times.ts';

/** What stands on the card: everything that is to be different. Who is invited is said with where the address is from. */
export function sayWanted(
  { event, scope, changes }: Pick<OneArgs, 'event' | 'scope' | 'changes'>,
  zone: string,
): string {
  const repeats = sayRepeats(changes.recurrence ?? [], changes.start ?? event.start, zone);
  return `${sayScope(scope)}${listed([
    isElsewhere(event, changes)
      ? `to ${sayRange(changes.start ?? event.start, changes.end ?? event.end, zone)}`
      : '',
    repeats.replace(/^, /, ''),
    changes.title ? `new title '${oneLine(changes.title)}'` : '',
    ...sayDetails(event, changes),
  ])}`;
}

/** What the receipt says behind the event as it is now: its name and time are told already. */
export function sayDone({ event, scope, changes }: OneArgs, zone: string): string {
  const before = new Set(event.attendees.map(({ email }) => email));
  const invited = (changes.attendees ?? []).filter(({ email }) => !before.has(email));
  const repeats = sayRepeats(changes.recurrence ?? [], changes.start ?? event.start, zone);
  return `${repeats}${sayScope(scope)}${listed([
    ...sayDetails(event, changes),
    invited.length > 0 ? `${invited.map(sayGuest).join(', ')} invited` : '',
  ])}`;
}

const sayDetails = (
  event: OneArgs['event'],
  { location, description, videoMeeting, transparency }: Changes,
): string[] => [
  location ? `place: ${oneLine(location)}` : '',
  description ? sayNote(event.description, description) : '',
  videoMeeting ? 'with a video link' : '',
  transparency ? `shown as ${transparency === 'transparent' ? 'free' : 'busy'}` : '',
];

/** Of a note that was there already, what is new. */
function sayNote(before: string | undefined, note: string): string {
  const isMore = before !== undefined && before.trim() !== '' && note.startsWith(before);
  return isMore
    ? `added to its note: '${oneLine(note.slice(before.length).replace(/^<br>/, ''), 200)}'`
    : `note: '${oneLine(note, 200)}'`;
}

function listed(parts: readonly string[]): string {
  const said = parts.filter(Boolean);
  return said.length > 0 ? `: ${said.join(', ')}` : '';
}
