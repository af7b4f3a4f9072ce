import type { CalendarEvent } from '../../apps/server/src/modules/calendar/index.ts';
import { type Fingerprint, fingerprint } from './notation.ts';

type Event = Omit<CalendarEvent, 'etag' | 'calendarId'>;

const show = ({ at, title, rest }: Fingerprint): string =>
  [`${at} ${title}`, rest].filter(Boolean).join(' | ');

const TIME_WORDS =
  /\b(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|next week|\d{1,2}(?::\d\d)?\s?(?:am|pm)|at \d{1,2}|\d{1,2}:\d\d)\b/gi;

/** A title must hold these words, and no time that was only said with it: 'Lunch with Ana tomorrow' is no title. */
export function titleFits(wanted: string, found: string): boolean {
  const words = (text: string) =>
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
  const present = words(found);
  const times = [...found.matchAll(TIME_WORDS)].map(([time]) => time.toLowerCase());
  return (
    words(wanted).every((word) => present.includes(word)) &&
    times.every((time) => wanted.toLowerCase().includes(time)) &&
    found.length <= wanted.length + 40
  );
}

/** What differs between the calendar as it should be and as it is; empty when they agree. */
export function compareCalendars(
  before: readonly Event[],
  after: readonly Event[],
  adds: readonly Event[],
  removes: readonly Event[],
  zone: string,
): string[] {
  const expected = before.map((event) => fingerprint(event, zone));
  const problems: string[] = [];
  for (const gone of removes.map((event) => fingerprint(event, zone))) {
    const index = expected.findIndex((one) => one.at === gone.at && one.title === gone.title);
    if (index < 0) problems.push(`the scenario removes what was never there: ${show(gone)}`);
    else expected.splice(index, 1);
  }
  const fresh = adds.map((event) => fingerprint(event, zone));
  const unexpected = [];
  for (const found of after.map((event) => fingerprint(event, zone))) {
    const same = expected.findIndex((one) => show(one) === show(found));
    if (same >= 0) {
      expected.splice(same, 1);
      continue;
    }
    const made = fresh.findIndex(
      (one) => one.at === found.at && one.rest === found.rest && titleFits(one.title, found.title),
    );
    if (made >= 0) fresh.splice(made, 1);
    else unexpected.push(found);
  }
  return [
    ...problems,
    ...expected.map((one) => `gone: ${show(one)}`),
    ...fresh.map((one) => `missing: ${show(one)}`),
    ...unexpected.map((one) => `unexpected: ${show(one)}`),
  ];
}
