import { instantOf } from '@catch/scheduling';
import { type CalendarEvent, creationKey, updateEvent } from '../../../calendar/index.ts';
import { receipt, refusal } from '../../values/make.ts';
import type { Change, Receipt, Refusal } from '../../values/values.ts';
import type { CalendarToolDependencies } from '../calendar-tools.ts';
import { eachInTurn, leftBy } from '../events/each-in-turn.ts';
import { factOf } from '../events/event-fact.ts';
import { assertSeen } from '../events/other-calendars.ts';
import { notifyOf } from '../people/guests.ts';
import type { Journal, ToolContext } from '../tool.port.ts';
import type { SeveralArgs } from './args.ts';
import { conflictsOfMoves } from './conflicts-of-moves.ts';

export async function executeSeveral(
  { gateway }: CalendarToolDependencies,
  args: SeveralArgs,
  context: ToolContext,
  journal: Journal,
): Promise<Receipt | Refusal> {
  const calendars = gateway.forUser(context.user.id, context);
  const met = await conflictsOfMoves(calendars, args.moves, args.accepted_conflicts, context);
  if (met.length > 0)
    return refusal({
      code: 'taken-meanwhile',
      conflicts: met.map(({ event }) => factOf(event)),
      to: 'move',
    });
  assertSeen(calendars, args);
  await journal.recordBefore({ moves: args.moves });
  const { done, left, failure } = await eachInTurn(args.moves, context, ({ event, start, end }) =>
    updateEvent(calendars, {
      event,
      series: undefined,
      scope: 'one',
      changes: { start, end },
      notify: notifyOf(event),
      newSeriesKey: creationKey(context.user.id, `${context.toolCallId}/series`),
    }),
  );
  if (failure && done.length === 0) throw failure;
  journal.recordAfter({ moved: done });
  const before = new Map(args.moves.map(({ event }) => [event.id, event]));
  return receipt(
    inOrder(done).map((event) => moved(before.get(event.id) ?? event, event)),
    context,
    leftBy(
      left.map(({ event }) => event),
      failure,
    ),
  );
}

const moved = (before: CalendarEvent, after: CalendarEvent): Change => ({
  did: 'moved',
  before: factOf(before),
  after: factOf(after),
});

const inOrder = (events: readonly CalendarEvent[]): CalendarEvent[] =>
  [...events].sort((one, other) => instantOf(one.start, 'UTC') - instantOf(other.start, 'UTC'));
