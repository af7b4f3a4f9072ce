import type { Reader } from '../../../platform/time-reader.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, EventFact, PersonFact } from '../values/values.ts';
import { presentEvent } from './present-event.ts';
import { sayRepeats } from './say-repeats.ts';

type Changed = Extract<Change, { did: 'changed' }>;
type Shown = Readonly<Record<string, unknown>>;

/** Of a long note the model needs enough to know which one it was. */
const LONGEST_NOTE = 200;

/** What a change makes different, and nothing else: each thing as it was and as it is then. */
export function presentDifference(change: Changed, reader: Reader): Record<string, unknown> {
  const { note, invited = [], uninvited = [] } = change;
  const [was, is] = [compared(change.before, reader), compared(change.after, reader)];
  const differing = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => was[key] !== is[key],
  );
  const only = (shown: Shown) =>
    Object.fromEntries(differing.filter((key) => key in shown).map((key) => [key, shown[key]]));
  const before = { ...only(was), ...rhythmBefore(change, reader), ...noteBefore(change) };
  const now = {
    ...only(is),
    ...(change.recurrence ? { repeats: presentRhythm(change.recurrence, change.after, reader) } : {}),
    ...(note ? { [note.isAdded ? 'description_added' : 'description']: noteOf(note.text) } : {}),
    ...(change.video ? { video_meeting: 'new' } : {}),
  };
  return {
    ...(Object.keys(before).length > 0 ? { before } : {}),
    ...(Object.keys(now).length > 0 ? { now } : {}),
    ...(invited.length > 0 ? { guests_added: addressesOf(invited) } : {}),
    ...(uninvited.length > 0 ? { guests_removed: addressesOf(uninvited) } : {}),
    ...(change.scope === 'this' ? {} : { scope: change.scope }),
  };
}

/** People by their addresses: what they call themselves is their own text. */
export const addressesOf = (people: readonly PersonFact[]): string[] => people.map(({ email }) => email);

/** 'every Monday until 18 December'; nothing of what happens once. */
export const presentRhythm = (
  recurrence: readonly string[],
  { start }: Pick<EventFact, 'start'>,
  reader: Reader,
): string | false => sayRepeats(recurrence, start, reader).replace(/^, /, '') || false;

/** What can be compared side by side. The change itself covers notes, guests and rhythm. */
function compared(event: EventFact, reader: Reader): Shown {
  const { title, untrusted_title, when, location, untrusted_location } = presentEvent(event, reader);
  const place = location ?? untrusted_location;
  const isOwn = untrusted_title === undefined;
  return {
    when,
    ...(isOwn ? { title } : { untrusted_title }),
    ...(place === undefined ? {} : { [isOwn ? 'location' : 'untrusted_location']: place }),
    shown_as: event.showsAsFree ? 'free' : 'busy',
  };
}

function rhythmBefore({ recurrence, recurrenceBefore, before }: Changed, reader: Reader): Shown {
  if (!recurrence) return {};
  // Cards of an earlier version do not say how often it was.
  if (!recurrenceBefore) return { repeats: before.repeats };
  return { repeats: presentRhythm(recurrenceBefore, before, reader) };
}

const noteBefore = ({ note, before }: Changed): Shown =>
  note && !note.isAdded && before.note ? { untrusted_description: noteOf(before.note) } : {};

const noteOf = (text: string): string => oneLine(text, LONGEST_NOTE);
