import type { CalendarEvent } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { ahead, MOST_AT_ONCE } from '../events/ahead.ts';
import { answer, noSuchEvent, question, refusal, whichEvent } from '../events/clarify.ts';
import { describeEvent, describeEvents, type EventReference, findEvent } from '../events/find-event.ts';
import { toToolConflicts } from '../events/own-time.ts';
import { type PlannedMoves, planMoves, planSwap } from '../events/plan-moves.ts';
import type { ToolInput } from '../inputs.ts';
import { guestsOf, sayGuests } from '../people/guests.ts';
import { oneLine } from '../text/one-line.ts';
import { sayRange } from '../text/say-time.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, ToolContext, ToolResult } from '../tool.port.ts';
import type { SeveralArgs } from './args.ts';
import { conflictsOfMoves } from './conflicts-of-moves.ts';

export const asksSeveral = ({ every_match, swap_with, swap_with_id }: ToolInput<'update_event'>): boolean =>
  every_match === true || swap_with !== undefined || swap_with_id !== undefined;

export async function planSeveral(
  { gateway }: CalendarToolDependencies,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Plan<SeveralArgs>> {
  const { user } = context;
  const found = await findEvent(gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when));
  const isSwap = input.swap_with !== undefined || input.swap_with_id !== undefined;
  if (isSwap && found.kind === 'several') return answer(whichEvent(found.events, user.timeZone));
  const planned =
    isSwap && found.kind === 'one'
      ? await planPair(gateway, found.event, input, context)
      : planEach(found.matches, input, context);
  const theirs = isSwap ? [] : ahead(found.matches, context).filter((event) => !isOwn(event));
  if ('result' in planned) return answer(planned.result);
  if (planned.kind === 'question') return answer(question(planned.question));
  const { moves } = planned;
  const calendars = gateway.forUser(user.id, { signal: context.signal });
  const conflicts = await conflictsOfMoves(calendars, moves, [], context);
  const guests = guestsOf(moves.map(({ event }) => event));
  const args: SeveralArgs = {
    moves: [...moves],
    accepted_conflicts: conflicts.map(({ event }) => event.id),
  };
  const reasons = [
    ...(conflicts.length > 0 ? ['The new times overlap with something in your calendar.'] : []),
    ...(guests.length > 0 ? ['Other people would be told.'] : []),
  ];
  const zone = user.timeZone;
  const formatted = `${isSwap ? 'Swap' : 'Move'} ${moves
    .map(({ event, start, end }) => `${describeEvent(event, zone)} to ${sayRange(start, end, zone)}`)
    .join('; ')}${guests.length > 0 ? `, telling ${sayGuests(guests)}` : ''}`;
  const stays = theirs.length > 0 ? `. What others organise stays: ${describeEvents(theirs, zone)}` : '';
  if (theirs.length > 0) reasons.push('Some of them are organised by somebody else and stay.');
  if (reasons.length === 0) return { kind: 'run', args, formatted };
  return {
    kind: 'ask',
    args,
    formatted: `${formatted}${stays}`,
    conflicts: toToolConflicts(conflicts, zone),
    reason: reasons.join(' '),
  };
}

const isOwn = ({ organizer }: CalendarEvent): boolean => organizer === undefined || organizer.self;

type Planned = PlannedMoves | { readonly result: ToolResult };

function planEach(
  matches: readonly CalendarEvent[],
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Planned {
  const meant = ahead(matches, context);
  // What others organise, only they can move.
  const own = meant.filter(isOwn);
  if (own.length === 0)
    return {
      result: refusal(
        `Nothing was moved: ${meant.length === 1 ? 'it is' : 'these are'} organised by somebody else (${describeEvents(meant, context.user.timeZone)}).`,
      ),
    };
  if (own.length > MOST_AT_ONCE)
    return { kind: 'question', question: `That would be ${own.length} events. Which days do you mean?` };
  return planMoves(own, input, whenContext(context));
}

async function planPair(
  gateway: CalendarToolDependencies['gateway'],
  event: CalendarEvent,
  input: ToolInput<'update_event'>,
  context: ToolContext,
): Promise<Planned> {
  const zone = context.user.timeZone;
  const reference: EventReference = {
    event_id: input.swap_with_id,
    event: input.swap_with,
    event_when: input.swap_with_when,
  };
  const other = await findEvent(gateway, reference, context);
  if (other.kind === 'none') return { result: noSuchEvent(input.swap_with) };
  if (other.kind === 'several')
    return {
      result: question(
        `Which '${input.swap_with ?? 'other event'}' should ${oneLine(event.title ?? '') || 'it'} change places with? There are several; please say its day, too.`,
      ),
    };
  if (other.event.id === event.id)
    return { result: question('With which other event should it change places?') };
  return planSwap(event, other.event, zone);
}
