import type { Moment } from '@catch/scheduling';
import { describeRecurrence } from '../../../platform/say-recurrence/say-recurrence.ts';
import type { Reader } from '../../../platform/time-reader.ts';

/** ', every Monday and Wednesday': in words that a person can check, never as a rule. Its hours come with its time. */
export function sayRepeats(recurrence: readonly string[], start: Moment, reader: Reader): string {
  if (recurrence.length === 0) return '';
  const words = describeRecurrence(recurrence, start, reader.zone, 'days', reader);
  return `, ${words.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
}
