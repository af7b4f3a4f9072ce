import { eventInterval } from '@catch/scheduling';
import type { AllCalendars, CalendarEvent } from '../../../calendar/index.ts';
import { intended, question, refusal } from '../../values/make.ts';
import type { Change, ProposalReason, Question, Refusal } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { ahead, MOST_AT_ONCE } from '../events/ahead.ts';
import { answer, noSuchEvent, whichEvent } from '../events/clarify.ts';
import { factOf, personFactOf } from '../events/event-fact.ts';
import type { EventReference } from '../events/event-words.ts';
import { findEvent } from '../events/find-event.ts';
import { leaveOut, searchedFor } from '../events/leave-out.ts';
import { acceptedUnread, readOnlyRefusal, unreadReason } from '../events/other-calendars.ts';
import { dayOf } from '../events/plan-days.ts';
import {
  type Move,
  type PlannedMoves,
  planDaySwap,
  planMoves,
  planSwap,
  SAME_FOR_ALL,
} from '../events/plan-moves.ts';
import type { ToolInput } from '../inputs.ts';
import { guestReasons } from '../people/guest-reasons.ts';
import { guestsOf } from '../people/guests.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import type { SeveralArgs } from './args.ts';
import { brokenByMoves } from './broken-by-change.ts';
import { conflictsOfMoves } from './conflicts-of-moves.ts';
import { isOthers } from './wanted-changes.ts';

export const asksSeveral = ({
  every_match,
  except = [],
  swap_with,
  swap_with_id,
}: ToolInput<'update_event'>): boolean =>
  every_match === true || except.length > 0 || swap_with !== undefined || swap_with_id !== undefined;

export async function planSeveral(
  { gateway }: CalendarToolDependencies,
  given: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<SeveralArgs>> {
  const { user } = context;
  const input = given.except?.length ? { ...given, every_match: true } : given;
  if (saysMore(input)) return answer(SAME_FOR_ALL);
  const found = await findEvent(gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when, found));
  const isSwap = input.swap_with !== undefined || input.swap_with_id !== undefined;
  if (isSwap && found.kind === 'several') return answer(whichEvent(found.events));
  const left = leaveOut(ahead(found.matches, context), input.except, context);
  if (left.kind === 'refusal') return answer(left);
  const planned =
    isSwap && found.kind === 'one'
      ? await planPair(gateway, found.event, input, context)
      : planEach(left.events, input, context);
  const theirs = isSwap ? [] : left.events.filter(isOthers);
  if (planned.kind !== 'moves') return answer(planned);
  const { moves } = planned;
  const refused = readOnlyRefusal(moves.map(({ event }) => event));
  if (refused) return answer(refused);
  const calendars = gateway.forUser(user.id, context);
  const conflicts = await conflictsOfMoves(calendars, moves, [], context);
  const guests = guestsOf(moves.map(({ event }) => event));
  const broken = await brokenByMoves(calendars, moves, user);
  const args: SeveralArgs = {
    moves: [...moves],
    accepted_conflicts: conflicts.map(({ event }) => event.id),
    ...acceptedUnread(calendars),
  };
  const reasons: ProposalReason[] = [
    ...broken,
    ...(conflicts.length > 0 ? [{ code: 'overlaps' } as const] : []),
    ...unreadReason(calendars),
    ...(guests.length > 0 ? [{ code: 'tells', people: guests.map(personFactOf) } as const] : []),
    ...(await reasonsOfGuests(calendars, moves, user.timeZone)),
    ...(theirs.length > 0 ? [{ code: 'leaves-others', events: theirs.map(factOf) } as const] : []),
  ];
  const changes = moves.map((move) => changeOf(move, isSwap));
  const met = conflicts.map(({ event }) => factOf(event));
  return {
    kind: reasons.length === 0 ? 'run' : 'ask',
    args,
    proposal: intended(changes, {
      reasons,
      conflicts: met,
      ...searchedFor(
        found.searched,
        moves.map(({ event }) => event),
        context,
      ),
    }),
  };
}

/** Each move is held against the calendars of those who come to it; where one was, another may go. */
const reasonsOfGuests = (
  calendars: AllCalendars,
  moves: readonly Move[],
  zone: string,
): Promise<ProposalReason[]> =>
  guestReasons(
    calendars,
    moves.map(({ event, start, end }) => ({
      guests: guestsOf([event]).map(personFactOf),
      time: { start, end },
      was: eventInterval(event, zone),
    })),
    zone,
  );

/** Several are moved, and nothing else is done to them: anything else that was said is not dropped silently. */
const saysMore = (input: ToolInput<'update_event'>): boolean =>
  ONLY_OF_ONE.some((field) => input[field] !== undefined);
const ONLY_OF_ONE = [
  'recurrence',
  'new_duration',
  'extend_by',
  'new_end',
  'new_title',
  'new_location',
  'new_description',
  'add_to_description',
  'add_attendees',
  'remove_attendees',
  'video_link',
  'link',
  'all_day',
  'show_as',
] as const;

const changeOf = ({ event, start, end }: Move, isSwap: boolean): Change => ({
  did: 'moved',
  before: factOf(event),
  after: { ...factOf(event), start, end },
  ...(isSwap ? { isSwap } : {}),
});

type Planned = PlannedMoves | Question | Refusal;

function planEach(
  events: readonly CalendarEvent[],
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Planned {
  // What others organise, only they can move.
  const own = events.filter((event) => !isOthers(event));
  if (own.length === 0) return refusal({ code: 'organised-by-others', events: events.map(factOf) });
  if (own.length > MOST_AT_ONCE) return question({ for: 'days', count: own.length, to: 'move' });
  return planMoves(own, input, whenContext(context));
}

async function planPair(
  gateway: CalendarToolDependencies['gateway'],
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Planned> {
  const reference: EventReference = {
    event_id: input.swap_with_id,
    event: input.swap_with,
    event_when: input.swap_with_when,
  };
  const other = await findEvent(gateway, reference, context);
  if (other.kind === 'none') return noSuchEvent(input.swap_with, other);
  if (other.kind === 'several')
    return question({ for: 'swap', because: 'several', words: input.swap_with }, [], factOf(event));
  if (other.event.id === event.id) return question({ for: 'swap', because: 'same' }, [], factOf(event));
  const others = [event, other.event].filter(isOthers);
  if (others.length > 0) return refusal({ code: 'organised-by-others', events: others.map(factOf) });
  const { timeZone } = context.user;
  if (input.keep === undefined) return planSwap(event, other.event, timeZone);
  const [own, theirs] = [event, other.event].map(({ start }) => dayOf(start, timeZone).toString());
  return own === theirs
    ? refusal({ code: 'unchanged' }, { about: factOf(event) })
    : planDaySwap(event, other.event, timeZone);
}
