import { connectable } from '@catch/contract/channel-labels';
import { sayRange, sayTimeOfDay } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { and, or, type Spoken, say } from '../../../platform/words.ts';
import { sayChoice } from '../../preferences/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, QuietStretch, Receipt, Undone } from '../values/values.ts';
import { receiptOf, sayChanged, sayMoves } from './say-changed.ts';
import { sayEvent, sayEvents, sayPerson, sayScope, sayWhere } from './say-event.ts';
import { sayLeft, sayNotPutBack } from './say-left.ts';
import { sayReach } from './say-notification.ts';
import { saySchedule } from './say-reminder.ts';
import { sayRepeats } from './say-repeats.ts';

type Did<D extends Change['did']> = Extract<Change, { did: D }>;

/** Of one kind each, in the order in which they were done. */
export const all = <D extends Change['did']>(changes: readonly Change[], did: D): Did<D>[] =>
  changes.filter((change): change is Did<D> => change.did === did);

/** The true sentence about what was done: several changes of one call are of one kind. */
export function sayReceipt({ changes, left }: Receipt, reader: Reader): string {
  const [first] = changes;
  switch (first?.did) {
    case 'created':
      return sayCreated(first, reader);
    case 'changed':
      return say(reader, receiptOf(first), {
        what: `${sayEvent(first.after, reader)}${sayChanged(first, reader)}`,
      });
    case 'moved': {
      const moved = all(changes, 'moved').map(({ after }) => after);
      return `${say(reader, 'receipt.moved', { what: sayEvents(moved, reader) })}${sayLeft('move', left, reader)}`;
    }
    case 'cancelled': {
      const gone = all(changes, 'cancelled').map(({ before }) => before);
      const what = `${sayEvents(gone, reader)}${sayScope(first.scope, reader)}`;
      return `${say(reader, 'receipt.cancelled', { what })}${sayLeft('cancel', left, reader)}`;
    }
    case 'responded':
      return say(reader, 'receipt.answered', {
        answer: first.response ?? 'needsAction',
        what: `${sayEvent(first.event, reader)}${sayScope(first.scope, reader)}`,
      });
    case 'reminder-set': {
      const { reminder } = first;
      const when = saySchedule(reminder, reader);
      // 'An hour before Yoga: Yoga' says it twice.
      const isNamed = isSaid(reminder.text, reminder.before?.event);
      const said = isNamed
        ? say(reader, 'receipt.remindOfEvent', { when })
        : say(reader, 'receipt.remind', { when, text: asSentence(reminder.text) });
      // Said when it is asked for, not found out when it does not come.
      return first.isUnreachable
        ? `${said} ${say(reader, 'receipt.unreachable', { channels: or(connectable, reader) })}`
        : said;
    }
    case 'reminder-changed': {
      const texts = all(changes, 'reminder-changed').map(({ after }) => after.text);
      return say(reader, first.after.isAgain ? 'receipt.remindAgain' : 'receipt.remind', {
        when: saySchedule(first.after, reader),
        text: asSentence(texts.join('; ')),
      });
    }
    case 'reminder-ended': {
      const texts = all(changes, 'reminder-ended').map(({ reminder }) => reminder.text);
      return say(reader, first.how === 'done' ? 'receipt.reminderDone' : 'receipt.reminderCancelled', {
        text: asSentence(texts.join('; ')),
      });
    }
    case 'remembered':
      return [
        say(reader, 'receipt.remembered', { text: asSentence(first.preference.text) }),
        sayReplaced(first, reader),
        // Said at once, not found out when it was not kept to.
        first.preference.isNote ? say(reader, 'receipt.onlyNote') : '',
      ]
        .filter(Boolean)
        .join(' ');
    case 'forgotten':
      return say(reader, 'receipt.forgotten', {
        text: asSentence(first.preferences.map(({ text }) => text).join('; ')),
      });
    case 'notifications':
      return sayNotifications(first, reader);
    case 'undone':
      return `${sayUndone(first, reader)}${sayNotPutBack(left, reader)}`;
    case undefined:
      return '';
  }
}

/** The same when it is asked about later: where something was moved from is what people have forgotten by then. */
export function sayRetold(changes: readonly Change[], reader: Reader): string {
  const [first] = changes;
  if (first?.did === 'moved')
    return say(reader, 'receipt.moved', { what: sayMoves(all(changes, 'moved'), reader) });
  if (first?.did === 'changed' && receiptOf(first) !== 'receipt.changed')
    return say(reader, receiptOf(first), {
      what: `${sayMoves([first], reader)}${sayChanged(first, reader)}`,
    });
  return sayReceipt({ kind: 'receipt', changes, left: [] }, reader);
}

function sayCreated({ after, recurrence }: Did<'created'>, reader: Reader): string {
  const guests = after.guests.map(sayPerson);
  const when = `${sayRange(after.start, after.end, reader)}${sayRepeats(recurrence, after.start, reader)}`;
  const what = [
    oneLine(after.title ?? ''),
    `${when}${sayWhere(after, reader)}`,
    guests.length > 0 ? say(reader, 'receipt.with', { people: and(guests, reader) }) : undefined,
    after.place ? oneLine(after.place) : undefined,
    isLink(after.note) ? say(reader, 'receipt.note', { note: oneLine(after.note, 200) }) : undefined,
  ];
  return say(reader, 'receipt.booked', { what: what.filter((part) => part !== undefined).join(', ') });
}

/** A link that was added is mentioned along with where it went. */
const isLink = (note: string | undefined): note is string => /^https?:\/\/\S+$/.test(note ?? '');

const sayReplaced = ({ replaces = [] }: Did<'remembered'>, to: Spoken): string =>
  replaces.length > 0
    ? say(to, 'receipt.replaces', { text: asSentence(replaces.map(({ text }) => text).join('; ')) })
    : '';

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

function sayNotifications(change: Did<'notifications'>, reader: Reader): string {
  const { topic, choice, quiet, instead } = change;
  const said = say(reader, 'receipt.fromNowOn', { choice: sayChoice(topic, choice, reader) });
  const inQuietHours = quiet
    ? ` ${say(reader, 'receipt.inQuiet', { hours: sayStretch(quiet, reader) })}`
    : '';
  const lost = instead ? ` ${say(reader, 'receipt.insteadOf', { hours: sayStretch(instead, reader) })}` : '';
  return `${said}${sayReach(change, reader)}${inQuietHours}${lost}`;
}

const isSaid = (text: string, event: string | undefined): boolean =>
  event !== undefined && text.trim().toLowerCase() === event.trim().toLowerCase();

const sayStretch = ({ from, to }: QuietStretch, reader: Reader): string =>
  `${sayTimeOfDay(from, reader)}–${sayTimeOfDay(to, reader)}`;

function sayUndone(
  { was, restored, scope = 'this', response, wasGone, text = '' }: Undone,
  reader: Reader,
): string {
  const what = sayEvents(restored, reader);
  switch (was) {
    case 'created':
      return say(reader, wasGone ? 'undone.wasGone' : 'undone.created', { what });
    case 'moved':
      return say(reader, 'undone.moved', { what, count: restored.length });
    case 'cancelled':
      return say(reader, 'undone.cancelled', { what: `${what}${sayScope(scope, reader)}` });
    case 'responded':
      return say(reader, 'undone.responded', { what, answer: String(response) });
    case 'reminder-set':
      return say(reader, 'undone.reminderGone', { named: String(text !== ''), text: oneLine(text) });
    case 'reminder-changed':
    case 'reminder-ended':
      return say(reader, 'undone.reminderBack', { named: String(text !== ''), text: oneLine(text) });
    case 'remembered':
      return say(reader, 'undone.remembered');
    case 'forgotten':
      return say(reader, 'undone.forgotten');
    case 'notifications':
      return say(reader, 'undone.notifications');
    default:
      return say(reader, 'undone.other', { what });
  }
}
