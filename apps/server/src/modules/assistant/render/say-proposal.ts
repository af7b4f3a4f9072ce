import { type Reader, sayRange } from '../../../platform/say-time.ts';
import { sayChoice } from '../../preferences/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, PersonFact, Proposal, Undone, Wish } from '../values/values.ts';
import { sayCallBriefly } from './say-call.ts';
import { sayMove, sayWanted } from './say-changed.ts';
import { sayEvent, sayEvents, sayInvited, sayPeople, sayPerson, sayScope, sayWhere } from './say-event.ts';
import { all } from './say-receipt.ts';
import { saySchedule } from './say-reminder.ts';
import { sayRepeats } from './say-repeats.ts';

/** What would be done, as an order; undefined where the words of the call itself say it best. */
export function sayProposal(
  { changes, reasons }: Pick<Proposal, 'changes' | 'reasons'>,
  reader: Reader,
): string | undefined {
  const told = reasons.flatMap((reason) =>
    reason.code === 'tells' || reason.code === 'cancels' ? (reason.people ?? []) : [],
  );
  const telling = told.length > 0 ? `, telling ${sayPeople(told)}` : '';
  const [first] = changes;
  switch (first?.did) {
    case 'created':
      return sayCreation(first, reader);
    case 'changed':
      return sayWanted(first, reader);
    case 'moved': {
      const stays = reasons.flatMap((reason) => (reason.code === 'leaves-others' ? reason.events : []));
      const moves = all(changes, 'moved').map(({ before, after }) => sayMove(before, after, reader));
      return `${first.isSwap ? 'Swap' : 'Move'} ${moves.join('; ')}${telling}${stays.length > 0 ? `. What others organise stays: ${sayEvents(stays, reader)}` : ''}`;
    }
    case 'cancelled': {
      const what = sayEvents(
        all(changes, 'cancelled').map(({ before }) => before),
        reader,
      );
      return `Cancel ${what}${sayScope(first.scope)}${telling}`;
    }
    case 'responded':
      return `${ANSWER[first.response ?? 'needsAction']} ${sayEvent(first.event, reader)}${sayScope(first.scope)}${first.note ? ` with the note '${first.note}'` : ''}${tellingOrganiser(told)}`;
    case 'reminder-set':
      return `Remind you ${saySchedule(first.reminder, reader)}: ${oneLine(first.reminder.text)}`;
    case 'reminder-ended':
      return `${first.how === 'done' ? 'Mark as done' : 'Cancel the reminder'}: ${all(
        changes,
        'reminder-ended',
      )
        .map(({ reminder }) => oneLine(reminder.text))
        .join('; ')}`;
    case 'reminder-changed':
      return `Remind you ${saySchedule(first.after, reader)}: ${oneLine(first.after.text)}`;
    case 'remembered':
      return `Remember: '${first.preference.text}'`;
    case 'forgotten':
      return `Forget: ${first.preferences.map(({ text }) => `'${text}'`).join(', ')}`;
    case 'notifications':
      return `From now on: ${sayChoice(first.topic, first.choice, reader)}`;
    case 'undone':
      return told.length > 0
        ? sayTakingBack(first, told, reader)
        : `Take back: ${sayWish(first.of ?? { tool: first.tool }, reader)}`;
    default:
      return undefined;
  }
}

/** What a call is about, whatever becomes of it. */
export const sayWish = ({ tool, args, proposal }: Wish, reader: Reader): string =>
  (proposal && sayProposal(proposal, reader)) ?? sayCallBriefly({ tool_name: tool, args });

function sayCreation(change: Extract<Change, { did: 'created' }>, reader: Reader): string {
  const { after } = change;
  const guests = after.guests.length > 0 ? `, inviting ${after.guests.map(sayInvited).join(', ')}` : '';
  const what = oneLine(after.title ?? '');
  return `Book ${reader.inFull ? `'${what}' on` : `${what},`} ${sayPlanned(change, reader, guests)}`;
}

/** When it would be, and all that would stand there with it. */
export function sayPlanned(
  { after, recurrence, video }: Extract<Change, { did: 'created' }>,
  reader: Reader,
  guests: string,
): string {
  return [
    `${sayRange(after.start, after.end, reader)}${sayRepeats(recurrence, after.start, reader)}${sayWhere(after)}${guests}`,
    after.place ? oneLine(after.place) : '',
    video ? 'with a video link' : '',
    after.note ? `with the note '${oneLine(after.note, 200)}'` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const ANSWER = {
  accepted: 'Accept',
  declined: 'Decline',
  tentative: 'Reply maybe to',
  needsAction: 'Do not answer',
};

function tellingOrganiser([organiser]: readonly PersonFact[]): string {
  const name = organiser ? sayPerson(organiser) : '';
  return name ? `, telling ${name}` : '';
}

function sayTakingBack(
  { was, restored, scope = 'this', response }: Undone,
  told: readonly PersonFact[],
  reader: Reader,
): string {
  const what = sayEvents(restored, reader);
  switch (was) {
    case 'created':
      return `Remove ${what} again, telling ${sayPeople(told)}`;
    case 'cancelled':
      return `Bring back ${what}${sayScope(scope)}, telling ${sayPeople(told)}`;
    case 'responded':
      return `${ANSWER[response ?? 'needsAction']} ${what}${sayScope(scope)} again${tellingOrganiser(told)}`;
    default:
      return `Put back as it was: ${what}, telling ${sayPeople(told)}`;
  }
}
