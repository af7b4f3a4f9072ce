import { describeRecurrence, type Moment } from '@catch/scheduling';
import type { Reader } from '../../../platform/say-time.ts';

/** ', every Monday and Wednesday': in words that a person can check, never as a rule. Its hours are told with its time. */
export function sayRepeats(recurrence: readonly string[], start: Moment, { zone }: Reader): string {
  if (recurrence.length === 0) return '';
  const words = describeRecurrence(recurrence, start, zone, 'days');
  return `, ${words.replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
}
