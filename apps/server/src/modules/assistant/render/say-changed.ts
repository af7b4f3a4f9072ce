import type { Moment } from '@catch/scheduling';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change } from '../values/values.ts';
import { sayInvited, sayPerson, sayScope, saySlot } from './say-event.ts';
import { sayRepeats } from './say-repeats.ts';

type Changed = Extract<Change, { did: 'changed' }>;

/** What stands on the card: everything that is to be different. */
export function sayWanted(change: Changed, zone: string): string {
  const { before, after, scope, recurrence = [], invited = [], uninvited = [] } = change;
  const isElsewhere = !isSame(before.start, after.start) || !isSame(before.end, after.end);
  return [
    sayScope(scope),
    listed([
      isElsewhere ? `to ${saySlot(after, zone)}` : '',
      sayRepeats(recurrence, after.start, zone).replace(/^, /, ''),
      after.title && after.title !== before.title ? `new title '${oneLine(after.title)}'` : '',
      ...sayDetails(change),
    ]),
    invited.length > 0 ? `, inviting ${invited.map(sayInvited).join(', ')}` : '',
    uninvited.length > 0 ? `, removing ${uninvited.map(({ email }) => email).join(', ')}` : '',
  ].join('');
}

/** What the receipt says behind the event as it is now: its name and time are told already. */
export function sayChanged(change: Changed, zone: string): string {
  const { after, scope, recurrence = [], invited = [], uninvited = [] } = change;
  return `${sayRepeats(recurrence, after.start, zone)}${sayScope(scope)}${listed([
    ...sayDetails(change),
    invited.length > 0 ? `${invited.map(sayPerson).join(', ')} invited` : '',
    uninvited.length > 0 ? `${uninvited.map(sayPerson).join(', ')} uninvited` : '',
  ])}`;
}

const sayDetails = ({ before, after, note, video }: Changed): string[] => [
  after.place && after.place !== before.place ? `place: ${oneLine(after.place)}` : '',
  note ? `${note.isAdded ? 'added to its note' : 'note'}: '${oneLine(note.text, 200)}'` : '',
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
