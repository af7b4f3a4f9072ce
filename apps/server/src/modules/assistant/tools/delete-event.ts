import { z } from 'zod';
import { type CalendarEvent, deleteEvent, seriesWithGaps } from '../../calendar/index.ts';
import { intended, question, receipt } from '../values/make.ts';
import type { Change, Receipt, Refusal } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { ahead, MOST_AT_ONCE } from './events/ahead.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, noSuchEvent, whichEvent } from './events/clarify.ts';
import { eachInTurn, leftBy } from './events/each-in-turn.ts';
import { factOf, personFactOf, scopeFactOf } from './events/event-fact.ts';
import { findEvent } from './events/find-event.ts';
import { leaveOut, searchedFor } from './events/leave-out.ts';
import { readOnlyRefusal } from './events/other-calendars.ts';
import { chooseScope } from './events/scope.ts';
import { storedEventSchema } from './events/stored-event.ts';
import { notifiedOfDeletion, undoDeletion } from './events/undo-deletion.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { guestsOf, notifyOf } from './people/guests.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const argsSchema = z.object({
  events: z.array(storedEventSchema).min(1).max(MOST_AT_ONCE),
  /** As it was, when more of a series than one meeting goes: what an undo brings back. */
  series: storedEventSchema.optional(),
  scope: z.enum(['one', 'following', 'series']),
});
export type DeleteEventArgs = z.output<typeof argsSchema>;

export const deleteEventTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'delete_event'>, DeleteEventArgs> => ({
  name: 'delete_event',
  description: 'Cancel an event (or every matching one). Always asks the user first.',
  inputSchema: toolInputs.delete_event,
  argsSchema,
  plan: (input, context) =>
    withCalendar<Plan<DeleteEventArgs>>(() => plan(dependencies, input, context), answer),
  execute: (args, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const calendars = dependencies.gateway.forUser(context.user.id, context);
        await journal.recordBefore(args);
        const { done, left, failure } = await eachInTurn(args.events, context, async (event) => {
          await deleteEvent(calendars, { event, scope: args.scope, notify: notifyOf(event) });
          return event;
        });
        if (failure && done.length === 0) throw failure;
        journal.recordAfter({ deleted: done.map(({ id }) => id) });
        return receipt(cancellations(args, done), context, leftBy(left, failure));
      },
      (refused) => refused,
    ),
  undo: undoDeletion(dependencies.gateway),
  undoNotifies: notifiedOfDeletion,
});

async function plan(
  { gateway }: CalendarToolDependencies,
  given: ToolInput<'delete_event'>,
  context: ToolContext,
): Promise<Plan<DeleteEventArgs>> {
  const input = given.except?.length ? { ...given, every_match: true } : given;
  const found = await findEvent(gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when, found));
  if (found.kind === 'several' && !input.every_match) return answer(whichEvent(found.events));
  // 'All of them' with a day or week is each one in it; without, it is the series as a whole.
  const each = input.every_match && (input.event_when !== undefined || found.kind === 'several');
  const candidates = each
    ? ahead(found.matches, context)
    : found.kind === 'one'
      ? [found.event]
      : found.events;
  const left = leaveOut(candidates, input.except, context);
  if (left.kind === 'refusal') return answer(left);
  const { events } = left;
  const refused = readOnlyRefusal(events);
  if (refused) return answer(refused);
  if (events.length > MOST_AT_ONCE)
    return answer(question({ for: 'days', count: events.length, to: 'cancel' }));
  const [first] = events;
  const scope =
    events.length === 1 && first
      ? chooseScope(first, input.scope, input.event_when !== undefined)
      : ({ kind: 'scope', scope: 'one' } as const);
  if (scope.kind === 'question') return answer(scope);
  const calendars = gateway.forUser(context.user.id, context);
  const people = guestsOf(events).map(personFactOf);
  const args: DeleteEventArgs = {
    events: [...events],
    ...(first && scope.scope !== 'one' ? { series: await seriesWithGaps(calendars, first) } : {}),
    scope: scope.scope,
  };
  return {
    kind: 'ask',
    args,
    proposal: intended(cancellations(args, events), {
      reasons: [{ code: 'cancels', people }],
      ...searchedFor(found.searched, events, context),
    }),
  };
}

const cancellations = ({ scope }: DeleteEventArgs, events: readonly CalendarEvent[]): Change[] =>
  events.map((event) => ({ did: 'cancelled', before: factOf(event), scope: scopeFactOf(scope) }));
