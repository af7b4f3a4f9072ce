import { isKnownZone } from '@catch/scheduling';
import { resolveWhen, type WhenContext } from '@catch/understanding';
import type { ImpossibleTime } from '../../values/values.ts';

/** What a model passes on as a time, and what the person wrote themselves. */
export interface TimeWords {
  readonly when: string | undefined;
  readonly said: string | undefined;
}

/**
 * What no clock or calendar can do: said instead of taking the part of a sentence that makes sense. Read in
 * what the model passes on and in the person's own words, because a model may have dropped what it could not use.
 */
export function refuseTime({ when, said }: TimeWords, context: WhenContext): ImpossibleTime | undefined {
  // What is passed on is a time from its first letter on; in a sentence only what stands like one is.
  for (const text of [when && `at ${when}`, said]) {
    const impossible =
      text && (tooOften(text) ?? noSuchDate(text) ?? noSuchClock(text) ?? noSuchZone(text, context));
    if (impossible) return impossible;
  }
  return undefined;
}

const SECONDS =
  /\b(?:every|each|once (?:a|per)|per)\s+(?:(?:\d+|few|couple of|other)\s+)?(?:seconds\b|secs?\b|second(?=\s*(?:$|[,.;!?]|(?:to|until|till|from|for|starting|about|that|please)\b)))/i;

const tooOften = (text: string): ImpossibleTime | undefined =>
  SECONDS.test(text) ? { code: 'too-often' } : undefined;

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
/** 'Room 40 may be closed', 'march 35 people': without such a word before it these are no months. */
const LED = '(?:\\b(on|at|by|until|till|before|after|from|for|the|of)\\s+)?';
const DAY_FIRST = new RegExp(
  `${LED}\\b(\\d{1,2})(st|nd|rd|th)?\\s+(of\\s+)?${MONTH}\\b\\.?,?(?:\\s+(\\d{4})\\b)?`,
  'gi',
);
const MONTH_FIRST = new RegExp(
  `${LED}\\b${MONTH}\\.?\\s+(the\\s+)?(\\d{1,2})(st|nd|rd|th)?\\b(?![:.]\\d|\\s*(?:am|pm)\\b)(?:,?\\s+(\\d{4})\\b)?`,
  'gi',
);
const ISO_DATE = /\b(\d{4})-(\d{2})-(\d{2})(?=T|\b)/g;

function noSuchDate(text: string): ImpossibleTime | undefined {
  const dates = [
    ...[...text.matchAll(DAY_FIRST)]
      .filter(([, lead, , ordinal, of, month]) => isMonth(month, lead ?? ordinal ?? of))
      .map(([, , day, , , month, year]) => ({ day, month: monthOf(month), year })),
    ...[...text.matchAll(MONTH_FIRST)]
      .filter(([, lead, month, the, , ordinal]) => isMonth(month, lead ?? ordinal ?? the))
      .map(([, , month, , day, , year]) => ({ day, month: monthOf(month), year })),
    ...[...text.matchAll(ISO_DATE)].map(([, year, month, day]) => ({ day, month: Number(month), year })),
  ];
  for (const { day, month, year } of dates) {
    const number = Number(day);
    // Without a year it may be the next leap year.
    const last =
      month >= 1 && month <= 12 ? new Date(Date.UTC(Number(year ?? 2028), month, 0)).getUTCDate() : 0;
    if (number < 1 || number > last)
      return { code: 'no-such-date', day: number, month, ...(year ? { year } : {}) };
  }
  return undefined;
}

const isMonth = (word: string | undefined, sign: string | undefined): boolean =>
  sign !== undefined || !/^(?:may|mar|march)$/.test(word ?? '');

const monthOf = (word: string | undefined): number =>
  MONTHS.indexOf((word ?? '').slice(0, 3).toLowerCase()) + 1;

const CLOCK = /(?:\b(?:at|by|from|until|till|before|after)\s+|T|@\s*)(\d{1,2}):(\d{2})(?![\d/])/gi;

function noSuchClock(text: string): ImpossibleTime | undefined {
  for (const [, hour = '', minute = ''] of text.matchAll(CLOCK))
    if (Number(hour) > 24 || Number(minute) > 59 || (Number(hour) === 24 && Number(minute) > 0))
      return { code: 'no-such-clock', clock: `${hour}:${minute}` };
  return undefined;
}

const CLOCK_END = "(?:\\d|\\d\\s*[ap]\\.?m\\.?|noon|midnight|o'clock)";
/** 'Mars/Phobos' after a time of day, before 'time' or behind 'zone'. */
const ZONE_NAMES = [
  new RegExp(`${CLOCK_END}\\s+(?:in\\s+)?([A-Z][A-Za-z_]+(?:/[A-Z][A-Za-z_+-]+)+)`, 'g'),
  /\b([A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]+)+)\s+time\b/g,
  /\b(?:time\s?zone|zone|tz)\s+(?:of\s+|is\s+)?([A-Z][A-Za-z_]+(?:\/[A-Z][A-Za-z_+-]+)+)/gi,
];
/** '9am Atlantis time'. */
const PLACE_TIME = new RegExp(
  `${CLOCK_END}\\s+((?:[A-Z][\\p{L}.]+)(?:\\s[A-Z][\\p{L}.]+){0,2})\\s+[Tt]ime\\b`,
  'gu',
);

function noSuchZone(text: string, context: WhenContext): ImpossibleTime | undefined {
  const unknown =
    ZONE_NAMES.flatMap((pattern) => [...text.matchAll(pattern)])
      .map(([, name = '']) => name)
      .find((name) => !isKnownZone(name)) ??
    [...text.matchAll(PLACE_TIME)].map(([, name = '']) => name).find((name) => !knowsZone(name, context));
  return unknown ? { code: 'no-such-zone', name: unknown } : undefined;
}

function knowsZone(name: string, context: WhenContext): boolean {
  const read = resolveWhen(`tomorrow at 9am ${name} time`, context);
  return read.kind === 'instant' && read.zone !== undefined;
}
