import { oneLine } from '../tools/text/one-line.ts';
import type { Intended } from '../values/make.ts';
import type { PersonFact, PreferenceFact, ProposalReason, Unread } from '../values/values.ts';
import { sayPeople, sayUnread } from './say-event.ts';

/** Why a person is asked first. */
export function sayReason(reason: ProposalReason, proposal: Intended): string {
  switch (reason.code) {
    case 'invites':
      return `It would send ${reason.people.length === 1 ? 'an invitation' : `${reason.people.length} invitations`}.`;
    case 'tells':
      return proposal.changes.some(({ did }) => did === 'responded')
        ? 'The organiser would be told.'
        : 'Other people would be told.';
    case 'guests-busy':
      return sayBusy(reason.busy.map(({ person }) => person));
    case 'guests-unknown':
      return `I cannot see the ${reason.people.length === 1 ? 'calendar' : 'calendars'} of ${sayPeople(reason.people)}.`;
    case 'overlaps':
      return sayOverlap(proposal);
    case 'unread':
      return sayBlind(reason.calendars);
    case 'breaks-preference':
      return `${sayKept([reason.preference])}.`;
    case 'cancels':
      return 'A cancellation cannot be taken for granted.';
    case 'series':
      return 'It changes a series.';
    case 'several':
      return 'It changes several events.';
    case 'kind-changes':
      return 'It makes another kind of event of it.';
    case 'leaves-others':
      return 'Some of them are organised by somebody else and stay.';
    case 'not-own-words':
      return 'Part of it was not written by you.';
    case 'others-wish':
      return 'It may rest on what somebody else wrote.';
    case 'says-more':
      return 'It says more than you did.';
    case 'unsure':
      return sayUnsure(reason.words);
    case 'asks-less':
      return 'It would make me ask less often.';
  }
}

/** Whoever agrees has to know what could not be looked at. */
export const sayUnseen = ({ reasons }: Pick<Intended, 'reasons'>): string =>
  reasons.flatMap((reason) => (reason.code === 'unread' ? [`. ${sayBlind(reason.calendars)}`] : [])).join('');

const sayBlind = (calendars: Unread): string =>
  `I could not look into ${sayUnread(calendars)}, so I do not know whether it overlaps with something there.`;

function sayOverlap({ changes, conflicts }: Intended): string {
  const [first] = changes;
  switch (first?.did) {
    case 'changed':
      return 'The new time overlaps with something in your calendar.';
    case 'moved':
      return 'The new times overlap with something in your calendar.';
    default:
      return first?.did === 'created' && first.recurrence.length > 0
        ? `${conflicts.length === 1 ? 'One meeting' : 'Some meetings'} of the series would overlap with something in your calendar.`
        : 'It overlaps with something in your calendar.';
  }
}

export const sayBusy = (people: readonly PersonFact[]): string =>
  `${sayPeople(people)} ${people.length === 1 ? 'is' : 'are'} busy then.`;

/** What the person asked for, in their own words. */
export const sayKept = (preferences: readonly PreferenceFact[]): string =>
  `You asked me to keep in mind: ${preferences.map(({ quote, text }) => `“${oneLine(quote ?? text)}”`).join(', ')}`;

export const sayUnsure = (words: readonly string[]): string => `I'm not sure I got “${words.join(' ')}”.`;
