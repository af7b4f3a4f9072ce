import { sayRange } from '../../../platform/say-time.ts';
import { sayChoice } from '../../preferences/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, Receipt, Undone } from '../values/values.ts';
import { sayChanged } from './say-changed.ts';
import { sayEvent, sayEvents, sayPerson, sayScope, sayWhere } from './say-event.ts';
import { sayLeft, sayNotPutBack } from './say-left.ts';
import { sayReach } from './say-notification.ts';
import { saySchedule, sayWhenNext } from './say-reminder.ts';
import { sayRepeats } from './say-repeats.ts';

type Did<D extends Change['did']> = Extract<Change, { did: D }>;

/** Of one kind each, in the order in which they were done. */
export const all = <D extends Change['did']>(changes: readonly Change[], did: D): Did<D>[] =>
  changes.filter((change): change is Did<D> => change.did === did);

/** The true sentence about what was done: several changes of one call are of one kind. */
export function sayReceipt({ changes, left }: Receipt, zone: string): string {
  const [first] = changes;
  switch (first?.did) {
    case 'created':
      return sayCreated(first, zone);
    case 'changed':
      return `Changed: ${sayEvent(first.after, zone)}${sayChanged(first, zone)}.`;
    case 'moved':
      return `Moved: ${sayEvents(
        all(changes, 'moved').map(({ after }) => after),
        zone,
      )}.${sayLeft('move', left, zone)}`;
    case 'cancelled':
      return `Cancelled: ${sayEvents(
        all(changes, 'cancelled').map(({ before }) => before),
        zone,
      )}${sayScope(first.scope)}.${sayLeft('cancel', left, zone)}`;
    case 'responded':
      return `${ANSWERED[first.response ?? 'needsAction']}: ${sayEvent(first.event, zone)}${sayScope(first.scope)}.`;
    case 'reminder-set':
      return `I will remind you: ${first.reminder.text}, ${saySchedule(first.reminder, zone)}.${first.isUnreachable ? NOWHERE : ''}`;
    case 'reminder-changed': {
      const { after } = first;
      const texts = all(changes, 'reminder-changed').map((change) => change.after.text);
      return after.isSnoozed
        ? `I will remind you again: ${texts.join('; ')}, on ${sayWhenNext(after, zone)}.`
        : `I will remind you: ${texts.join('; ')}, ${saySchedule(after, zone)}.`;
    }
    case 'reminder-ended': {
      const texts = all(changes, 'reminder-ended').map(({ reminder }) => reminder.text);
      return `${first.how === 'done' ? 'Well done' : 'Cancelled the reminder'}: ${texts.join('; ')}.`;
    }
    case 'remembered':
      return `Remembered: ${asSentence(first.preference.text)}${sayReplaced(first)}${first.preference.isNote ? NOTE : ''}`;
    case 'forgotten':
      return `Forgotten: ${asSentence(first.preferences.map(({ text }) => text).join('; '))}`;
    case 'notifications': {
      const said = sayChoice(first.topic, first.choice, zone);
      const { quiet, instead } = first;
      const kept = quiet
        ? ` That is within your quiet hours (${quiet.from} to ${quiet.to}), which I keep to.`
        : '';
      const lost = instead ? ` This takes the place of ${instead.from} to ${instead.to}.` : '';
      return `From now on: ${said}${namesTime(said) ? ` (${zone})` : ''}.${sayReach(first)}${kept}${lost}`;
    }
    case 'undone':
      return `Undone: ${sayUndone(first, zone)}${sayNotPutBack(left, zone)}`;
    case undefined:
      return '';
  }
}

function sayCreated({ after, recurrence }: Did<'created'>, zone: string): string {
  const guests = after.guests.map(sayPerson);
  return `Booked: ${oneLine(after.title ?? '')}, ${sayRange(after.start, after.end, zone)}${sayRepeats(recurrence, after.start, zone)}${sayWhere(after)}${guests.length > 0 ? `, with ${guests.join(', ')}` : ''}${after.place ? `, at ${oneLine(after.place)}` : ''}${isLink(after.note) ? `, with the note '${oneLine(after.note, 200)}'` : ''}.`;
}

/** A link that was given is told with where it went. */
const isLink = (note: string | undefined): note is string => /^https?:\/\/\S+$/.test(note ?? '');

const ANSWERED = {
  accepted: 'Accepted',
  declined: 'Declined',
  tentative: 'Answered maybe',
  needsAction: 'Not answered',
};

/** Said when it is asked for, not found out when it does not come. */
const NOWHERE =
  ' Neither WhatsApp nor Slack is connected yet: please connect one in Settings, or I have no way to reach you then.';

/** Said at once, not found out when it was not kept to. */
const NOTE = ' I keep it as a note: I cannot hold times against it by myself.';

const sayReplaced = ({ replaces = [] }: Did<'remembered'>): string =>
  replaces.length > 0
    ? ` It takes the place of: ${asSentence(replaces.map(({ text }) => text).join('; '))}`
    : '';

const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** A time of day needs its zone; an instant has said it already. */
const namesTime = (text: string): boolean => /\d\d:\d\d(?!.*\))/.test(text);

function sayUndone({ was, restored, scope = 'this', response, wasGone }: Undone, zone: string): string {
  const what = sayEvents(restored, zone);
  switch (was) {
    case 'created':
      return wasGone ? `${what} is no longer in the calendar.` : `${what} is removed again.`;
    case 'moved':
      return `${what} ${restored.length === 1 ? 'is' : 'are'} as before.`;
    case 'cancelled':
      return `${what}${sayScope(scope)} is back in the calendar.`;
    case 'responded':
      return `your answer to ${what} is '${response}' again.`;
    case 'reminder-set':
      return 'that reminder is gone.';
    case 'reminder-changed':
    case 'reminder-ended':
      return 'the reminder is as it was.';
    case 'remembered':
      return 'I have forgotten that again.';
    case 'forgotten':
      return 'I remember that again.';
    case 'notifications':
      return 'my messages are as they were before.';
    default:
      return `${what} is as it was.`;
  }
}
