import {
  describeCron,
  isEach,
  listReminders,
  type ReminderRow,
  relativeTo,
} from '../../../reminders/index.ts';
import { answer } from '../events/clarify.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { sayInstant } from '../text/say-time.ts';
import type { Tool } from '../tool.port.ts';
import { sayBefore, sayLead } from './say-lead.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';

/** When it comes next; before events: how long before, since which ones come may change. */
function whenOf(row: ReminderRow, zone: string): string | null {
  const next = row.next_at ? sayInstant(row.next_at.getTime(), zone) : null;
  const target = row.relative_to && relativeTo.parse(row.relative_to);
  if (!target || row.snoozed_until) return next && row.cron_expression ? `next on ${next}` : next;
  if (isEach(target)) {
    const lead = `${sayLead(target.minutes_before)} before each such event`;
    return next ? `${lead}, next on ${next}` : lead;
  }
  const name = target.title ?? 'the event';
  if (!row.next_at) return `${sayLead(target.minutes_before)} before ${name}`;
  return `${sayBefore(row.next_at.getTime(), target.minutes_before, name, zone)}, next on ${next}`;
}

const present = (row: ReminderRow, zone: string) => ({
  reminder_id: row.id,
  text: row.reminder_text,
  type: row.reminder_type,
  when: whenOf(row, zone),
  ...(row.cron_expression ? { repeats: describeCron(row.cron_expression), cron: row.cron_expression } : {}),
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
