import type { Moment } from '@catch/scheduling';
import { dayWithin, sayRangeAfter } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { type Key, say } from '../../../platform/words.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, EventFact, Slot } from '../values/values.ts';
import { sayAddressed, sayEvent, sayInvited, sayPerson, sayScope, sayTitle, sayWhere } from './say-event.ts';
import { sayRepeats } from './say-repeats.ts';

type Changed = Extract<Change, { did: 'changed' }>;

/** What is asked for: where it goes, and everything else that is to be different. */
export function sayWanted(change: Changed, reader: Reader): string {
  const { before, after, scope, recurrence = [], invited = [], uninvited = [] } = change;
  const details = [
    sayRepeats(recurrence, after.start, reader).replace(/^, /, ''),
    after.title && after.title !== before.title
      ? say(reader, 'detail.title', { title: oneLine(after.title) })
      : '',
    ...sayDetails(change, reader),
  ].filter(Boolean);
  const how = timeOf(change);
  const what = how
    ? say(reader, ORDERS[how], {
        what: [`${sayMove(before, after, reader)}${sayScope(scope, reader)}`, ...details].join(', '),
      })
    : say(reader, 'order.change', {
        what: `${sayEvent(before, reader)}${sayScope(scope, reader)}${listed(details)}`,
      });
  const address = reader.inFull ? sayInvited : sayAddressed;
  const guests = invited.map((guest) => address(guest, reader)).join(', ');
  const gone = uninvited.map(({ email }) => email).join(', ');
  if (!reader.inFull && !how && details.length === 0 && scope === 'this') {
    const event = sayEvent(before, reader);
    if (guests && !gone) return say(reader, 'order.inviteTo', { people: guests, event });
    if (gone && !guests) return say(reader, 'order.takeOff', { people: gone, event });
  }
  return [
    what,
    guests ? say(reader, 'order.inviting', { people: guests }) : '',
    gone ? say(reader, 'order.removing', { people: gone }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** 'Yoga (Thu 19 Nov, 10:00–11:00) to 12:00–13:00': a day that stays is not said again, except in full. */
function sayMove(before: EventFact, after: Slot, reader: Reader, said?: number): string {
  const day = dayWithin(before.start, before.end, reader.zone);
  const event = reader.inFull
    ? sayEvent(before, reader)
    : `${sayTitle(before, reader)} (${sayRangeAfter(said, before.start, before.end, reader)})${sayWhere(before, reader)}`;
  return say(reader, 'order.to', { event, when: sayRangeAfter(day, after.start, after.end, reader) });
}

/** Several at once, each day once: 'Yoga (tomorrow 10:00–11:00) to 12:00–13:00; Lunch (13:00–14:00) to 14:00–15:00'. */
export function sayMoves(
  moves: readonly { readonly before: EventFact; readonly after: Slot }[],
  reader: Reader,
): string {
  const dayOf = ({ start, end }: Slot) => dayWithin(start, end, reader.zone);
  return moves
    .map(({ before, after }, index) => {
      const last = moves[index - 1];
      // After 'to Fri 20 Nov' bare hours would be Friday's.
      const said = last && dayOf(last.before) === dayOf(last.after) ? dayOf(last.before) : undefined;
      return sayMove(before, after, reader, said);
    })
    .join('; ');
}

/** What the receipt says after the event as it is now: its name and time have been given already. */
export function sayChanged(change: Changed, reader: Reader): string {
  const { after, scope, recurrence = [], invited = [], uninvited = [] } = change;
  return `${sayRepeats(recurrence, after.start, reader)}${sayScope(scope, reader)}${listed([
    ...sayDetails(change, reader),
    invited.length > 0 ? say(reader, 'detail.invited', { people: invited.map(sayPerson).join(', ') }) : '',
    uninvited.length > 0
      ? say(reader, 'detail.uninvited', { people: uninvited.map(sayPerson).join(', ') })
      : '',
  ])}`;
}

/** What is different about when it is: what only ends otherwise is where it was, and was not moved. */
function timeOf({ before, after }: Changed): 'moved' | 'longer' | 'shorter' | undefined {
  if (!isSame(before.start, after.start)) return 'moved';
  if (isSame(before.end, after.end)) return undefined;
  const [was, is] = [before.end, after.end];
  if (was.kind === 'date' && is.kind === 'date') return was.date < is.date ? 'longer' : 'shorter';
  return was.kind === 'timed' && is.kind === 'timed' ? (was.at < is.at ? 'longer' : 'shorter') : 'moved';
}

const ORDERS = { moved: 'order.move', longer: 'order.lengthen', shorter: 'order.shorten' } as const;
const RECEIPTS = { moved: 'receipt.moved', longer: 'receipt.longer', shorter: 'receipt.shorter' } as const;

/** What the receipt of a change begins with. */
export function receiptOf(change: Changed): Key {
  const how = timeOf(change);
  return how ? RECEIPTS[how] : 'receipt.changed';
}

const sayDetails = ({ before, after, note, video }: Changed, reader: Reader): string[] => [
  after.place && after.place !== before.place
    ? say(reader, 'detail.place', { place: oneLine(after.place) })
    : '',
  note
    ? say(reader, note.isAdded ? 'detail.noteAdded' : 'detail.note', { note: oneLine(note.text, 200) })
    : '',
  video ? say(reader, 'detail.video') : '',
  after.showsAsFree !== before.showsAsFree
    ? say(reader, after.showsAsFree ? 'detail.free' : 'detail.busy')
    : '',
];

const listed = (parts: readonly string[]): string => {
  const said = parts.filter(Boolean);
  return said.length > 0 ? `: ${said.join(', ')}` : '';
};

function isSame(one: Moment, other: Moment): boolean {
  if (one.kind === 'date') return other.kind === 'date' && one.date === other.date;
  return other.kind === 'timed' && one.at === other.at;
}
