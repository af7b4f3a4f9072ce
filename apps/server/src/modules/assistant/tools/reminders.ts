import { eventInterval } from '@catch/scheduling';
import { resolveWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { z } from 'zod';
import type { Database } from '../../../platform/db/database.ts';
import { uuidFrom } from '../../../platform/secrets.ts';
import type { CalendarGateway } from '../../calendar/index.ts';
import {
  cronFromRecurrence,
  deactivateReminder,
  forgetReminder,
  InvalidCron,
  listReminders,
  nextRun,
  parseCron,
  type ReminderRow,
  rescheduleReminder,
  scheduleReminder,
} from '../../reminders/index.ts';
import { withCalendar } from './events/calendar-failure.ts';
import { answer, question, refusal } from './events/clarify.ts';
import { findEvent } from './events/find-event.ts';
import { type ToolInput, toolInputs } from './inputs.ts';
import { coverage, tellingWords, wordsOf } from './text/match-words.ts';
import { sayInstant } from './text/say-time.ts';
import { whenContext } from './time/when-context.ts';
import type { Plan, Tool, ToolContext } from './tool.port.ts';

const setArgs = z.object({
  text: z.string(),
  at: z.string().optional(),
  cron: z.string().optional(),
  description: z.string(),
  relative_to: z.record(z.string(), z.unknown()).optional(),
});
type SetArgs = z.output<typeof setArgs>;

export interface ReminderToolDependencies {
  readonly db: Database;
  readonly gateway: CalendarGateway;
}

export const setReminderTool = ({
  db,
  gateway,
}: ReminderToolDependencies): Tool<ToolInput<'set_reminder'>, SetArgs> => ({
  name: 'set_reminder',
  description:
    "Remind the user of something, once or repeatedly. Pass the time in the user's own words, or name the event(s) it comes before.",
  inputSchema: toolInputs.set_reminder,
  argsSchema: setArgs,
  plan: (input, context) => withCalendar<Plan<SetArgs>>(() => planReminder(gateway, input, context), answer),
  execute: async (args, { user, channel, now, toolCallId, assertCurrent }, journal) => {
    await assertCurrent();
    const at = args.at ? new Date(args.at) : null;
    const nextAt = args.cron ? (nextRun(parseCron(args.cron), user.timeZone, now) ?? null) : at;
    const row = await scheduleReminder(db, {
      id: uuidFrom(toolCallId),
      userId: user.id,
      text: args.text,
      timeZone: user.timeZone,
      channel,
      scheduledAt: args.cron ? null : at,
      cron: args.cron ?? null,
      relativeTo: args.relative_to ?? null,
      nextAt,
      at: now,
    });
    journal.recordAfter({ reminder_id: row.id });
    return {
      ok: true,
      data: { reminder_id: row.id, when: args.description },
      receipt: `I will remind you: ${args.text}, ${args.description}.`,
    };
  },
  undo: async (execution, { user }) => {
    const { reminder_id } = z.object({ reminder_id: z.string() }).parse(execution.after);
    await forgetReminder(db, user.id, reminder_id);
    return { ok: true, data: {}, receipt: 'Undone: that reminder is gone.' };
  },
});

async function planReminder(
  gateway: CalendarGateway,
  input: ToolInput<'set_reminder'>,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now } = context;
  if (input.before_event) return planBeforeEvent(gateway, input, context);
  if (!input.when) return answer(question(`When should I remind you: ${input.text}?`));
  const when = resolveWhen(input.when, whenContext(context));
  if (when.kind === 'relative-to-event')
    return planBeforeEvent(
      gateway,
      {
        ...input,
        before_event: when.eventText,
        minutes_before: Math.round(
          when.offset.total({
            unit: 'minutes',
            relativeTo: Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(
              user.timeZone,
            ),
          }),
        ),
      },
      context,
    );
  if (when.kind === 'recurrence') {
    const start = when.timeSaid ? when.start : when.start.withPlainTime('09:00');
    const cron = cronFromRecurrence(when.rrule, {
      hour: start.hour,
      minute: start.minute,
      day: start.day,
      month: start.month,
      weekday: start.dayOfWeek % 7,
    });
    if (!cron)
      return answer(
        refusal(
          `I cannot repeat a reminder that way (${when.description}). Every day, certain weekdays, a day of the month or of the year work.`,
        ),
      );
    try {
      const next = nextRun(parseCron(cron), user.timeZone, now);
      if (!next) return answer(refusal('That would never happen.'));
      return run({
        text: input.text,
        cron,
        description: `${when.description}${when.timeSaid ? '' : ' at 09:00'}, next on ${sayInstant(next.getTime(), user.timeZone)}`,
      });
    } catch (error) {
      if (error instanceof InvalidCron)
        return answer(refusal(`I cannot repeat it that way: ${error.message}.`));
      throw error;
    }
  }
  const at = momentOf(when);
  if (at.kind === 'question') return answer(question(at.question, at.options));
  if (at.at <= now.getTime())
    return answer(
      question(`${sayInstant(at.at, user.timeZone)} has already passed. When should I remind you?`),
    );
  return run({
    text: input.text,
    at: new Date(at.at).toISOString(),
    description: `on ${sayInstant(at.at, user.timeZone)}`,
  });
}

const run = (args: SetArgs): Plan<SetArgs> => ({ kind: 'run', args });

type Moment =
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'question'; readonly question: string; readonly options: readonly string[] };

/** A day without an hour is the morning of it; a part of the day is its usual hour. */
function momentOf(when: When): Moment {
  switch (when.kind) {
    case 'instant':
      return { kind: 'at', at: when.at.epochMilliseconds };
    case 'interval':
      return {
        kind: 'at',
        at: (when.likely ?? (when.allDay ? when.start.withPlainTime('09:00') : when.start)).epochMilliseconds,
      };
    case 'open':
      return { kind: 'at', at: when.at.epochMilliseconds };
    case 'deadline':
      return { kind: 'at', at: when.by.subtract({ hours: when.grain === 'day' ? 15 : 0 }).epochMilliseconds };
    case 'ambiguous':
      return { kind: 'question', question: when.question, options: when.options.map(({ text }) => text) };
    default:
      return { kind: 'question', question: 'When should I remind you?', options: [] };
  }
}

const EACH = /\b(each|every|all|any)\b/i;

async function planBeforeEvent(
  gateway: CalendarGateway,
  input: ToolInput<'set_reminder'>,
  context: ToolContext,
): Promise<Plan<SetArgs>> {
  const { user, now } = context;
  const minutes = input.minutes_before ?? 15;
  const words = input.before_event ?? '';
  const before = `${minutes} minutes before ${words}`;
  if (EACH.test(words))
    return run({
      text: input.text,
      description: before,
      relative_to: {
        each: true,
        words: tellingWords(words).filter((word) => !EACH.test(word)),
        minutes_before: minutes,
      },
    });
  const found = await findEvent(gateway, { event: words, event_when: input.when }, context);
  if (found.kind !== 'one') return answer(question(`Which event do you mean by '${words}'?`));
  const at = eventInterval(found.event, user.timeZone).start - minutes * 60_000;
  if (at <= now.getTime())
    return answer(
      question(`That would have been ${sayInstant(at, user.timeZone)}. When should I remind you?`),
    );
  return run({
    text: input.text,
    at: new Date(at).toISOString(),
    description: `on ${sayInstant(at, user.timeZone)}, ${minutes} minutes before ${found.event.title ?? words}`,
    relative_to: { event_id: found.event.id, minutes_before: minutes },
  });
}

const present = (row: ReminderRow, zone: string) => ({
  reminder_id: row.id,
  text: row.reminder_text,
  type: row.reminder_type,
  next: row.next_at ? sayInstant(row.next_at.getTime(), zone) : null,
  ...(row.cron_expression ? { cron: row.cron_expression } : {}),
  is_active: row.is_active,
});

export const listRemindersTool = ({ db }: ReminderToolDependencies): Tool<ToolInput<'list_reminders'>> => ({
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

const cancelArgs = z.object({
  reminder_ids: z.array(z.string()),
  texts: z.array(z.string()),
  action: z.enum(['cancel', 'snooze', 'done']),
  until: z.string().optional(),
});
type CancelArgs = z.output<typeof cancelArgs>;

export const cancelReminderTool = ({
  db,
}: ReminderToolDependencies): Tool<ToolInput<'cancel_reminder'>, CancelArgs> => ({
  name: 'cancel_reminder',
  description: 'Cancel a reminder, put it off, or mark it done.',
  inputSchema: toolInputs.cancel_reminder,
  argsSchema: cancelArgs,
  plan: async (input, context) => {
    const { user, now } = context;
    const rows = await listReminders(db, user.id, !(input.snooze_until || input.done));
    const active = rows.filter(({ is_active }) => is_active);
    const asked = tellingWords(input.text ?? '');
    const recent = rows
      .filter(({ last_triggered_at }) => last_triggered_at !== null)
      .sort(
        (left, right) => (right.last_triggered_at?.getTime() ?? 0) - (left.last_triggered_at?.getTime() ?? 0),
      );
    const matches = input.all
      ? active
      : input.reminder_id
        ? rows.filter(({ id }) => id === input.reminder_id)
        : asked.length > 0
          ? rows.filter(({ reminder_text }) => coverage(asked, wordsOf(reminder_text)) >= 0.5)
          : input.snooze_until || input.done
            ? recent.slice(0, 1)
            : active.length === 1
              ? active
              : [];
    if (matches.length === 0)
      return answer(
        active.length === 0
          ? refusal('You have no active reminders.')
          : question(
              'Which reminder do you mean?',
              active.map(({ reminder_text }) => reminder_text),
            ),
      );
    if (matches.length > 1 && !input.all)
      return answer(
        question(
          'Which of these do you mean?',
          matches.map(({ reminder_text }) => reminder_text),
        ),
      );
    const args: CancelArgs = {
      reminder_ids: matches.map(({ id }) => id),
      texts: matches.map(({ reminder_text }) => reminder_text),
      action: input.snooze_until ? 'snooze' : input.done ? 'done' : 'cancel',
    };
    if (!input.snooze_until) return { kind: 'run', args };
    const until = momentOf(resolveWhen(input.snooze_until, whenContext(context)));
    if (until.kind === 'question' || until.at <= now.getTime())
      return answer(question('Until when should I put it off?'));
    return { kind: 'run', args: { ...args, until: new Date(until.at).toISOString() } };
  },
  execute: async (args, { user, now, assertCurrent }, journal) => {
    await assertCurrent();
    await journal.recordBefore(
      journal.before ??
        (await listReminders(db, user.id, false)).filter(({ id }) => args.reminder_ids.includes(id)),
    );
    const what = args.texts.join('; ');
    for (const id of args.reminder_ids) {
      const row = (await listReminders(db, user.id, false)).find((one) => one.id === id);
      if (args.action === 'snooze' && args.until)
        await rescheduleReminder(db, user.id, id, new Date(args.until), now);
      else if (args.action === 'cancel' || row?.reminder_type === 'one_time')
        await deactivateReminder(db, user.id, id, now);
    }
    journal.recordAfter({ reminder_ids: args.reminder_ids });
    const receipts = {
      cancel: `Cancelled the reminder: ${what}.`,
      done: `Well done: ${what}.`,
      snooze: `I will remind you again: ${what}, on ${sayInstant(new Date(args.until ?? now).getTime(), user.timeZone)}.`,
    };
    return { ok: true, data: { reminders: args.texts }, receipt: receipts[args.action] };
  },
  undo: async (execution, { user, now }) => {
    const before = z
      .array(z.object({ id: z.string(), next_at: z.string().nullable(), is_active: z.boolean() }))
      .parse(execution.before);
    for (const row of before)
      if (row.is_active)
        await rescheduleReminder(db, user.id, row.id, row.next_at ? new Date(row.next_at) : null, now);
    return { ok: true, data: {}, receipt: 'Undone: the reminder is there again.' };
  },
});
