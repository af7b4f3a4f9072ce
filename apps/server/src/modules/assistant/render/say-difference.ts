import type { WaitingApproval } from '@catch/contract/assistant';
import type { Reader } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { Change, PersonFact, ReminderFact, Wish } from '../values/values.ts';
import { sayChanged } from './say-changed.ts';
import { sayAddressed, sayEvent, sayPlace, sayScope, sayTitle } from './say-event.ts';
import { sayPlanned } from './say-proposal.ts';
import { saySchedule } from './say-reminder.ts';

type Proposed = Wish['proposal'];
type Difference = WaitingApproval['changes'][number];

/** What is there now and what would be there then, side by side; nothing where a sentence says it better. */
export const sayDifferences = (proposal: Proposed, reader: Reader): Difference[] =>
  (proposal?.changes ?? []).flatMap((change) => sayDifference(change, reader) ?? []);

function sayDifference(change: Change, reader: Reader): Difference | undefined {
  switch (change.did) {
    case 'created':
      return { before: null, after: `${sayTitle(change.after, reader)}, ${sayPlanned(change, reader, '')}` };
    case 'changed':
      return {
        before: `${sayEvent(change.before, reader)}${sayPlace(change.before)}`,
        after: `${sayEvent(change.after, reader)}${sayChanged(change, reader)}`,
      };
    case 'moved':
      return { before: sayEvent(change.before, reader), after: sayEvent(change.after, reader) };
    case 'cancelled':
      return {
        before: `${sayEvent(change.before, reader)}${sayScope(change.scope, reader)}`,
        after: null,
      };
    case 'reminder-set':
      return { before: null, after: sayReminded(change.reminder, reader) };
    case 'reminder-changed':
      return { before: sayReminded(change.before, reader), after: sayReminded(change.after, reader) };
    case 'reminder-ended':
      return { before: sayReminded(change.reminder, reader), after: null };
    case 'remembered':
      return { before: sayTexts(change.replaces ?? []), after: oneLine(change.preference.text) };
    case 'forgotten':
      return { before: sayTexts(change.preferences), after: null };
    // An answer, a choice and an undo are said best by their own sentence.
    case 'responded':
    case 'notifications':
    case 'undone':
      return undefined;
  }
}

const sayReminded = (reminder: ReminderFact, reader: Reader): string =>
  `${oneLine(reminder.text)}, ${saySchedule(reminder, reader)}`;

const sayTexts = (texts: readonly { readonly text: string }[]): string | null =>
  texts.length > 0 ? texts.map(({ text }) => oneLine(text)).join('; ') : null;

/** Everybody whom it reaches, once, with the address. */
export function sayTold(proposal: Proposed, reader: Reader): string[] {
  const people = (proposal?.reasons ?? []).flatMap((reason): readonly PersonFact[] => {
    if (reason.code === 'invites') return reason.people;
    if (reason.code !== 'tells' && reason.code !== 'cancels') return [];
    // They are guests already: their addresses are the calendar's.
    return (reason.people ?? []).map((person) => ({ ...person, origin: person.origin ?? 'calendar' }));
  });
  const byAddress = new Map(people.map((person) => [person.email.toLowerCase(), person]));
  return [...byAddress.values()].map((person) => sayAddressed(person, reader));
}
