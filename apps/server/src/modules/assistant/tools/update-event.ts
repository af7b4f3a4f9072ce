import type { Receipt, Refusal } from '../values/values.ts';
import type { CalendarToolDependencies } from './calendar-tools.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer } from './events/clarify.ts';
import { notifiedOfUpdate, undoUpdate } from './events/undo-update.ts';
import { loopInputs } from './loop-inputs.ts';
import type { Plan, Tool } from './tool.port.ts';
import { argsSchema, type UpdateEventArgs } from './update/args.ts';
import { executeOne } from './update/execute-one.ts';
import { executeSeveral } from './update/execute-several.ts';
import { INTENTIONS, type UpdateInput, type UpdateToolName, updateInput } from './update/inputs.ts';
import { planOne } from './update/plan-one.ts';
import { asksSeveral, planSeveral } from './update/plan-several.ts';

export type { UpdateEventArgs } from './update/args.ts';

/** One of the tools that change an event that is there: they differ in what they offer, not in what they do. */
export const updateEventTool = (
  dependencies: CalendarToolDependencies,
  name: UpdateToolName = 'update_event',
): Tool<UpdateInput, UpdateEventArgs> => ({
  name,
  description: INTENTIONS[name].description,
  inputSchema: updateInput,
  offers: [...INTENTIONS[name].offers, ...Object.keys(loopInputs)],
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
  undoNotifies: notifiedOfUpdate,
});
