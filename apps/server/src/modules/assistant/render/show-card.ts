import type { CardChange } from '@catch/contract/assistant';
import { dayAt, type Moment } from '@catch/scheduling';
import { sayDay, sayHours } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, EventFact, PersonFact } from '../values/values.ts';
import { sayAddressed, sayCalendar, sayInvited, sayScope, saySlot, sayTitle } from './say-event.ts';
import { sayRepeats } from './say-repeats.ts';

type Field = CardChange['fields'][number];
type Name = Field['name'];

/** As much of a note as can be checked at a glance. */
const LONGEST_NOTE = 200;

/** What would be done, field by field; nothing where a sentence says it better, as of reminders and preferences. */
export function showChanges(changes: readonly Change[], reader: Reader): CardChange[] {
  const shown = changes.map((change) => showChange(change, reader));
  return shown.every((change) => change !== undefined) ? shown : [];
}

function showChange(change: Change, reader: Reader): CardChange | undefined {
  switch (change.did) {
    case 'created': {
      const { after, recurrence, video } = change;
      return shown('create', after, [
        ...whatAndWhen(after, reader),
        ...repeats(recurrence, after, reader),
        ...field(
          'guests',
          after.guests.map((guest) => sayInvited(guest, reader)),
        ),
        ...whereAndMore(after, reader),
        ...(video ? field('video', [say(reader, 'detail.video')]) : []),
      ]);
    }
    case 'changed': {
      const { before, after, scope, recurrence = [], video, note } = change;
      return shown('change', after, [
        ...compared(before, after, reader),
        ...repeats(recurrence, after, reader),
        ...guestsOf(change, reader),
        ...comparedField('place', [placeOf(before)], [placeOf(after)]),
        ...(video ? field('video', [say(reader, 'detail.video')]) : []),
        ...(note ? field('note', [oneLine(note.text, LONGEST_NOTE)]) : []),
        ...field('scope', [sayScope(scope, reader).trim()]),
      ]);
    }
    case 'moved':
      return shown('change', change.after, compared(change.before, change.after, reader));
    case 'cancelled': {
      const { before, scope } = change;
      return shown('delete', before, [
        ...whatAndWhen(before, reader),
        ...field(
          'guests',
          before.guests.map((guest) => sayGuest(guest, reader)),
        ),
        ...whereAndMore(before, reader),
        ...field('scope', [sayScope(scope, reader).trim()]),
      ]);
    }
    default:
      return undefined;
  }
}

const shown = (did: CardChange['did'], event: EventFact, fields: Field[]): CardChange => ({
  did,
  event_id: did === 'create' ? null : event.id,
  title: event.title ?? null,
  start: written(event.start),
  end: written(event.end),
  fields,
});

const written = (moment: Moment): string =>
  moment.kind === 'date' ? moment.date : new Date(moment.at).toISOString();

const field = (name: Name, value: readonly string[], before?: readonly string[]): Field[] => {
  const said = value.filter(Boolean);
  const was = before?.filter(Boolean);
  if (said.length === 0 && !was?.length) return [];
  return [{ name, value: said, ...(was ? { before: was } : {}) }];
};

/** The old value only where it is another one. */
const comparedField = (name: Name, before: readonly string[], after: readonly string[]): Field[] =>
  before.join('\n') === after.join('\n') ? field(name, after) : field(name, after, before);

function whatAndWhen(event: EventFact, reader: Reader): Field[] {
  const { day, time } = whenOf(event, reader);
  return [...field('title', [sayTitle(event, reader)]), ...field('day', [day]), ...field('time', [time])];
}

function compared(before: EventFact, after: EventFact, reader: Reader): Field[] {
  const [was, is] = [whenOf(before, reader), whenOf(after, reader)];
  return [
    ...comparedField('title', [sayTitle(before, reader)], [sayTitle(after, reader)]),
    ...comparedField('day', [was.day], [is.day]),
    ...comparedField('time', [was.time], [is.time]),
  ];
}

/** Day and clock apart; what lasts whole days, or longer than one, is said in one. */
function whenOf(
  { start, end }: Pick<EventFact, 'start' | 'end'>,
  reader: Reader,
): { day: string; time: string } {
  if (start.kind === 'timed' && end.kind === 'timed' && end.at > start.at) {
    const day = dayAt(start.at, reader.zone);
    if (day === dayAt(end.at - 1, reader.zone))
      return {
        day: sayDay(day, reader),
        time: `${sayHours({ start: start.at, end: end.at }, reader)} (${reader.zone})`,
      };
  }
  return { day: saySlot({ start, end }, reader), time: '' };
}

const placeOf = ({ place }: EventFact): string => (place ? oneLine(place) : '');

const whereAndMore = (event: EventFact, reader: Reader): Field[] => [
  ...field('place', [placeOf(event)]),
  ...(event.calendar ? field('calendar', [sayCalendar(event.calendar, reader)]) : []),
  ...(event.note ? field('note', [oneLine(event.note, LONGEST_NOTE)]) : []),
];

const repeats = (recurrence: readonly string[], { start }: EventFact, reader: Reader): Field[] =>
  field('repeats', [sayRepeats(recurrence, start, reader).replace(/^, /, '')]);

/** Who is a guest already is no stranger whose address somebody else wrote: it is the calendar's. */
const sayGuest = (guest: PersonFact, reader: Reader): string =>
  sayAddressed({ ...guest, origin: guest.origin ?? 'calendar' }, reader);

/** Those who stay by name and address; those whom it newly reaches with where the address is from. */
function guestsOf(
  { before, after, invited = [], uninvited = [] }: Extract<Change, { did: 'changed' }>,
  reader: Reader,
): Field[] {
  const isOf = (people: readonly PersonFact[]) => (guest: PersonFact) =>
    people.some(({ email }) => email === guest.email);
  const said = (guests: readonly PersonFact[]) => guests.map((guest) => sayGuest(guest, reader));
  const staying = before.guests.filter((guest) => !isOf(uninvited)(guest) && !isOf(invited)(guest));
  if (invited.length === 0 && uninvited.length === 0) return field('guests', said(after.guests));
  const value = [...said(staying), ...invited.map((guest) => sayInvited(guest, reader))];
  return field('guests', value, said(before.guests));
}
