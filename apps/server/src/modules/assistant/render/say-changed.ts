import { dayAt, type Moment } from '@catch/scheduling';
import { type Reader, sayHours } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, EventFact, Slot } from '../values/values.ts';
import {
  sayAddressed,
  sayEvent,
  sayInvited,
  sayPerson,
  sayScope,
  saySlot,
  sayTitle,
  sayWhere,
} from './say-event.ts';
import { sayRepeats } from './say-repeats.ts';

type Changed = Extract<Change, { did: 'changed' }>;

/** What is asked for: where it goes, and everything else that is to be different. */
export function sayWanted(change: Changed, reader: Reader): string {
  const { before, after, scope, recurrence = [], invited = [], uninvited = [] } = change;
  const details = [
    sayRepeats(recurrence, after.start, reader).replace(/^, /, ''),
    after.title && after.title !== before.title ? `new title '${oneLine(after.title)}'` : '',
    ...sayDetails(change),
  ].filter(Boolean);
  const what = isMoved(change)
    ? `Move ${sayMove(before, after, reader)}${sayScope(scope)}${details.length > 0 ? `, ${details.join(', ')}` : ''}`
    : `Change ${sayEvent(before, reader)}${sayScope(scope)}${listed(details)}`;
  const guests = invited.map(reader.inFull ? sayInvited : sayAddressed).join(', ');
  const gone = uninvited.map(({ email }) => email).join(', ');
  if (!reader.inFull && !isMoved(change) && details.length === 0 && scope === 'this') {
    if (guests && !gone) return `Invite ${guests} to ${sayEvent(before, reader)}`;
    if (gone && !guests) return `Take ${gone} off ${sayEvent(before, reader)}`;
  }
  return `${what}${guests ? `, inviting ${guests}` : ''}${gone ? `, removing ${gone}` : ''}`;
}

/** 'Yoga (Thu 19 Nov, 10:00–11:00) to 12:00–13:00': a day that stays is not said again, except in full. */
export function sayMove(before: EventFact, after: Slot, reader: Reader): string {
  const stays = !reader.inFull && isOnDayOf(before, after, reader.zone);
  const [start, end] = [after.start, after.end];
  const to =
    stays && start.kind === 'timed' && end.kind === 'timed'
      ? sayHours({ start: start.at, end: end.at }, reader)
      : saySlot(after, reader);
  return reader.inFull
    ? `${sayEvent(before, reader)} to ${to}`
    : `${sayTitle(before)} (${saySlot(before, reader)})${sayWhere(before)} to ${to}`;
}

function isOnDayOf(one: Slot, other: Slot, zone: string): boolean {
  const times = [one.start, one.end, other.start, other.end];
  const [first, ...rest] = times.map((time, index) =>
    // What ends at midnight is still of that day.
    time.kind === 'timed' ? dayAt(time.at - (index % 2), zone) : undefined,
  );
  return first !== undefined && rest.every((day) => day === first);
}

/** What the receipt says behind the event as it is now: its name and time are told already. */
export function sayChanged(change: Changed, reader: Reader): string {
  const { after, scope, recurrence = [], invited = [], uninvited = [] } = change;
  return `${sayRepeats(recurrence, after.start, reader)}${sayScope(scope)}${listed([
    ...sayDetails(change),
    invited.length > 0 ? `${invited.map(sayPerson).join(', ')} invited` : '',
    uninvited.length > 0 ? `${uninvited.map(sayPerson).join(', ')} uninvited` : '',
  ])}`;
}

export const isMoved = ({ before, after }: Changed): boolean =>
  !isSame(before.start, after.start) || !isSame(before.end, after.end);

const sayDetails = ({ before, after, note, video }: Changed): string[] => [
  after.place && after.place !== before.place ? `place: ${oneLine(after.place)}` : '',
  note ? `${note.isAdded ? 'added to the note' : 'note'}: '${oneLine(note.text, 200)}'` : '',
  video ? 'with a video link' : '',
  after.showsAsFree !== before.showsAsFree ? `shown as ${after.showsAsFree ? 'free' : 'busy'}` : '',
];

const listed = (parts: readonly string[]): string => {
  const said = parts.filter(Boolean);
  return said.length > 0 ? `: ${said.join(', ')}` : '';
};

function isSame(one: Moment, other: Moment): boolean {
  if (one.kind === 'date') return other.kind === 'date' && one.date === other.date;
  return other.kind === 'timed' && one.at === other.at;
}
