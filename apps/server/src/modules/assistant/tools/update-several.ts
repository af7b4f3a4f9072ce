import { instantOf } from '@catch/scheduling';
import { z } from 'zod';
import {
  type CalendarError,
  type CalendarEvent,
  type EventChanges,
  eventIdFor,
  isCalendarError,
  type UserCalendars,
  updateEvent,
} from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { ahead, MOST_AT_ONCE } from './events/ahead.ts';
import { answer, noSuchEvent, question, refusal, whichEvent } from './events/clarify.ts';
import { describeEvent, type EventReference, findEvent } from './events/find-event.ts';
import { findConflictsOf, toToolConflicts } from './events/own-time.ts';
import { type Move, type PlannedMoves, planMoves, planSwap } from './events/plan-moves.ts';
import { momentSchema, storedEventSchema } from './events/stored-event.ts';
import type { ToolInput } from './inputs.ts';
import { guestsOf, sayGuests } from './people/guests.ts';
import { sayRange } from './text/say-time.ts';
import { whenContext } from './time/when-context.ts';
import type { Journal, Plan, ToolContext, ToolResult } from './tool.port.ts';

/** Several events that go elsewhere together: agreed to, carried out and taken back as one change. */
export const severalSchema = z.object({
  moves: z
    .array(z.object({ event: storedEventSchema, start: momentSchema, end: momentSchema }))
    .min(1)
    .max(MOST_AT_ONCE),
  accepted_conflicts: z.array(z.string()),
});
export type SeveralArgs = z.output<typeof severalSchema>;

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
  const conflicts = await conflictsOf(calendars, moves, [], context);
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
  const stays =
    theirs.length > 0
      ? `. What others organise stays: ${theirs.map((event) => describeEvent(event, zone)).join('; ')}`
      : '';
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
        `Nothing was moved: ${meant.length === 1 ? 'it is' : 'these are'} organised by somebody else (${meant
          .map((event) => describeEvent(event, context.user.timeZone))
          .join('; ')}).`,
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
        `Which '${input.swap_with ?? 'other event'}' should ${event.title ?? 'it'} change places with? There are several; please say its day, too.`,
      ),
    };
  if (other.event.id === event.id)
    return { result: question('With which other event should it change places?') };
  return planSwap(event, other.event, zone);
}

const conflictsOf = (
  calendars: UserCalendars,
  moves: readonly Move[],
  accepted: readonly string[],
  context: ToolContext,
) =>
  findConflictsOf(
    calendars,
    context.user,
    moves.flatMap(({ start, end }) =>
      start.kind === 'date'
        ? []
        : [{ start: instantOf(start, context.user.timeZone), end: instantOf(end, context.user.timeZone) }],
    ),
    // Where one of them was, another may go: they leave together.
    [...moves.map(({ event }) => event.id), ...accepted],
  );

export async function executeSeveral(
  { gateway }: CalendarToolDependencies,
  args: SeveralArgs,
  context: ToolContext,
  journal: Journal,
): Promise<ToolResult> {
  const calendars = gateway.forUser(context.user.id, { signal: context.signal });
  const zone = context.user.timeZone;
  const met = await conflictsOf(calendars, args.moves, args.accepted_conflicts, context);
  if (met.length > 0)
    return {
      ...refusal('A new time was taken in the meantime, so nothing was moved.'),
      conflicts: toToolConflicts(met, zone),
    };
  await journal.recordBefore({ moves: args.moves });
  const { done, left, failure } = await moveEach(calendars, args.moves, context);
  if (failure && done.length === 0) throw failure;
  journal.recordAfter({ moved: done });
  const moved = inOrder(done)
    .map((event) => describeEvent(event, zone))
    .join('; ');
  const rest = left.map(({ event }) => describeEvent(event, zone)).join('; ');
  return {
    ok: true,
    data: { moved, ...(failure ? { not_moved: rest } : {}) },
    receipt: `Moved: ${moved}.${failure ? sayLeft(rest, failure) : ''}`,
  };
}

const inOrder = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  [...events].sort((one, other) => instantOf(one.start, 'UTC') - instantOf(other.start, 'UTC'));

const sayLeft = (left: string, { ambiguous }: CalendarError): string =>
  ambiguous
    ? ` Then Google Calendar stopped answering, so I cannot tell about the rest: ${left}. Please look at the calendar.`
    : ` I could not move ${left}.`;

interface Moved {
  readonly done: readonly CalendarEvent[];
  readonly left: readonly Move[];
  readonly failure: CalendarError | undefined;
}

/** One that may not be moved keeps none of the others; a calendar that does not answer ends it. */
async function moveEach(
  calendars: UserCalendars,
  moves: readonly Move[],
  context: ToolContext,
): Promise<Moved> {
  const done: CalendarEvent[] = [];
  const left: Move[] = [];
  let failure: CalendarError | undefined;
  for (const move of moves) {
    if (isCalendarError(failure, 'unavailable', 'rate-limited', 'reconnect-needed')) {
      left.push(move);
      continue;
    }
    await context.assertCurrent();
    const { event, start, end } = move;
    const changes: EventChanges = { start, end };
    try {
      done.push(
        await updateEvent(calendars, {
          event,
          series: undefined,
          scope: 'one',
          changes,
          notify: event.attendees.some(({ self }) => !self) ? 'everyone' : 'nobody',
          newSeriesId: eventIdFor(context.user.id, `${context.toolCallId}/series`),
        }),
      );
    } catch (error) {
      if (!isCalendarError(error)) throw error;
      failure = error;
      left.push(move);
    }
  }
  return { done, left, failure };
}
