import { describeRecurrence, type Moment } from '@catch/scheduling';

/** ', repeating every Monday and Wednesday at 06:30': in words that a person can check, never as a rule. */
export function sayRepeats(recurrence: readonly string[], start: Moment, zone: string): string {
  if (recurrence.length === 0) return '';
  const words = describeRecurrence(recurrence, start, zone);
  return `, repeating ${words.replace(/^Repeats /, '').replace(/^[A-Z]/, (letter) => letter.toLowerCase())}`;
}
