import type { Temporal } from 'temporal-polyfill';
import { findWhen } from '../when/find-when.ts';
import type { FoundWhen, When, WhenContext } from '../when/types.ts';

/** Beside a time they add nothing that would be lost. */
const EMPTY = new Set(
  'the a an at on in by from for then again both included inclusive just only so like about please uh er erm departs departing leaves leaving'.split(
    ' ',
  ),
);

/** As we write a moment ourselves. */
const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d\S*$/;

const lengthOf = ({ spans }: { readonly spans: readonly { start: number; end: number }[] }): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);

/**
 * The words of a phrase for a time that no reading of it uses. A time that is only half understood is asked about:
 * of 'morgen um 8' an English clock would read the 8 and lose the day.
 */
export function unreadWords(phrase: string, context: WhenContext): string[] {
  if (ISO.test(phrase)) return [];
  const found = findWhen(phrase, context);
  // Of several times that do not make one only the longest is taken: 'every Monday …, from 8 to 9' would lose its hours.
  const [taken] = found.toSorted((left, right) => lengthOf(right) - lengthOf(left));
  const rest = (taken?.spans ?? []).reduce(
    (kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end),
    phrase,
  );
  const words = (withoutEcho(rest, taken).match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    (word) => !EMPTY.has(word.toLowerCase()),
  );
  // A bare hour ('9', 'seven', '5.30') is no time in the middle of a text, but it is one as a phrase of its own.
  const isBare =
    found.length === 0 &&
    (words.every((word) => /^\d/.test(word)) ||
      words.length === 1 ||
      /^\d[\d.:]*\s*(?:to|-|–|till|until)\s*\d/.test(phrase.trim()));
  return isBare ? [] : words;
}

/** 'Next Monday (the 23rd)': what is said twice is read once. */
function withoutEcho(rest: string, taken: FoundWhen | undefined): string {
  const start = taken && startOf(taken.when);
  const day = start && IN_BRACKETS.exec(rest)?.[1];
  return day !== undefined && Number(day) === start?.day ? rest.replace(IN_BRACKETS, ' ') : rest;
}
const IN_BRACKETS = /\(\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)\s*\)?/i;

const startOf = (when: When): Temporal.ZonedDateTime | undefined =>
  when.kind === 'instant'
    ? when.at
    : when.kind === 'interval' || when.kind === 'recurrence'
      ? when.start
      : undefined;
