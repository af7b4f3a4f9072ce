import { eventInterval, type Interval } from '@catch/scheduling';
import {
  bareHour,
  findWhen,
  type Reference,
  readReference,
  readWhen,
  saysEverything,
  type When,
} from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../../../calendar/index.ts';
import { coverage, saysKindOnly, significantWords, wordsOf } from '../text/match-words.ts';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';
import { searchWindow } from './window-of.ts';

export interface EventReference {
  readonly event_id?: string | undefined;
  /** Several, each by its id. */
  readonly event_ids?: readonly string[] | undefined;
  readonly event?: string | undefined;
  readonly event_when?: string | undefined;
  /** This is about all of them, not the one being discussed. */
  readonly every_match?: boolean | undefined;
  /** Which of a series: one of its meetings, unless the whole series was named. */
  readonly scope?: 'this' | 'following' | 'all' | undefined;
}

export const GOOD_MATCH = 0.6;
export const WHOLE_NAME = 0.95;
const WHOLE_TITLE = 0.1;

/** When it is said to be; the hours apart where they stood apart from the day. */
export interface SaidTime {
  readonly when?: When | undefined;
  readonly hours?: readonly Temporal.PlainTime[] | undefined;
}

/** 'my 3 pm with Ana': the time may stand within the words. */
export function splitReference(
  reference: EventReference,
  context: ToolContext,
): SaidTime & {
  readonly words: string[];
  readonly notUnderstood: string | undefined;
  readonly placed: Reference;
  /** 'Tomorrow's 9am thing' names nothing but an hour. */
  readonly isKindOnly: boolean;
} {
  const scheduling = whenContext(context);
  const read = reference.event_when ? readWhen(reference.event_when, scheduling) : undefined;
  const said = read && read.unread.length === 0 ? usable(read.when) : undefined;
  const text = reference.event ?? '';
  // 'My 11' is at eleven.
  const hour = bareHour(text);
  const isHour = hour !== undefined && significantWords(text.replace(hour, ' ')).length === 0;
  const [found] = findWhen(isHour ? `at ${hour}` : text, scheduling);
  const inside = found ? usable(found.when) : undefined;
  const rest = found && inside ? (isHour ? '' : blank(text, found.spans)) : text;
  return {
    words: reference.every_match && saysEverything(rest) ? [] : significantWords(rest),
    placed: readReference(rest),
    isKindOnly: rest !== '' && saysKindOnly(rest),
    ...together(said, inside),
    // A day that nobody understood is not left out: the event might be another one.
    notUnderstood: said ? undefined : reference.event_when,
  };
}

/** '3 pm' next to 'Thursday', in either order: the hours are looked for on that day. */
function together(said: When | undefined, inside: When | undefined): SaidTime {
  if (said && inside) {
    const [ofSaid, ofInside] = [hoursOf(said), hoursOf(inside)];
    if (ofInside && said.kind !== 'instant') return { when: said, hours: ofInside };
    if (ofSaid && inside.kind !== 'instant') return { when: inside, hours: ofSaid };
  }
  return { when: said ?? inside };
}

const usable = (when: When): When | undefined => {
  if (when.kind === 'ambiguous') return when.default ?? when.options[0];
  return when.kind === 'none' || when.kind === 'duration' || when.kind === 'relative-to-event'
    ? undefined
    : when;
};

const blank = (text: string, spans: readonly { start: number; end: number }[]): string =>
  spans.reduce(
    (blanked, { start, end }) => blanked.slice(0, start) + ' '.repeat(end - start) + blanked.slice(end),
    text,
  );

/** Those of known events that the words name: by title, people, hour or day. */
export function namedAmong(
  events: readonly CalendarEvent[],
  text: string,
  context: ToolContext,
): readonly CalendarEvent[] {
  const { timeZone } = context.user;
  const { words, when } = splitReference({ event: text }, context);
  const hours = hoursOf(when);
  const window = when && !hours ? searchWindow(when, context.now.getTime()) : undefined;
  const isThen = (event: CalendarEvent): boolean => {
    const interval = eventInterval(event, timeZone);
    if (hours) return isAt(hours, interval, timeZone);
    return !window || (fits(when, interval) && interval.start < window.end && interval.end > window.start);
  };
  const isCalled = (event: CalendarEvent, names: readonly string[], least: number): boolean =>
    names.length > 0 && matchOf(names, event) >= least;
  const significant = words.filter((word) => word !== 'one');
  const found = events.filter(
    (event) =>
      isThen(event) &&
      (significant.length === 0 ? when !== undefined : isCalled(event, significant, GOOD_MATCH)),
  );
  return found.length > 0
    ? found
    : events.filter((event) => isCalled(event, significantWords(text), WHOLE_NAME));
}

/** Said with a time of day, the event must be on at that time; said with a day, it must touch the day. */
export function fits(when: When | undefined, interval: Interval): boolean {
  if (when?.kind !== 'instant') return true;
  const at = when.at.epochMilliseconds;
  return interval.start === at || (interval.start < at && at < interval.end);
}

/** The times of day that a clock without a day may mean. */
export function hoursOf(when: When | undefined): readonly Temporal.PlainTime[] | undefined {
  if (when?.kind !== 'instant' || when.dateSaid) return undefined;
  return [when, ...(when.alternatives ?? [])].flatMap((one) =>
    one.kind === 'instant' ? [one.at.toPlainTime()] : [],
  );
}

export const isAt = (hours: readonly Temporal.PlainTime[], { start }: Interval, zone: string): boolean => {
  const own = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainTime();
  return hours.some((hour) => hour.equals(own));
};

export function matchOf(words: readonly string[], event: CalendarEvent): number {
  const people = event.attendees.flatMap(({ email, displayName }) =>
    wordsOf(`${displayName ?? ''} ${email}`),
  );
  const title = wordsOf(event.title ?? '');
  const everything = [...title, ...people, ...wordsOf(event.location ?? '')];
  const found = coverage(words, everything);
  // Of two titles that hold all the words, the one with fewer other words wins; a title that names somebody counts
  // for more than a list of guests that holds them.
  const inTitle = coverage(words, title);
  // The whole title, and nothing but it: 'the code review' is not the 'Code review prep'.
  if (inTitle === 1 && title.length === words.length) return 1 + WHOLE_TITLE;
  return found - Math.max(0, title.length - words.length) * 0.01 - (found - inTitle) * 0.1;
}
