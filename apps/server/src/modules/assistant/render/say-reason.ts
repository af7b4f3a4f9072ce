import type { Reader } from '../../../platform/time-reader.ts';
import { and, type Spoken, say } from '../../../platform/words.ts';
import { oneLine } from '../tools/text/one-line.ts';
import type { ShownConflict } from '../values/tool-report.ts';
import type { BusyFact, PersonFact, PreferenceFact, Proposal, ProposalReason } from '../values/values.ts';
import { sayClocks } from './say-bounds.ts';
import { sayConflicts } from './say-conflicts.ts';
import { sayPerson, saySlot, sayUnread } from './say-event.ts';

type Reasoned = Pick<Proposal, 'changes' | 'reasons'> & { readonly conflicts: readonly ShownConflict[] };

/** Why a person is asked first, each thing once: 'Ana will be invited. Overlaps with Stand-up.' `asked` is the card's own sentence. */
export const sayReasons = (proposal: Reasoned, asked: string, reader: Reader): string =>
  [...new Set(proposal.reasons.map((reason) => sayReason(reason, proposal, asked, reader)))]
    .map((reason) => `${reason}.`)
    .join(' ');

function sayReason(reason: ProposalReason, proposal: Reasoned, asked: string, reader: Reader): string {
  switch (reason.code) {
    case 'invites':
      return say(reader, 'reason.invites', { people: sayNames(reason.people, reader) });
    case 'tells':
      return say(reader, 'reason.tells', { people: sayNames(reason.people, reader) });
    case 'overlaps':
      return say(reader, 'reason.overlaps', {
        events: sayConflicts(proposal.conflicts, reader, asked),
      });
    case 'guests-busy':
      if (reason.busy.some(({ at }) => at)) return sayBusyAt(reason.busy, reader);
      return say(reader, 'reason.busy', {
        people: sayNames(
          reason.busy.map(({ person }) => person),
          reader,
        ),
        count: reason.busy.length,
      });
    case 'guests-unknown':
      return !reader.inFull && wereJustNamed(reason, proposal)
        ? say(reader, 'reason.unseenTheirs', { count: reason.people.length })
        : say(reader, 'reason.unseen', {
            people: sayNames(reason.people, reader),
            count: reason.people.length,
          });
    case 'guests-night':
      return say(reader, 'reason.night', {
        clocks: sayClocks(reason.clocks, { start: reason.at, end: reason.at }, reader),
      });
    case 'unread':
      // The person who agrees has to know what could not be checked.
      return say(reader, 'reason.unread', { calendars: sayUnread(reason.calendars, reader) });
    case 'breaks-preference':
      return sayPreferences([reason.preference], reader);
    case 'cancels':
      return reason.people && reason.people.length > 0
        ? say(reader, 'reason.tells', { people: sayNames(reason.people, reader) })
        : say(reader, 'reason.cancels');
    case 'series':
      return say(reader, 'reason.series');
    case 'several':
      return proposal.changes.length > 1
        ? say(reader, 'reason.several', { count: proposal.changes.length })
        : say(reader, 'reason.someEvents');
    case 'kind-changes':
      return say(reader, OTHER_KIND[reason.to]);
    case 'is-over':
      return say(reader, 'reason.isOver');
    case 'leaves-others':
      return say(reader, 'reason.leavesOthers');
    case 'not-own-words':
      return say(reader, 'reason.notOwnWords');
    case 'others-wish':
      return say(reader, 'reason.othersWish');
    case 'says-more':
      return say(reader, 'reason.saysMore');
    case 'unsure':
      return sayUnsure(reason.words, reader);
    case 'asks-less':
      return say(reader, 'reason.asksLess');
  }
}

/** 'Ana will be told. I can't see their calendar.' */
function wereJustNamed(
  unknown: Extract<ProposalReason, { code: 'guests-unknown' }>,
  { reasons }: Reasoned,
): boolean {
  const last = reasons[reasons.indexOf(unknown) - 1];
  if (last?.code !== 'tells' || last.people.length !== unknown.people.length) return false;
  return last.people.every(({ email }) => unknown.people.some((person) => person.email === email));
}

const OTHER_KIND = {
  'all-day': 'reason.becomesAllDay',
  hours: 'reason.getsTime',
  series: 'reason.becomesSeries',
} as const;

const NAMED = 3;

/** Of a series, or of several events: who cannot come to which. */
const sayBusyAt = (busy: readonly BusyFact[], reader: Reader): string =>
  busy
    .map(({ person, at = [] }) => {
      const times = at
        .slice(0, NAMED)
        .map((slot) => saySlot(slot, reader))
        .join('; ');
      return say(reader, 'reason.busyAt', {
        person: sayPerson(person),
        times: at.length > NAMED ? say(reader, 'free.busyMore', { times }) : times,
      });
    })
    .join('. ');

/** 'Ana and Ben', 'Ana, Ben, Carla and 4 others'. */
function sayNames(people: readonly PersonFact[], reader: Reader): string {
  if (people.length === 0) return say(reader, 'people.guests');
  const named = people.slice(0, people.length === NAMED + 1 ? NAMED + 1 : NAMED).map(sayPerson);
  const others = people.length - named.length;
  return and(others > 0 ? [...named, say(reader, 'people.others', { count: others })] : named, reader);
}

/** What the person asked for, in their own words. */
export const sayPreferences = (preferences: readonly PreferenceFact[], to: Spoken): string =>
  say(to, 'reason.kept', {
    quotes: preferences
      .map(({ quote, text }) => say(to, 'text.quoted', { text: oneLine(quote ?? text) }))
      .join(', '),
  });

/** A whole sentence is not repeated to the person who has just written it. */
const LONGEST_DOUBT = 6;
function sayUnsure(words: readonly string[], reader: Reader): string {
  const isWhole = words.length === 1 && (words[0]?.split(/\s+/).length ?? 0) > LONGEST_DOUBT;
  return isWhole
    ? say(reader, 'reason.unsureWhole')
    : say(reader, 'reason.unsure', { words: words.join(' ').replace(/[.!?\s]+$/, '') });
}
