import { sayRange } from '../../../platform/say-time.ts';
import { sayChoice } from '../../preferences/index.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, PersonFact, Proposal, Undone, Wish } from '../values/values.ts';
import { sayCallBriefly } from './say-call.ts';
import { sayWanted } from './say-changed.ts';
import {
  sayEvent,
  sayEvents,
  sayInvited,
  sayPeople,
  sayPerson,
  sayScope,
  saySlot,
  sayWhere,
} from './say-event.ts';
import { all } from './say-receipt.ts';
import { saySchedule } from './say-reminder.ts';
import { sayRepeats } from './say-repeats.ts';

/** The sentence on the card; undefined where the words of the call itself say it best. */
export function sayProposal(
  { changes, reasons }: Pick<Proposal, 'changes' | 'reasons'>,
  zone: string,
): string | undefined {
  const told = reasons.flatMap((reason) =>
    reason.code === 'tells' || reason.code === 'cancels' ? (reason.people ?? []) : [],
  );
  const telling = told.length > 0 ? `, telling ${sayPeople(told)}` : '';
  const [first] = changes;
  switch (first?.did) {
    case 'created':
      return sayCreation(first, zone);
    case 'changed':
      return `Change ${sayEvent(first.before, zone)}${sayWanted(first, zone)}`;
    case 'moved': {
      const stays = reasons.flatMap((reason) => (reason.code === 'leaves-others' ? reason.events : []));
      const moves = all(changes, 'moved').map(
        ({ before, after }) => `${sayEvent(before, zone)} to ${saySlot(after, zone)}`,
      );
      return `${first.isSwap ? 'Swap' : 'Move'} ${moves.join('; ')}${telling}${stays.length > 0 ? `. What others organise stays: ${sayEvents(stays, zone)}` : ''}`;
    }
    case 'cancelled': {
      const what = sayEvents(
        all(changes, 'cancelled').map(({ before }) => before),
        zone,
      );
      return `Cancel ${what}${sayScope(first.scope)}${telling}`;
    }
    case 'responded':
      return `${ANSWER[first.response ?? 'needsAction']} ${sayEvent(first.event, zone)}${sayScope(first.scope)}${first.note ? ` with the note '${first.note}'` : ''}${tellingOrganiser(told)}`;
    case 'reminder-set':
      return `Remind you: ${oneLine(first.reminder.text)}, ${saySchedule(first.reminder, zone)}`;
    case 'reminder-ended':
      return `${first.how === 'done' ? 'Mark as done' : 'Cancel the reminder'}: ${all(
        changes,
        'reminder-ended',
      )
        .map(({ reminder }) => oneLine(reminder.text))
        .join('; ')}`;
    case 'reminder-changed':
      return `Remind you: ${oneLine(first.after.text)}, ${saySchedule(first.after, zone)}`;
    case 'remembered':
      return `Remember: '${first.preference.text}'`;
    case 'forgotten':
      return `Forget: ${first.preferences.map(({ text }) => `'${text}'`).join(', ')}`;
    case 'notifications':
      return `From now on: ${sayChoice(first.topic, first.choice, zone)}`;
    case 'undone':
      return told.length > 0
        ? sayTakingBack(first, told, zone)
        : `Take back: ${sayWish(first.of ?? { tool: first.tool }, zone)}`;
    default:
      return undefined;
  }
}

/** What a call is about, whatever becomes of it. */
export const sayWish = ({ tool, args, proposal }: Wish, zone: string): string =>
  (proposal && sayProposal(proposal, zone)) ?? sayCallBriefly({ tool_name: tool, args });

function sayCreation(
  { after, recurrence, video }: Extract<Change, { did: 'created' }>,
  zone: string,
): string {
  return [
    `Book '${oneLine(after.title ?? '')}' on ${sayRange(after.start, after.end, zone)}${sayRepeats(recurrence, after.start, zone)}${sayWhere(after)}`,
    after.guests.length > 0 ? `inviting ${after.guests.map(sayInvited).join(', ')}` : '',
    after.place ? `at ${oneLine(after.place)}` : '',
    video ? 'with a video link' : '',
    after.note ? `with the note '${oneLine(after.note, 200)}'` : '',
  ]
    .filter(Boolean)
    .join(', ');
}

const ANSWER = {
  accepted: 'Accept',
  declined: 'Decline',
  tentative: 'Answer maybe to',
  needsAction: 'Do not answer',
};

function tellingOrganiser([organiser]: readonly PersonFact[]): string {
  const name = organiser ? sayPerson(organiser) : '';
  return name ? `, telling ${name}` : '';
}

function sayTakingBack(
  { was, restored, scope = 'this', response }: Undone,
  told: readonly PersonFact[],
  zone: string,
): string {
  const what = sayEvents(restored, zone);
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
