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
  // Nobody minds whether it is 'dads' or 'dad's'.
  const present = [...words(found), ...words(withoutApostrophes(found))];
  const times = [...found.matchAll(TIME_WORDS)].map(([time]) => time.toLowerCase());
  return (
    [wanted, withoutApostrophes(wanted)].some((text) =>
      words(text).every((word) => present.includes(word)),
    ) &&
    times.every((time) => wanted.toLowerCase().includes(time)) &&
    found.length <= wanted.length + 40
  );
}

export const withoutApostrophes = (text: string): string => text.replace(/['’]/g, '');

/** Something that is not as it should be. */
export interface Difference {
  readonly kind: 'impossible' | 'gone' | 'missing' | 'unexpected';
  readonly line: string;
  /** What an event or a reminder is called. */
  readonly name?: string;
  /** Where an event stands; 'preferences' for what is remembered, which has neither name nor hour. */
  readonly at?: string;
  /** The id of what it is about, where there is such a thing. */
  readonly of?: string;
}

/** All instances of a series are one thing. */
export const seriesOrEventId = ({ id, seriesId }: Pick<Event, 'id' | 'seriesId'>): string => seriesId ?? id;

/** What differs between the calendar as it should be and as it is; empty when they agree. */
export function compareCalendars(
  before: readonly Event[],
  after: readonly Event[],
  adds: readonly Event[],
  removes: readonly Event[],
  zone: string,
): Difference[] {
  const traced = (event: Event) => ({ ...fingerprint(event, zone), of: seriesOrEventId(event) });
  const expected = before.map(traced);
  const problems: Difference[] = [];
  for (const gone of removes.map((event) => fingerprint(event, zone))) {
    const index = expected.findIndex((one) => one.at === gone.at && one.title === gone.title);
    if (index < 0)
      problems.push({ kind: 'impossible', line: `it removes ${show(gone)}, which was never there` });
    else expected.splice(index, 1);
  }
  const fresh = adds.map((event) => fingerprint(event, zone));
  const unexpected = [];
  for (const found of after.map(traced)) {
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
    ...expected.map((one) => ({
      kind: 'gone' as const,
      line: show(one),
      name: one.title,
      at: one.at,
      of: one.of,
    })),
    ...fresh.map((one) => ({ kind: 'missing' as const, line: show(one), name: one.title, at: one.at })),
    ...unexpected.map((one) => ({
      kind: 'unexpected' as const,
      line: show(one),
      name: one.title,
      at: one.at,
      of: one.of,
    })),
  ];
}
