import type { Receipt, Refusal } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer } from './events/clarify.ts';
import { tellsOfUpdate, undoUpdate } from './events/undo-update.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import type { Plan, Tool } from './tool.port.ts';
import { argsSchema, type UpdateEventArgs } from './update/args.ts';
import { executeOne } from './update/execute-one.ts';
import { executeSeveral } from './update/execute-several.ts';
import { planOne } from './update/plan-one.ts';
import { asksSeveral, planSeveral } from './update/plan-several.ts';

export type { UpdateEventArgs } from './update/args.ts';

export const updateEventTool = (
  dependencies: CalendarToolDependencies,
): Tool<ToolInput<'update_event'>, UpdateEventArgs> => ({
  name: 'update_event',
  description:
    'Move, lengthen, shorten, repeat, rename or otherwise change an event, move several at once, let two change places, or invite and uninvite people. Events with other people, series and conflicts ask the user first.',
  inputSchema: toolInputs.update_event,
  argsSchema,
  plan: (input, context) =>
    withCalendar<Plan<UpdateEventArgs>>(
      () => (asksSeveral(input) ? planSeveral : planOne)(dependencies, input, context),
      answer,
    ),
  execute: (args, context, journal) =>
    withCalendar<Receipt | Refusal>(
      () =>
        'moves' in args
          ? executeSeveral(dependencies, args, context, journal)
          : executeOne(dependencies, args, context, journal),
      (refused) => refused,
    ),
  at: (args, { start, end }) =>
    'moves' in args
      ? undefined
      : { ...args, changes: { ...args.changes, start, end }, accepted_conflicts: [] },
  undo: undoUpdate(dependencies.gateway),
  undoTells: tellsOfUpdate,
});
