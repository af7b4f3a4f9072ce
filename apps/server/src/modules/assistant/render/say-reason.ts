import { oneLine } from '../tools/text/one-line.ts';
import type { Intended } from '../values/make.ts';
import type { PersonFact, PreferenceFact, ProposalReason, Unread } from '../values/values.ts';
import { sayClocks } from './say-bounds.ts';
import { sayConflicts, showConflicts } from './say-conflicts.ts';
import { sayPerson, sayUnread } from './say-event.ts';

/** Why a person is asked first, each thing once: 'Ana will be invited. Overlaps with Stand-up.' `asked` is the card's own sentence. */
export const sayReasons = (proposal: Intended, asked: string, zone: string): string =>
  [...new Set(proposal.reasons.map((reason) => sayReason(reason, proposal, asked, zone)))]
    .map((reason) => `${reason}.`)
    .join(' ');

function sayReason(reason: ProposalReason, proposal: Intended, asked: string, zone: string): string {
  switch (reason.code) {
    case 'invites':
      return `${sayNames(reason.people)} will be invited`;
    case 'tells':
      return `${sayNames(reason.people)} will be told`;
    case 'overlaps':
      return `Overlaps with ${sayConflicts(showConflicts(proposal.conflicts, zone), zone, asked)}`;
    case 'guests-busy':
      return sayBusy(reason.busy.map(({ person }) => person));
    case 'guests-unknown':
      return `I cannot see the ${reason.people.length === 1 ? 'calendar' : 'calendars'} of ${sayNames(reason.people)}`;
    case 'guests-night':
      return `It is ${sayClocks(reason.clocks, { start: reason.at, end: reason.at }, zone)} then`;
    case 'unread':
      return sayBlind(reason.calendars);
    case 'breaks-preference':
      return sayKept([reason.preference]);
    case 'cancels':
      return reason.people && reason.people.length > 0
        ? `${sayNames(reason.people)} will be told`
        : 'It takes something out of your calendar';
    case 'series':
      return 'It changes a series';
    case 'several':
      return `It changes ${proposal.changes.length > 1 ? proposal.changes.length : 'several'} events`;
    case 'kind-changes':
      return reason.to === 'all-day'
        ? 'It will last all day, and no longer have a time'
        : 'It lasts all day now, and will have a time';
    case 'is-over':
      return 'It is already over';
    case 'leaves-others':
      return 'What others organise stays where it is';
    case 'not-own-words':
      return 'Part of it was not written by you';
    case 'others-wish':
      return 'It may rest on what somebody else wrote';
    case 'says-more':
      return 'It says more than you did';
    case 'unsure':
      return `I'm not sure about: ${reason.words.join(' ').replace(/[.!?\s]+$/, '')}`;
    case 'asks-less':
      return 'It would make me ask less often';
  }
}

const NAMED = 3;

/** 'Ana and Ben', 'Ana, Ben, Carla and 4 others'. */
function sayNames(people: readonly PersonFact[]): string {
  if (people.length === 0) return 'Somebody';
  const named = people.slice(0, people.length === NAMED + 1 ? NAMED + 1 : NAMED).map(sayPerson);
  const others = people.length - named.length;
  const all = others > 0 ? [...named, `${others} others`] : named;
  return all.length === 1 ? `${all[0]}` : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
}

/** Whoever agrees has to know what could not be looked at. */
const sayBlind = (calendars: Unread): string =>
  `I could not look into ${sayUnread(calendars)}, so I do not know whether it overlaps with something there`;

const sayBusy = (people: readonly PersonFact[]): string =>
  `${sayNames(people)} ${people.length === 1 ? 'is' : 'are'} busy then`;

/** What the person asked for, in their own words. */
export const sayKept = (preferences: readonly PreferenceFact[]): string =>
  `You asked me to keep in mind: ${preferences.map(({ quote, text }) => `“${oneLine(quote ?? text)}”`).join(', ')}`;
