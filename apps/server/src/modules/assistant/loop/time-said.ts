import { plainText, readWhen, type WhenContext } from '@catch/understanding';
import type { Temporal } from 'temporal-polyfill';

interface Point {
  readonly at: Temporal.ZonedDateTime;
  readonly hasDate: boolean;
  readonly hasClock: boolean;
}

/**
 * Whether a time in a model's words is one that the person said in theirs: translated from another language, or written
 * as ISO 8601. Its day must stand there by name, number or distance, and its hour in digits; what is spelled out is not
 * looked for, so that somebody is asked.
 */
export function isTimeSaid(words: string, own: readonly string[], context: WhenContext): boolean {
  const points = pointsIn(words, context);
  const today = context.now.toZonedDateTimeISO(context.zone).toPlainDate();
  return (
    points.length > 0 &&
    own.some((text) => {
      const said: Said = { text: plainText(text), numbers: (text.match(/\d+/g) ?? []).map(Number) };
      return points.every(
        ({ at, hasDate, hasClock }) =>
          (!hasDate || namesDay(said, at.toPlainDate(), today)) && (!hasClock || namesClock(said, at)),
      );
    })
  );
}

/** What somebody said; each number of it stands for one thing. */
interface Said {
  readonly text: string;
  readonly numbers: number[];
}

function takes({ numbers }: Said, ...wanted: readonly number[]): boolean {
  const index = numbers.findIndex((number) => wanted.includes(number));
  if (index >= 0) numbers.splice(index, 1);
  return index >= 0;
}

function pointsIn(words: string, context: WhenContext): Point[] {
  const { when, unread } = readWhen(words, context);
  if (unread.length > 0) return [];
  if (when.kind === 'instant') return [{ at: when.at, hasDate: when.dateSaid, hasClock: true }];
  if (when.kind !== 'interval' || !(when.range || when.grain === 'day')) return [];
  const { start, end, allDay, dateSaid } = when;
  const last = allDay ? end.subtract({ days: 1 }) : end;
  return [start, ...(when.range ? [last] : [])].map((at, index) => ({
    at,
    // The day of the beginning is that of the end, unless another one was said.
    hasDate: dateSaid && (index === 0 || !at.toPlainDate().equals(start.toPlainDate())),
    hasClock: !allDay,
  }));
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u').test(
    text,
  );

/** Whose names of days the platform knows anyway: a model is written to in more languages than we speak. */
const LANGUAGES = ['en', 'es', 'de', 'fr', 'it', 'pt', 'nl'] as const;
/** As far ahead a weekday may name it: this week's or the next. */
const WEEKDAY_REACHES = 14;
/** Today, tomorrow and the day after have names of their own. */
const NAMED = 2;

function namesDay(said: Said, date: Temporal.PlainDate, today: Temporal.PlainDate): boolean {
  const ahead = today.until(date).days;
  const noon = new Date(`${date}T12:00:00Z`);
  const names = LANGUAGES.flatMap((language) => [
    ...(ahead >= 0 && ahead <= WEEKDAY_REACHES
      ? [new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(noon)]
      : []),
    ...(Math.abs(ahead) <= NAMED
      ? [new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(ahead, 'day')]
      : []),
  ]);
  return names.some((name) => hasWord(said.text, plainText(name))) || takes(said, date.day);
}

const namesClock = (said: Said, { hour, minute }: Temporal.ZonedDateTime): boolean =>
  takes(said, hour, hour % 12 || 12) && (minute === 0 || takes(said, minute));
