import { parseRecurrence, type RecurrenceRule, tryParseRecurrence } from '@catch/scheduling';
import { type RecurrenceWhen, readWhen, type WhenContext } from '@catch/understanding';
import { question } from '../../values/make.ts';
import type { Question } from '../../values/values.ts';
import { whichReading } from './which-reading.ts';

/** How often, read by itself. */
export interface Rhythm {
  readonly kind: 'rhythm';
  readonly words: string;
  readonly rule: RecurrenceRule;
  /** Which of its times do not take place. */
  readonly exceptions: readonly string[];
  /** What was said with it apart from how often; absent when it was written as a rule. */
  readonly said?: RecurrenceWhen | undefined;
}

const WRITTEN = /^\s*(?:RRULE\s*:|FREQ\s*=)/i;

/** 'Every other Thursday until June', or a rule as calendars write it. Nothing in it is left out, and nothing guessed. */
export function readRhythm(
  words: string,
  context: WhenContext,
  { isAsked = true }: { readonly isAsked?: boolean } = {},
): Rhythm | Question {
  if (WRITTEN.test(words)) return readRule(words) ?? notUnderstood(words);
  // 'The last Friday of the month', asked how often, is every one of them.
  for (const phrase of isAsked ? [words, `every ${words}`] : [words]) {
    const { when, unread } = readWhen(phrase, context);
    // 'Two weeks' may be how often or for how long.
    if (when.kind === 'duration') break;
    if (when.kind === 'ambiguous' && when.often) return whichReading(when, context.zone);
    if (when.kind !== 'recurrence' || unread.length > 0) continue;
    const [rule] = parseRecurrence(when.rrule).rules;
    if (rule) return { kind: 'rhythm', words, rule, exceptions: when.rrule.slice(1), said: when };
  }
  return notUnderstood(words);
}

const notUnderstood = (words: string): Question =>
  question({ for: 'rhythm', because: 'not-understood', words });

/** Only rules and exceptions: where it begins is said apart. */
function readRule(words: string): Rhythm | undefined {
  const lines = words
    .trim()
    .split(/[\r\n]+/)
    .map((line) => line.trim().replace(/^(rrule|exdate)/i, (name) => name.toUpperCase()));
  const read = tryParseRecurrence(lines);
  const [rule, ...more] = read.ok ? read.recurrence.rules : [];
  const hasTwoEnds = rule?.count !== undefined && rule.until !== undefined;
  if (!rule || hasTwoEnds || more.length > 0) return undefined;
  return { kind: 'rhythm', words, rule, exceptions: lines.filter((line) => !WRITTEN.test(line)) };
}
