import type { Reader } from '../../../platform/say-time.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ShownConflict } from '../values/told.ts';
import type { PersonFact, PreferenceFact, Proposal, ProposalReason, Unread } from '../values/values.ts';
import { sayClocks } from './say-bounds.ts';
import { sayConflicts } from './say-conflicts.ts';
import { and, sayPerson, sayUnread } from './say-event.ts';

type Reasoned = Pick<Proposal, 'changes' | 'reasons'> & { readonly conflicts: readonly ShownConflict[] };

/** Why a person is asked first, each thing once: 'Ana will be invited. Overlaps with Stand-up.' `asked` is the card's own sentence. */
export const sayReasons = (proposal: Reasoned, asked: string, reader: Reader): string =>
  [...new Set(proposal.reasons.map((reason) => sayReason(reason, proposal, asked, reader)))]
    .map((reason) => `${reason}.`)
    .join(' ');

function sayReason(reason: ProposalReason, proposal: Reasoned, asked: string, reader: Reader): string {
  switch (reason.code) {
    case 'invites':
      return `${sayNames(reason.people)} will be invited`;
    case 'tells':
      return `${sayNames(reason.people)} will be told`;
    case 'overlaps':
      return `Overlaps with ${sayConflicts(proposal.conflicts, reader, asked)}`;
    case 'guests-busy':
      return sayBusy(reason.busy.map(({ person }) => person));
    case 'guests-unknown':
      return `I can't see ${sayNames(reason.people)}'s ${reason.people.length === 1 ? 'calendar' : 'calendars'}`;
    case 'guests-night':
      return `It's ${sayClocks(reason.clocks, { start: reason.at, end: reason.at }, reader)} then`;
    case 'unread':
      return sayBlind(reason.calendars);
    case 'breaks-preference':
      return sayKept([reason.preference]);
    case 'cancels':
      return reason.people && reason.people.length > 0
        ? `${sayNames(reason.people)} will be told`
        : 'This takes something off your calendar';
    case 'series':
      return 'This changes a series';
    case 'several':
      return `This changes ${proposal.changes.length > 1 ? proposal.changes.length : 'several'} events`;
    case 'kind-changes':
      return reason.to === 'all-day'
        ? 'It will last all day and lose its time'
        : 'It lasts all day now and will get a time';
    case 'is-over':
      return "It's already over";
    case 'leaves-others':
      return 'What others organise stays where it is';
    case 'not-own-words':
      return "Part of this isn't in your own words";
    case 'others-wish':
      return 'This may come from what somebody else wrote';
    case 'says-more':
      return 'This says more than you did';
    case 'unsure':
      return `I'm not sure about: ${reason.words.join(' ').replace(/[.!?\s]+$/, '')}`;
    case 'asks-less':
      return "I'd ask you less often from then on";
  }
}

const NAMED = 3;

/** 'Ana and Ben', 'Ana, Ben, Carla and 4 others'. */
function sayNames(people: readonly PersonFact[]): string {
  if (people.length === 0) return 'The guests';
  const named = people.slice(0, people.length === NAMED + 1 ? NAMED + 1 : NAMED).map(sayPerson);
  const others = people.length - named.length;
  return and(others > 0 ? [...named, `${others} others`] : named);
}

/** Whoever agrees has to know what could not be looked at. */
const sayBlind = (calendars: Unread): string =>
  `I couldn't look into ${sayUnread(calendars)}, so it may clash with something there`;

const sayBusy = (people: readonly PersonFact[]): string =>
  `${sayNames(people)} ${people.length === 1 ? 'is' : 'are'} busy then`;

/** What the person asked for, in their own words. */
export const sayKept = (preferences: readonly PreferenceFact[]): string =>
  `You told me: ${preferences.map(({ quote, text }) => `“${oneLine(quote ?? text)}”`).join(', ')}`;
