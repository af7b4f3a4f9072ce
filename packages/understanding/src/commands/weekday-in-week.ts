import type { Temporal } from 'temporal-polyfill';

const WEEKDAY =
  /\b(?:(?:on|the)\s+)*(mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?\b(?!\s+one\b)/giu;
const DATED =
  /\b(?:this|next|coming|last|past|every|each|other|weeks?|\d{1,2}(?:st|nd|rd|th)|\d{4}-\d\d-\d\d)\b|\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:\b|\p{L})/iu;
const DATE_BEHIND = /^\s+(?:1[3-9]|2\d|3[01])\b(?!\s*[:.h-]\d)/;
const COUNTED_BEHIND = /^\s+(?:after|before)(?:\s+(?:that|last)\b|\s*$)/i;
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

/**
 * 'Tuesday at three', where the week of a Monday is spoken of: 'on 2026-11-24 at three'. Undefined where no weekday is
 * named by itself.
 */
export function weekdayInWeek(span: string, monday: Temporal.PlainDate): string | undefined {
  const [found, ...more] = span.matchAll(WEEKDAY);
  if (!found || more.length > 0 || DATED.test(span)) return undefined;
  const day = DAYS.indexOf(found[1]?.slice(0, 3).toLowerCase() ?? '');
  // 'Tuesday 24' is a date of its own.
  const behind = span.slice(found.index + found[0].length);
  if (day < 0 || DATE_BEHIND.test(behind) || COUNTED_BEHIND.test(behind)) return undefined;
  return `${span.slice(0, found.index)}on ${monday.add({ days: day })}${behind}`;
}
