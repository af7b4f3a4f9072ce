import { instantOf } from '@catch/scheduling';
import { type CalendarEvent, eventIdFor, updateEvent } from '../../../calendar/index.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { refusal } from '../events/clarify.ts';
import { eachInTurn, sayLeft } from '../events/each-in-turn.ts';
import { describeEvents } from '../events/find-event.ts';
import { toToolConflicts } from '../events/own-time.ts';
import { notifyOf } from '../people/guests.ts';
import type { Journal, ToolContext, ToolResult } from '../tool.port.ts';
import type { SeveralArgs } from './args.ts';
import { conflictsOfMoves } from './conflicts-of-moves.ts';

export async function executeSeveral(
  { gateway }: CalendarToolDependencies,
  args: SeveralArgs,
  context: ToolContext,
  journal: Journal,
): Promise<ToolResult> {
  const calendars = gateway.forUser(context.user.id, { signal: context.signal });
  const zone = context.user.timeZone;
  const met = await conflictsOfMoves(calendars, args.moves, args.accepted_conflicts, context);
  if (met.length > 0)
    return {
      ...refusal('A new time was taken in the meantime, so nothing was moved.'),
      conflicts: toToolConflicts(met, zone),
    };
  await journal.recordBefore({ moves: args.moves });
  const { done, left, failure } = await eachInTurn(args.moves, context, ({ event, start, end }) =>
    updateEvent(calendars, {
      event,
      series: undefined,
      scope: 'one',
      changes: { start, end },
      notify: notifyOf(event),
      newSeriesId: eventIdFor(context.user.id, `${context.toolCallId}/series`),
    }),
  );
  if (failure && done.length === 0) throw failure;
  journal.recordAfter({ moved: done });
  const moved = describeEvents(inOrder(done), zone);
  const rest = describeEvents(
    left.map(({ event }) => event),
    zone,
  );
  return {
    ok: true,
    data: { moved, ...(failure ? { not_moved: rest } : {}) },
    receipt: `Moved: ${moved}.${failure ? sayLeft('move', rest, failure) : ''}`,
  };
}

const inOrder = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  [...events].sort((one, other) => instantOf(one.start, 'UTC') - instantOf(other.start, 'UTC'));
