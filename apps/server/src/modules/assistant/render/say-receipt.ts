import { type Reader, sayRange, sayTimeOfDay } from '../../../platform/say-time.ts';
import { sayChoice } from '../../preferences/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, QuietStretch, Receipt, Undone } from '../values/values.ts';
import { isMoved, sayChanged } from './say-changed.ts';
import { and, sayEvent, sayEvents, sayPerson, sayPlace, sayScope, sayWhere } from './say-event.ts';
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
      return `${isMoved(first) ? 'Moved' : 'Changed'}: ${sayEvent(first.after, reader)}${sayChanged(first, reader)}.`;
    case 'moved':
      return `Moved: ${sayEvents(
        all(changes, 'moved').map(({ after }) => after),
        reader,
      )}.${sayLeft('move', left, reader)}`;
    case 'cancelled':
      return `Cancelled: ${sayEvents(
        all(changes, 'cancelled').map(({ before }) => before),
        reader,
      )}${sayScope(first.scope)}.${sayLeft('cancel', left, reader)}`;
    case 'responded':
      return `${ANSWERED[first.response ?? 'needsAction']}: ${sayEvent(first.event, reader)}${sayScope(first.scope)}.`;
    case 'reminder-set':
      return `I'll remind you ${saySchedule(first.reminder, reader)}: ${asSentence(first.reminder.text)}${first.isUnreachable ? NOWHERE : ''}`;
    case 'reminder-changed': {
      const texts = all(changes, 'reminder-changed').map(({ after }) => after.text);
      return `I'll remind you${first.after.isAgain ? ' again' : ''} ${saySchedule(first.after, reader)}: ${asSentence(texts.join('; '))}`;
    }
    case 'reminder-ended': {
      const texts = all(changes, 'reminder-ended').map(({ reminder }) => reminder.text);
      return `${first.how === 'done' ? 'Done' : 'Cancelled the reminder'}: ${asSentence(texts.join('; '))}`;
    }
    case 'remembered':
      return `I'll remember: ${asSentence(first.preference.text)}${sayReplaced(first)}${first.preference.isNote ? NOTE : ''}`;
    case 'forgotten':
      return `Forgotten: ${asSentence(first.preferences.map(({ text }) => text).join('; '))}`;
    case 'notifications': {
      const { quiet, instead } = first;
      const kept = quiet ? ` That's in your quiet hours (${sayStretch(quiet, reader)}), which I keep.` : '';
      const lost = instead ? ` This replaces ${sayStretch(instead, reader)}.` : '';
      return `From now on: ${sayChoice(first.topic, first.choice, reader)}.${sayReach(first)}${kept}${lost}`;
    }
    case 'undone':
      return `Undone: ${sayUndone(first, reader)}${sayNotPutBack(left, reader)}`;
    case undefined:
      return '';
  }
}

function sayCreated({ after, recurrence }: Did<'created'>, reader: Reader): string {
  const guests = after.guests.map(sayPerson);
  return `Booked: ${oneLine(after.title ?? '')}, ${sayRange(after.start, after.end, reader)}${sayRepeats(recurrence, after.start, reader)}${sayWhere(after)}${guests.length > 0 ? `, with ${and(guests)}` : ''}${sayPlace(after)}${isLink(after.note) ? `, note: ${oneLine(after.note, 200)}` : ''}.`;
}

/** A link that was given is told with where it went. */
const isLink = (note: string | undefined): note is string => /^https?:\/\/\S+$/.test(note ?? '');

const ANSWERED = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Replied maybe',
  needsAction: 'Not answered',
};

/** Said when it is asked for, not found out when it does not come. */
const NOWHERE = " Please connect WhatsApp or Slack in Settings; until then I can't reach you.";

/** Said at once, not found out when it was not kept to. */
const NOTE = " I'll keep it as a note; I can't check times against it.";

const sayReplaced = ({ replaces = [] }: Did<'remembered'>): string =>
  replaces.length > 0 ? ` It replaces: ${asSentence(replaces.map(({ text }) => text).join('; '))}` : '';

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const sayStretch = ({ from, to }: QuietStretch, reader: Reader): string =>
  `${sayTimeOfDay(from, reader)}–${sayTimeOfDay(to, reader)}`;

function sayUndone({ was, restored, scope = 'this', response, wasGone }: Undone, reader: Reader): string {
  const what = sayEvents(restored, reader);
  switch (was) {
    case 'created':
      return wasGone ? `${what} was already gone.` : `${what} is off your calendar again.`;
    case 'moved':
      return `${what} ${restored.length === 1 ? 'is' : 'are'} back where ${restored.length === 1 ? 'it was' : 'they were'}.`;
    case 'cancelled':
      return `${what}${sayScope(scope)} is back.`;
    case 'responded':
      return `your answer to ${what} is '${response}' again.`;
    case 'reminder-set':
      return 'that reminder is gone.';
    case 'reminder-changed':
    case 'reminder-ended':
      return 'the reminder is as it was.';
    case 'remembered':
      return "I've forgotten that again.";
    case 'forgotten':
      return 'I remember that again.';
    case 'notifications':
      return 'my messages are as they were.';
    default:
      return `${what} is as it was.`;
  }
}
