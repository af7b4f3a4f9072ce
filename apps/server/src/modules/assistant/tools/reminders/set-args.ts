import { z } from 'zod';
import { uuidFrom } from '../../../../platform/secrets.ts';
import { relativeTo } from '../../../reminders/index.ts';
import { intended, momentAt } from '../../values/make.ts';
import type { ReminderFact, ReminderLead } from '../../values/values.ts';
import type { Plan, ToolContext } from '../tool.port.ts';
import { readCron } from './cron-words.ts';
import { leadOf } from './reminder-fact.ts';

export const setArgs = z.object({
  text: z.string(),
  at: z.string().optional(),
  cron: z.string().optional(),
  /** Only when it was named with the time. */
  zone: z.string().optional(),
  /** What it comes before, as it is shown; our own data read back. */
  lead: z
    .looseObject({ minutes: z.number() })
    .transform((value) => value as unknown as ReminderLead)
    .optional(),
  relative_to: relativeTo.optional(),
  /** The one that it takes the place of. */
  instead_of: z.string().optional(),
});
export type SetArgs = z.output<typeof setArgs>;

export const runReminder = (args: SetArgs, context: ToolContext): Plan<SetArgs> => ({
  kind: 'run',
  args,
  proposal: intended([{ did: 'reminder-set', reminder: reminderOf(args, context) }]),
});

/** Its id is made from the call, so that a second try finds it. */
export function reminderOf(
  { text, at, cron, zone, lead, relative_to }: SetArgs,
  { user, now, toolCallId }: Pick<ToolContext, 'user' | 'now' | 'toolCallId'>,
): ReminderFact {
  const reading = cron ? readCron(cron, zone ?? user.timeZone, now) : undefined;
  return {
    id: uuidFrom(toolCallId),
    text,
    ...(at ? { next: momentAt(Date.parse(at), user.timeZone) } : {}),
    ...(cron ? { cron } : {}),
    ...(reading?.kind === 'runs' ? { runs: reading.runs, next: reading.runs[0] } : {}),
    // What was asked before leads were kept knows only what it follows.
    ...(lead || relative_to ? { before: lead ?? leadOf(relative_to) } : {}),
    repeats: cron !== undefined,
  };
}
