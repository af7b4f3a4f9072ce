import { z } from 'zod';
import type { Database } from '../../../../platform/db/database.ts';
import { uuidFrom } from '../../../../platform/secrets.ts';
import type { CalendarGateway } from '../../../calendar/index.ts';
import { forgetReminder, nextRun, parseCron, scheduleReminder } from '../../../reminders/index.ts';
import { withCalendar } from '../events/calendar-failure.ts';
import { answer } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import type { Plan, Tool } from '../tool.port.ts';
import { planReminder, type SetArgs, setArgs } from './plan-reminder.ts';

export interface ReminderToolDependencies {
  readonly db: Database;
  readonly gateway: CalendarGateway;
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
    "Remind the user of something, once or repeatedly. Pass the time in the user's own words (or a cron expression of five fields if they wrote one), or name the event(s) it comes before.",
  inputSchema: toolInputs.set_reminder,
  argsSchema: setArgs,
  plan: (input, context) => withCalendar<Plan<SetArgs>>(() => planReminder(gateway, input, context), answer),
  execute: async (args, { user, channel, now, toolCallId, assertCurrent }, journal) => {
    await assertCurrent();
    const at = args.at ? new Date(args.at) : null;
    const zone = args.zone ?? user.timeZone;
    const row = await scheduleReminder(db, {
      id: uuidFrom(toolCallId),
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
    journal.recordAfter({ reminder_id: row.id });
    const isReachable = (await reachableOn(user.id)).length > 0;
    return {
      ok: true,
      data: { reminder_id: row.id, when: args.description },
      receipt: `I will remind you: ${args.text}, ${args.description}.${isReachable ? '' : NOWHERE}`,
    };
  },
  undo: async (execution, { user }) => {
    const { reminder_id } = z.object({ reminder_id: z.string() }).parse(execution.after);
    await forgetReminder(db, user.id, reminder_id);
    return { ok: true, data: {}, receipt: 'Undone: that reminder is gone.' };
  },
});

/** Said when it is asked for, not found out when it does not come. */
const NOWHERE =
  ' Neither WhatsApp nor Slack is connected yet: please connect one in Settings, or I have no way to reach you then.';
