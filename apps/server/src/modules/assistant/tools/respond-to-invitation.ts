import { z } from 'zod';
import { respondToInvitation } from '../../calendar/index.ts';
import { intended, receipt, refusal, takenBack } from '../values/make.ts';
import type { Change, Receipt, Refusal, Undone } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, noSuchEvent, whichEvent } from './events/clarify.ts';
import { factOf, organiserOf, scopeFactOf } from './events/event-fact.ts';
import { findEvent } from './events/find-event.ts';
import { isOthersInvitation, readOnlyRefusal } from './events/other-calendars.ts';
import { chooseScope } from './events/scope.ts';
import { storedEventSchema } from './events/stored-event.ts';
import { undoing } from './events/undoing.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { findBroken } from './preference-rules/find-broken.ts';
import type { Execution, Plan, Tool, ToolContext } from './tool.port.ts';

const argsSchema = z.object({
  event: storedEventSchema,
  scope: z.enum(['one', 'series']),
  response: z.enum(['accepted', 'declined', 'tentative']),
  note: z.string().optional(),
});
export type RespondArgs = z.output<typeof argsSchema>;
const answeredSchema = argsSchema.pick({ event: true, scope: true });

export const respondToInvitationTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'respond_to_invitation'>, RespondArgs> => ({
  name: 'respond_to_invitation',
  description:
    'Accept, decline or answer maybe to an invitation. The organiser is told, so it asks the user first.',
  inputSchema: toolInputs.respond_to_invitation,
  argsSchema,
  plan: (input, context) => withCalendar<Plan<RespondArgs>>(() => plan(dependencies, input, context), answer),
  execute: (args, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const calendars = dependencies.gateway.forUser(context.user.id, context);
        await journal.recordBefore({ event: args.event, scope: args.scope });
        await context.assertCurrent();
        const changed = await respondToInvitation(calendars, {
          event: args.event,
          scope: args.scope,
          response: args.response,
          comment: args.note,
          notify: 'everyone',
        });
        journal.recordAfter(changed);
        return receipt([responded({ ...args, event: withAnswer(args) })], context);
      },
      (refused) => refused,
    ),
  undo: (execution, context, journal) =>
    withCalendar<Receipt | Refusal>(
      async () => {
        const { event, scope, earlier } = answered(execution);
        if (earlier === undefined) return refusal({ code: 'unanswered-before' });
        const calendars = dependencies.gateway.forUser(context.user.id, context);
        await journal.recordBefore(execution.after);
        await context.assertCurrent();
        await respondToInvitation(calendars, { event, scope, response: earlier, notify: 'everyone' });
        return takenBack(answeredAgain(execution));
      },
      (refused) => refused,
    ),
  isUndoable: (execution) => answered(execution).earlier !== undefined,
  undoNotifies: (execution) => {
    const { event, earlier } = answered(execution);
    // Without an earlier answer there is nothing to go back to, and nobody is notified.
    return earlier && { change: answeredAgain(execution), people: [organiserOf(event)] };
  },
});

const responded = ({ event, response, scope, note }: RespondArgs): Change => ({
  did: 'responded',
  event: factOf(event),
  response,
  scope: scopeFactOf(scope),
  ...(note ? { note } : {}),
});

/** As it is now: people who mention it again know the answer. */
const withAnswer = ({ event, response }: RespondArgs): RespondArgs['event'] => ({
  ...event,
  ownResponse: response,
  attendees: event.attendees.map((one) => (one.self ? { ...one, responseStatus: response } : one)),
});

function answered(execution: Execution) {
  const { event, scope } = answeredSchema.parse(execution.before);
  const earlier = event.ownResponse;
  return { event, scope, earlier: earlier === 'needsAction' ? undefined : earlier };
}

function answeredAgain(execution: Execution): Undone {
  const { event, scope, earlier } = answered(execution);
  return undoing(execution, {
    was: 'responded',
    restored: [factOf(event)],
    scope: scopeFactOf(scope),
    response: earlier,
  });
}

async function plan(
  { gateway }: CalendarToolDependencies,
  input: ToolInput<'respond_to_invitation'>,
  context: ToolContext,
): Promise<Plan<RespondArgs>> {
  const found = await findEvent(gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when, found));
  if (found.kind === 'several') return answer(whichEvent(found.events));
  const { event } = found;
  const refused = readOnlyRefusal([event]);
  if (refused) return answer(refused);
  if (isOthersInvitation(event, context.user.email))
    return answer(refusal({ code: 'others-invitation' }, { about: factOf(event) }));
  if (event.ownResponse === undefined)
    return answer(refusal({ code: 'own-event', because: 'not-invited' }, { about: factOf(event) }));
  // The organiser does not stay away from a meeting: it is cancelled or moved, which notifies the guests.
  if (event.organizer?.self && input.response === 'declined')
    return answer(refusal({ code: 'own-event', because: 'holds-it' }, { about: factOf(event) }));
  const scope = chooseScope(
    event,
    input.scope === 'following' ? 'all' : input.scope,
    input.event_when !== undefined,
  );
  if (scope.kind === 'question') return answer(scope);
  const args: RespondArgs = {
    event,
    scope: scope.scope === 'one' ? 'one' : 'series',
    response: input.response,
    ...(input.note ? { note: input.note } : {}),
  };
  const calendars = gateway.forUser(context.user.id, context);
  const brokenRules =
    args.response === 'accepted'
      ? await findBroken(
          calendars,
          context.user,
          { title: event.title, hasGuests: true },
          [{ start: event.start, end: event.end }],
          [event.id],
        )
      : [];
  const reasons = [...brokenRules, { code: 'tells' as const, people: [organiserOf(event)] }];
  return { kind: 'ask', args, proposal: intended([responded(args)], { reasons }) };
}
