import { z } from 'zod';
import {
  completeReminder,
  deactivateReminder,
  listReminders,
  repeatReminder,
  restoreReminder,
  snoozeReminder,
} from '../../../reminders/index.ts';
import { intended, momentAt, question, receipt, refusal, takenBack } from '../../values/make.ts';
import type { Change, ReminderFact } from '../../values/values.ts';
import { answer } from '../events/clarify.ts';
import { undoing } from '../events/undoing.ts';
import { type ToolInput, toolInputs } from '../inputs.ts';
import { whenContext } from '../time/when-context.ts';
import type { Plan, Tool, ToolContext } from '../tool.port.ts';
import { readCron } from './cron-words.ts';
import { momentOf } from './moment.ts';
import { refuseTime } from './refuse-time.ts';
import { readRepetition } from './repetition.ts';
import type { ReminderToolDependencies } from './set-reminder.ts';
import { beforeImage, choices, matchingReminders, readOnItsDay } from './which-reminder.ts';

const cancelArgs = z.object({
  reminder_ids: z.array(z.string()),
  texts: z.array(z.string()),
  /** Of these, which were sent before. */
  sent_ids: z.array(z.string()).optional(),
  action: z.enum(['cancel', 'snooze', 'done', 'repeat']),
  until: z.string().optional(),
  cron: z.string().optional(),
  zone: z.string().optional(),
});
type CancelArgs = z.output<typeof cancelArgs>;
type Input = ToolInput<'cancel_reminder'>;

export const cancelReminderTool = ({
  db,
}: Pick<ReminderToolDependencies, 'db'>): Tool<Input, CancelArgs> => ({
  name: 'cancel_reminder',
  description:
    'Cancel a reminder, put it off, or mark it done. Done at once. Without naming one: the one that was sent last, when the user puts it off or says it is done; else the only one there is.',
  inputSchema: toolInputs.cancel_reminder,
  argsSchema: cancelArgs,
  plan: async (input, context) => {
    const { user, now } = context;
    const rows = await listReminders(db, user.id, !(input.snooze_until || input.done));
    const matches = matchingReminders(rows, input, context);
    const active = rows.filter(({ is_active }) => is_active);
    if (matches.length === 0)
      return answer(
        active.length === 0
          ? refusal({ code: 'no-reminders' })
          : question({ for: 'reminder', among: 'all' }, choices(active, context)),
      );
    if (matches.length > 1 && !input.all)
      return answer(question({ for: 'reminder', among: 'matches' }, choices(matches, context)));
    const args: CancelArgs = {
      reminder_ids: matches.map(({ id }) => id),
      texts: matches.map(({ reminder_text }) => reminder_text),
      sent_ids: matches.filter(({ last_triggered_at }) => last_triggered_at !== null).map(({ id }) => id),
      action: input.snooze_until ? 'snooze' : input.done ? 'done' : 'cancel',
    };
    if (!input.snooze_until) return run(args, context);
    const impossible = refuseTime(
      { when: input.snooze_until, said: context.ownWords.at(-1) },
      whenContext(context),
    );
    if (impossible) return answer(question({ for: 'snooze', impossible }));
    const { when, unread } = readOnItsDay(input.snooze_until, matches, context);
    if (unread.length > 0 || when.kind === 'none')
      return answer(question({ for: 'snooze', words: input.snooze_until }));
    if (when.kind === 'recurrence') {
      const repetition = readRepetition(when, context);
      if (repetition.kind === 'refused')
        return answer(refusal({ code: 'impossible-rhythm', rhythm: repetition.rhythm, to: 'change' }));
      const { kind: _kind, ...schedule } = repetition;
      return run({ ...args, ...schedule, action: 'repeat' }, context);
    }
    const until = momentOf(when, context);
    if (until.kind === 'question' || until.at <= now.getTime()) return answer(question({ for: 'snooze' }));
    return run({ ...args, until: new Date(until.at).toISOString() }, context);
  },
  execute: async (args, context, journal) => {
    const { user, now } = context;
    await context.assertCurrent();
    await journal.recordBefore(
      journal.before ??
        (await listReminders(db, user.id, false)).filter(({ id }) => args.reminder_ids.includes(id)),
    );
    for (const id of args.reminder_ids)
      if (args.action === 'snooze' && args.until)
        await snoozeReminder(db, user.id, id, new Date(args.until), now);
      else if (args.action === 'repeat' && args.cron)
        await repeatReminder(
          db,
          user.id,
          id,
          { cron: args.cron, timeZone: args.zone ?? user.timeZone, zoneIsSaid: args.zone !== undefined },
          now,
        );
      else if (args.action === 'done') await completeReminder(db, user.id, id, now);
      else await deactivateReminder(db, user.id, id, now);
    journal.recordAfter({ reminder_ids: args.reminder_ids });
    return receipt(changesOf(args, context), context);
  },
  undo: async (execution, { user, now }) => {
    const rows = beforeImage.parse(execution.before);
    for (const row of rows) await restoreReminder(db, user.id, row, now);
    return takenBack(undoing(execution, { was: 'reminder-changed', text: rows[0]?.reminder_text }));
  },
});

const run = (args: CancelArgs, context: ToolContext): Plan<CancelArgs> => ({
  kind: 'run',
  args,
  proposal: intended(changesOf(args, context)),
});

const changesOf = (args: CancelArgs, context: ToolContext): Change[] =>
  args.reminder_ids.map((id, index) => changeOf({ id, text: args.texts[index] ?? '' }, args, context));

function changeOf(reminder: ReminderFact, args: CancelArgs, { user, now }: ToolContext): Change {
  const { action, cron, zone = user.timeZone, until } = args;
  if (action === 'cancel' || action === 'done')
    return { did: 'reminder-ended', reminder, how: action === 'done' ? 'done' : 'cancelled' };
  const reading = action === 'repeat' && cron ? readCron(cron, zone, now) : undefined;
  const after: ReminderFact =
    cron && reading?.kind === 'runs'
      ? { ...reminder, cron, runs: reading.runs, next: reading.runs[0], repeats: true }
      : {
          ...reminder,
          next: momentAt(new Date(until ?? now).getTime(), user.timeZone),
          isSnoozed: true,
          ...(args.sent_ids?.includes(reminder.id) ? { isAgain: true } : {}),
        };
  return { did: 'reminder-changed', before: reminder, after };
}
