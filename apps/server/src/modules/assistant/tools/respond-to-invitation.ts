import { z } from 'zod';
import { type CalendarEvent, respondToInvitation } from '../../calendar/index.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, noSuchEvent, question, refusal, whichEvent } from './events/clarify.ts';
import { describeEvent, findEvent } from './events/find-event.ts';
import { chooseScope, sayScope } from './events/scope.ts';
import { storedEventSchema } from './events/stored-event.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { sayGuest } from './people/guests.ts';
import type { Plan, Tool, ToolContext, ToolResult } from './tool.port.ts';

const argsSchema = z.object({
  event: storedEventSchema,
  scope: z.enum(['one', 'series']),
  response: z.enum(['accepted', 'declined', 'tentative']),
  note: z.string().optional(),
});
export type RespondArgs = z.output<typeof argsSchema>;
const answeredSchema = argsSchema.pick({ event: true, scope: true });

const SAID = { accepted: 'Accept', declined: 'Decline', tentative: 'Answer maybe to' } as const;
const DONE = { accepted: 'Accepted', declined: 'Declined', tentative: 'Answered maybe' } as const;

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
    withCalendar<ToolResult>(
      async () => {
        const calendars = dependencies.gateway.forUser(context.user.id, { signal: context.signal });
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
        const what = describeEvent(args.event, context.user.timeZone);
        return {
          ok: true,
          data: { event_id: args.event.id, response: args.response },
          receipt: `${DONE[args.response]}: ${what}${sayScope(args.scope)}.`,
        };
      },
      (result) => result,
    ),
  undo: (execution, context, journal) =>
    withCalendar<ToolResult>(
      async () => {
        const { event, scope } = answeredSchema.parse(execution.before);
        const earlier = event.ownResponse;
        if (earlier === undefined || earlier === 'needsAction')
          return refusal(
            'You had not answered before, and an answer cannot be made unsaid. Tell me another one instead.',
          );
        const calendars = dependencies.gateway.forUser(context.user.id, { signal: context.signal });
        await journal.recordBefore(execution.after);
        await context.assertCurrent();
        await respondToInvitation(calendars, { event, scope, response: earlier, notify: 'everyone' });
        const what = describeEvent(event, context.user.timeZone);
        return {
          ok: true,
          data: { restored: earlier },
          receipt: `Undone: your answer to ${what} is '${earlier}' again.`,
        };
      },
      (result) => result,
    ),
  undoTells: (execution, { user }) => {
    const { event, scope } = answeredSchema.parse(execution.before);
    const earlier = event.ownResponse;
    // Then there is nothing to go back to, and nobody is told.
    if (earlier === undefined || earlier === 'needsAction') return undefined;
    return `${SAID[earlier]} ${describeEvent(event, user.timeZone)}${sayScope(scope)} again${sayOrganiser(event)}`;
  },
});

function sayOrganiser({ organizer }: CalendarEvent): string {
  const organiser = sayGuest(organizer ?? {});
  return organiser ? `, telling ${organiser}` : '';
}

async function plan(
  { gateway }: CalendarToolDependencies,
  input: ToolInput<'respond_to_invitation'>,
  context: ToolContext,
): Promise<Plan<RespondArgs>> {
  const zone = context.user.timeZone;
  const found = await findEvent(gateway, input, context);
  if (found.kind === 'none') return answer(noSuchEvent(input.event ?? input.event_when));
  if (found.kind === 'several') return answer(whichEvent(found.events, zone));
  const { event } = found;
  if (event.ownResponse === undefined)
    return answer(refusal(`You are not invited to ${describeEvent(event, zone)}: it is your own event.`));
  // Whoever holds a meeting does not stay away from it: it is cancelled or moved, which tells the guests.
  if (event.organizer?.self && input.response === 'declined')
    return answer(refusal(`You hold ${describeEvent(event, zone)} yourself: it is your own event.`));
  const scope = chooseScope(
    event,
    input.scope === 'following' ? 'all' : input.scope,
    input.event_when !== undefined,
    zone,
  );
  if (scope.kind === 'question')
    return answer(question(scope.question, scope.options, { event_id: event.id }));
  const chosen = scope.scope === 'one' ? 'one' : 'series';
  return {
    kind: 'ask',
    args: { event, scope: chosen, response: input.response, ...(input.note ? { note: input.note } : {}) },
    formatted: `${SAID[input.response]} ${describeEvent(event, zone)}${sayScope(chosen)}${input.note ? ` with the note '${input.note}'` : ''}${sayOrganiser(event)}`,
    reason: 'The organiser would be told.',
  };
}
