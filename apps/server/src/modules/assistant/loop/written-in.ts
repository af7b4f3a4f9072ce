import { type Language, languages } from '@catch/contract/languages';
import { plainText, plainWords, readMessage } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import { builtInWeights } from '../manager/built-in.ts';

/** 'Ok' and 'oui' are said in any language: of fewer words nobody can tell. */
const TELLING = 3;

/** The language that somebody writes in, by the newest of their messages that tells it; nothing where we do not speak it. */
export function writtenIn(texts: readonly string[], now: Date): Language | undefined {
  for (const text of texts.toReversed()) {
    const words = plainWords(text);
    const read = words.length < TELLING ? 'xx' : languageOf(text, now);
    // Surely not English, and no more is known: the names of days tell, or what was written before.
    const language = read === 'xx' && words.length >= TELLING ? byDays(words) : read;
    if (language !== 'xx' && language !== undefined) return languages.find((one) => one === language);
  }
  return undefined;
}

function languageOf(text: string, now: Date): string {
  const when = { now: Temporal.Instant.fromEpochMilliseconds(now.getTime()), zone: 'UTC' };
  return readMessage(text, { situation: [], titles: [], people: [] }, when, builtInWeights()).language;
}

/** A Monday, and the six days after it. */
const WEEK = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 10, 16 + day)));

const byDays = (words: readonly string[]): Language | undefined =>
  languages.find((language) => namesOf(language).some((name) => words.includes(name)));

const names = new Map<Language, readonly string[]>();

function namesOf(language: Language): readonly string[] {
  const known = names.get(language);
  if (known) return known;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const made = [
    ...WEEK.map((day) => weekday.format(day)),
    ...[0, 1].map((days) => relative.format(days, 'day')),
  ].map(plainText);
  names.set(language, made);
  return made;
}
