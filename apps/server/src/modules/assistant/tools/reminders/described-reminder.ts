import { instantOf } from '@catch/scheduling';
import { findWhen, resolveWhen, type WhenContext } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { ReminderFact } from '../../values/values.ts';
import { coverage, significantWords, wordsOf } from '../text/match-words.ts';

/** Of 'the ironing reminder' only one word is its own. */
const REMINDER: ReadonlySet<string> = new Set(['reminder', 'reminders', 'nudge', 'ping', 'alert', 'number']);

export const tellingWords = (words: string): string[] =>
  significantWords(words).filter((word) => !REMINDER.has(word));

/** What it says, and what it comes before. */
export const namedBy = ({ text, before }: ReminderFact): string[] =>
  wordsOf(`${text} ${before?.event ?? ''}`);

/** 'The half hour one', 'the 14:55 one', 'the one hour swimming reminder': by how long before, by its hour, and by its name. */
export function describedReminder(
  reminders: readonly ReminderFact[],
  words: string,
  when: WhenContext,
): ReminderFact | undefined {
  const found = findWhen(words, when);
  const lengths = found.flatMap((one) => (one.when.kind === 'duration' ? [one.when.seconds / 60] : []));
  const hours = found.flatMap((one) => minutesOfDay(one.text, when));
  if (lengths.length === 0 && hours.length === 0) return undefined;
  const rest = found.reduce((left, { text }) => left.replace(text, ' '), words);
  const name = tellingWords(rest).filter((word) => wordsOf(rest).includes(word) && !/^\d+$/.test(word));
  const [only, ...more] = reminders.filter(
    (one) =>
      (lengths.length === 0 || (one.before !== undefined && lengths.includes(one.before.minutes))) &&
      (hours.length === 0 || hours.includes(minuteOf(one) ?? -1)) &&
      (name.length === 0 || coverage(name, namedBy(one)) >= 0.5),
  );
  return more.length === 0 ? only : undefined;
}

/** A bare 'at 8' may be either. */
function minutesOfDay(text: string, when: WhenContext): number[] {
  const read = resolveWhen(text, when);
  const readings =
    read.kind === 'ambiguous'
      ? read.options
      : read.kind === 'instant'
        ? [read, ...(read.alternatives ?? [])]
        : [];
  return readings.flatMap((one) => (one.kind === 'instant' ? [one.at.hour * 60 + one.at.minute] : []));
}

function minuteOf({ next }: ReminderFact): number | undefined {
  if (next?.kind !== 'timed') return undefined;
  const at = Temporal.Instant.fromEpochMilliseconds(instantOf(next, next.zone)).toZonedDateTimeISO(next.zone);
  return at.hour * 60 + at.minute;
}
