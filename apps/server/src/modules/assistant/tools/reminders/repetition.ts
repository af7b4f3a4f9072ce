import type { When } from '@catch/understanding';
import { cronFromRecurrence, describeCron } from '../../../reminders/index.ts';
import type { ToolContext } from '../tool.port.ts';
import { readCron } from './cron-words.ts';

export type Repetition =
  | {
      readonly kind: 'repeats';
      readonly cron: string;
      /** Only when it was named with the time. */
      readonly zone?: string;
      readonly description: string;
    }
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** A calendar can repeat that way, though a reminder cannot. */
      readonly isForCalendar?: true;
    };

/** 'Every weekday at 8' as a schedule, with its next times in words. */
export function readRepetition(
  when: Extract<When, { kind: 'recurrence' }>,
  { user, now }: Pick<ToolContext, 'user' | 'now'>,
): Repetition {
  // Said for another zone, it stays there, also when clocks change on different days.
  const zone = when.zone ?? user.timeZone;
  const said = when.start.withTimeZone(zone);
  const start = when.timeSaid ? said : said.withPlainTime('09:00');
  const cron = cronFromRecurrence(when.rrule, {
    hour: start.hour,
    minute: start.minute,
    day: start.day,
    month: start.month,
    weekday: start.dayOfWeek % 7,
    until: when.duration && when.timeSaid ? start.add(when.duration) : undefined,
  });
  if (!cron)
    return {
      kind: 'refused',
      why: `I cannot repeat a reminder that way (${when.description}). Every day, certain weekdays, a day of the month or of the year work.`,
      isForCalendar: true,
    };
  const reading = readCron(cron, zone, now);
  if (reading.kind === 'refused') return reading;
  return {
    kind: 'repeats',
    cron,
    ...(when.zone ? { zone } : {}),
    description: `${describeCron(cron)}, ${reading.preview}`,
  };
}
