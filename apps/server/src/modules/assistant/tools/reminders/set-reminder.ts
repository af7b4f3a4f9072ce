import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import type { AllCalendarsGateway } from '../../../calendar/index.ts';
import {
  deactivateReminder,
  forgetReminder,
  listReminders,
  nextRun,
  parseCron,
  restoreReminder,
  scheduleReminder,
} from '../../../reminders/index.ts';
import { receipt, takenBack } from '../../values/make.ts';
import { withCalendar } from '../events/calendar-failure.ts';
import { answer } from '../events/clarify.ts';
import { undoing } from '../events/undoing.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import type { Plan, Tool } from '../tool.port.ts';
import { planReminder } from './plan-reminder.ts';
import { reminderFactOf } from './reminder-fact.ts';
import { reminderOf, type SetArgs, setArgs } from './set-args.ts';
import { beforeImage } from './which-reminder.ts';

export interface ReminderToolDependencies {
  readonly db: Database;
  readonly gateway: AllCalendarsGateway;
  /** Where a person can be written to at this moment; empty when nothing is connected. */
  readonly reachableOn: (userId: string) => Promise<readonly string[]>;
}

export const setReminderTool = ({
  db,
  gateway,
  reachableOn,
}: ReminderToolDependencies): Tool<ToolInput<'set_reminder'>, SetArgs> => ({
  name: 'set_reminder',
  description:
    'Remind the user of something, once or repeatedly. Give a time, or the event(s) it comes before or after. Done at once.',
  inputSchema: toolInputs.set_reminder,
  argsSchema: setArgs,
  plan: async (input, context) => {
    const plan = await withCalendar<Plan<SetArgs>>(() => planReminder(gateway, input, context), answer);
    return plan.kind === 'run' && input.instead_of
      ? { ...plan, args: { ...plan.args, instead_of: input.instead_of } }
      : plan;
  },
  execute: async (args, context, journal) => {
    const { user, channel, now } = context;
    await context.assertCurrent();
    const reminder = reminderOf(args, context);
    const at = args.at ? new Date(args.at) : null;
    const zone = args.zone ?? user.timeZone;
    const earlier = args.instead_of
      ? (await listReminders(db, user.id, false)).filter(({ id }) => id === args.instead_of)
      : [];
    if (args.instead_of) await journal.recordBefore(journal.before ?? earlier);
    const row = await scheduleReminder(db, {
      id: reminder.id,
      userId: user.id,
      text: args.text,
      timeZone: zone,
      zoneIsSaid: args.zone !== undefined,
      channel,
      scheduledAt: args.cron ? null : at,
      cron: args.cron ?? null,
      relativeTo: args.relative_to ?? null,
      nextAt: args.cron ? (nextRun(parseCron(args.cron), zone, now) ?? null) : at,
      at: now,
    });
    for (const { id } of earlier) await deactivateReminder(db, user.id, id, now);
    journal.recordAfter({ reminder_id: row.id });
    const [before] = earlier;
    if (before)
      return receipt(
        [{ did: 'reminder-changed', before: reminderFactOf(before, user.timeZone), after: reminder }],
        context,
      );
    const isReachable = (await reachableOn(user.id)).length > 0;
    return receipt(
      [{ did: 'reminder-set', reminder, ...(isReachable ? {} : { isUnreachable: true }) }],
      context,
    );
  },
  undo: async (execution, { user, now }) => {
    const { reminder_id } = z.object({ reminder_id: z.string() }).parse(execution.after);
    await forgetReminder(db, user.id, reminder_id);
    const earlier = beforeImage.safeParse(execution.before);
    for (const row of earlier.success ? earlier.data : []) await restoreReminder(db, user.id, row, now);
    if (earlier.success && earlier.data.length > 0)
      return takenBack(undoing(execution, { was: 'reminder-changed', text: earlier.data[0]?.reminder_text }));
    return takenBack(undoing(execution, { was: 'reminder-set', text: String(execution.args.text ?? '') }));
  },
});
