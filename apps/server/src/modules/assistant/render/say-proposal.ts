import { sayRange } from '../../../platform/say-time.ts';
import type { Reader } from '../../../platform/time-reader.ts';
import { say } from '../../../platform/words.ts';
import { sayChoice } from '../../preferences/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, PersonFact, Proposal, ReminderFact, Undone, Wish } from '../values/values.ts';
import { sayCallBriefly } from './say-call.ts';
import { sayMoves, sayWanted } from './say-changed.ts';
import { sayEvent, sayEvents, sayInvited, sayPeople, sayPerson, sayScope, sayWhere } from './say-event.ts';
import { all } from './say-receipt.ts';
import { saySchedule } from './say-reminder.ts';
import { sayRepeats } from './say-repeats.ts';

/** What would be done, as an order; undefined where the words of the call itself say it best. */
export function sayProposal(
  { changes, reasons }: Pick<Proposal, 'changes' | 'reasons'>,
  reader: Reader,
): string | undefined {
  const notified = reasons.flatMap((reason) =>
    reason.code === 'tells' || reason.code === 'cancels' ? (reason.people ?? []) : [],
  );
  const notifying = notified.length > 0 ? sayNotifying(sayPeople(notified, reader), reader) : '';
  const [first] = changes;
  switch (first?.did) {
    case 'created':
      return sayCreation(first, reader);
    case 'changed':
      return sayWanted(first, reader);
    case 'moved': {
      const stays = reasons.flatMap((reason) => (reason.code === 'leaves-others' ? reason.events : []));
      const what = sayMoves(all(changes, 'moved'), reader);
      const order = `${say(reader, first.isSwap ? 'order.swap' : 'order.move', { what })}${notifying}`;
      return stays.length > 0
        ? say(reader, 'order.othersStay', { order, events: sayEvents(stays, reader) })
        : order;
    }
    case 'cancelled': {
      const what = sayEvents(
        all(changes, 'cancelled').map(({ before }) => before),
        reader,
      );
      return `${say(reader, 'order.cancel', { what: `${what}${sayScope(first.scope, reader)}` })}${notifying}`;
    }
    case 'responded':
      return [
        say(reader, 'order.answer', {
          answer: first.response ?? 'needsAction',
          event: `${sayEvent(first.event, reader)}${sayScope(first.scope, reader)}`,
        }),
        first.note ? ` ${say(reader, 'order.withNote', { note: first.note })}` : '',
        sayNotifyingOrganiser(notified, reader),
      ].join('');
    case 'reminder-set':
      return sayRemind(first.reminder, reader);
    case 'reminder-ended':
      return say(reader, first.how === 'done' ? 'order.reminderDone' : 'order.reminderCancel', {
        text: all(changes, 'reminder-ended')
          .map(({ reminder }) => oneLine(reminder.text))
          .join('; '),
      });
    case 'reminder-changed':
      return sayRemind(first.after, reader);
    case 'remembered':
      return say(reader, 'order.remember', { text: first.preference.text });
    case 'forgotten':
      return say(reader, 'order.forget', {
        texts: first.preferences.map(({ text }) => say(reader, 'text.word', { text })).join(', '),
      });
    case 'notifications':
      return say(reader, 'order.fromNowOn', { choice: sayChoice(first.topic, first.choice, reader) });
    case 'undone':
      return notified.length > 0
        ? sayTakingBack(first, notified, reader)
        : say(reader, 'order.takeBack', { what: sayWish(first.of ?? { tool: first.tool }, reader) });
    default:
      return undefined;
  }
}

/** What a call is about, whatever becomes of it. */
export const sayWish = ({ tool, args, proposal }: Wish, reader: Reader): string =>
  (proposal && sayProposal(proposal, reader)) ?? sayCallBriefly({ tool_name: tool, args }, reader);

function sayCreation(change: Extract<Change, { did: 'created' }>, reader: Reader): string {
  const { after } = change;
  const people = after.guests.map((guest) => sayInvited(guest, reader)).join(', ');
  const guests = people ? `, ${say(reader, 'order.inviting', { people })}` : '';
  return say(reader, reader.inFull ? 'order.bookInFull' : 'order.book', {
    title: oneLine(after.title ?? ''),
    planned: sayPlanned(change, reader, guests),
  });
}

/** When it would be, and all that would stand there with it. */
export function sayPlanned(
  { after, recurrence, video }: Extract<Change, { did: 'created' }>,
  reader: Reader,
  guests: string,
): string {
  return [
    `${sayRange(after.start, after.end, reader)}${sayRepeats(recurrence, after.start, reader)}${sayWhere(after, reader)}${guests}`,
    after.place ? oneLine(after.place) : '',
    video ? say(reader, 'detail.video') : '',
    after.note ? say(reader, 'order.withNote', { note: oneLine(after.note, 200) }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const sayNotifying = (people: string, reader: Reader): string =>
  `, ${say(reader, 'order.telling', { people })}`;

const sayRemind = (reminder: ReminderFact, reader: Reader): string =>
  say(reader, 'order.remind', { when: saySchedule(reminder, reader), text: oneLine(reminder.text) });

function sayNotifyingOrganiser([organiser]: readonly PersonFact[], reader: Reader): string {
  const name = organiser ? sayPerson(organiser) : '';
  return name ? sayNotifying(name, reader) : '';
}

function sayTakingBack(
  { was, restored, scope = 'this', response }: Undone,
  notified: readonly PersonFact[],
  reader: Reader,
): string {
  const what = sayEvents(restored, reader);
  const people = sayPeople(notified, reader);
  const scoped = `${what}${sayScope(scope, reader)}`;
  switch (was) {
    case 'created':
      return say(reader, 'order.remove', { what, people });
    case 'cancelled':
      return say(reader, 'order.bringBack', { what: scoped, people });
    case 'responded':
      return `${say(reader, 'order.answerAgain', { answer: response ?? 'needsAction', event: scoped })}${sayNotifyingOrganiser(notified, reader)}`;
    default:
      return say(reader, 'order.putBack', { what, people });
  }
}
