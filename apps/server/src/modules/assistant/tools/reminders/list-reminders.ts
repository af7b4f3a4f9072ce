import { listReminders } from '../../../reminders/index.ts';
import { answer } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import type { Tool } from '../tool.port.ts';
import { reminderFactOf } from './reminder-fact.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';

export const listRemindersTool = ({
  db,
}: Pick<ReminderToolDependencies, 'db'>): Tool<ToolInput<'list_reminders'>> => ({
  name: 'list_reminders',
  description: 'The reminders the user has asked for.',
  inputSchema: toolInputs.list_reminders,
  plan: async (input, { user }) => {
    const rows = await listReminders(db, user.id, !input.include_inactive);
    return answer({
      kind: 'answer',
      about: 'reminders',
      reminders: rows.map((row) => reminderFactOf(row, user.timeZone)),
    });
  },
});
