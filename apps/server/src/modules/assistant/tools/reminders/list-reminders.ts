import { listReminders, type ReminderRow } from '../../../reminders/index.ts';
import { answer } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { sayInstant } from '../text/say-time.ts';
import type { Tool } from '../tool.port.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';

const present = (row: ReminderRow, zone: string) => ({
  reminder_id: row.id,
  text: row.reminder_text,
  type: row.reminder_type,
  next: row.next_at ? sayInstant(row.next_at.getTime(), zone) : null,
  ...(row.cron_expression ? { cron: row.cron_expression } : {}),
  ...(row.parked_reason ? { broken: 'It could not be sent; staff have been told.' } : {}),
  is_active: row.is_active,
});

export const listRemindersTool = ({
  db,
}: Pick<ReminderToolDependencies, 'db'>): Tool<ToolInput<'list_reminders'>> => ({
  name: 'list_reminders',
  description: 'The reminders the user has asked for.',
  inputSchema: toolInputs.list_reminders,
  plan: async (input, { user }) => {
    const rows = await listReminders(db, user.id, !input.include_inactive);
    return answer({
      ok: true,
      data: { status: 'reminders', reminders: rows.map((row) => present(row, user.timeZone)) },
    });
  },
});
