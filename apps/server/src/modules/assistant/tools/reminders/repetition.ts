import type { When } from '@catch/understanding';
import { cronFromRecurrence } from '../../../reminders/index.ts';
import type { ImpossibleRhythm } from '../../values/values.ts';
import type { ToolContext } from '../tool.port.ts';
import { readCron } from './cron-words.ts';

export type Repetition =
  | {
      readonly kind: 'repeats';
      readonly cron: string;
      /** Only when it was named with the time. */
      readonly zone?: string;
    }
  | { readonly kind: 'refused'; readonly rhythm: ImpossibleRhythm };

/** 'Every weekday at 8' as a schedule. */
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
  if (!cron) return { kind: 'refused', rhythm: { code: 'not-for-reminders', rhythm: when.description } };
  const reading = readCron(cron, zone, now);
  if (reading.kind === 'refused') return reading;
  return { kind: 'repeats', cron, ...(when.zone ? { zone } : {}) };
}
