import { DAY, eventInterval, type Interval } from '@catch/scheduling';
import { findWhen, type Reference, readReference, readWhen, type When } from '@catch/understanding';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent, WholeCalendars, WholeGateway } from '../../../calendar/index.ts';
import type { Unread } from '../../values/values.ts';
import { coverage, tellingWords, wordsOf } from '../text/match-words.ts';
import { whenContext } from '../time/when-context.ts';
import type { ToolContext } from '../tool.port.ts';
import { eventInOrder } from './in-order.ts';
import { isSeries } from './is-series.ts';
import { isOwners, unreadOf } from './other-calendars.ts';

export interface EventReference {
  readonly event_id?: string | undefined;
  /** Several, each by its id. */
  readonly event_ids?: readonly string[] | undefined;
  readonly event?: string | undefined;
  readonly event_when?: string | undefined;
  /** All of them are meant, not the one that is being spoken of. */
  readonly every_match?: boolean | undefined;
  /** Which of a series: one of its meetings is looked for when not the whole of it is meant. */
  readonly scope?: 'this' | 'following' | 'all' | undefined;
}

export type FoundEvents =
  | { readonly kind: 'one'; readonly event: CalendarEvent; readonly matches: readonly CalendarEvent[] }
  | {
      readonly kind: 'several';
      /** One of each series: what a person would be asked about. */
      readonly events: readonly CalendarEvent[];
      /** Everything that fits, each instance of a series by itself: what 'all of them' means. */
      readonly matches: readonly CalendarEvent[];
    }
  | {
      readonly kind: 'none';
      readonly unread?: Unread;
      /** The words for when it is, if nothing could be made of them. */
      readonly notUnderstood?: string | undefined;
    };

const GOOD_MATCH = 0.6;
const JUST_NOW = 15 * 60_000;
const WHOLE_NAME = 0.95;
const WHOLE_TITLE = 0.1;
/** Where to look when no time was said: soon first, then a little back, then further ahead. */
const HORIZON: Interval = { start: -1 * DAY, end: 90 * DAY };

/** The event that a person means by these words. Several equally good ones are asked about, never chosen from. */
export async function findEvent(
  gateway: WholeGateway,
  reference: EventReference,
  context: ToolContext,
): Promise<FoundEvents> {
  const calendars = gateway.forUser(context.user.id, context);
  if (reference.event_id) {
    const event = await calendars.getOwnEvent(reference.event_id);
    const isOne = isSeries(event) && (reference.scope === 'this' || reference.scope === 'following');
    return byId(isOne ? await nextOf(calendars, event, context.now.getTime()) : event);
  }

  if (reference.event_ids?.length) {
    const events = await Promise.all(reference.event_ids.map((id) => calendars.getOwnEvent(id)));
    return { kind: 'several', events, matches: events };
  }

  const { words, when, hours, notUnderstood, placed } = splitReference(reference, context);
  const inOrder =
    notUnderstood === undefined && !reference.every_match
      ? await eventInOrder(calendars, placed, when && windowOf(when), context)
      : undefined;
  if (inOrder) return byId(inOrder);
  const found: FoundEvents =
    notUnderstood === undefined
      ? await search(calendars, words, { when, hours }, GOOD_MATCH, context, reference.every_match)
      : { kind: 'none' };
  if (found.kind !== 'none') return found;
  // 'The morning briefing', 'Sunday roast': what was read as a time may be part of the name.
  const name = tellingWords(`${reference.event_when ?? ''} ${reference.event ?? ''}`);
  const isName = (when !== undefined || notUnderstood !== undefined) && words.length > 0;
  const called = isName ? await search(calendars, name, {}, WHOLE_NAME, context) : found;
  return called.kind === 'none' ? { kind: 'none', ...unreadOf(calendars), notUnderstood } : called;
}

/** When it is said to be; the hours apart where they stood apart from the day. */
interface SaidTime {
  readonly when?: When | undefined;
  readonly hours?: readonly Temporal.PlainTime[] | undefined;
}

async function search(
  calendars: WholeCalendars,
  words: readonly string[],
  { when, hours: atHours }: SaidTime,
  least: number,
  { now: at, user: { timeZone } }: ToolContext,
  all = false,
): Promise<FoundEvents> {
  const now = at.getTime();
  // 'Therapy at 1' is at one o'clock on whichever day it is; 'my 3 pm' is the next one.
  const anyDay = words.length > 0 && !atHours ? hoursOf(when) : undefined;
  const hours = atHours ?? anyDay;
  const window = when && !anyDay ? windowOf(when) : { start: now + HORIZON.start, end: now + HORIZON.end };
  if (!window) return { kind: 'none' };
  const { events } = await calendars.listOwnEvents({ from: window.start, to: window.end });
  const candidates = events
    .filter((event) => eventInterval(event, timeZone).end > now - DAY || when !== undefined)
    .map((event) => ({
      event,
      interval: eventInterval(event, timeZone),
      score: words.length === 0 ? 1 : matchOf(words, event),
    }))
    .filter(
      ({ score, interval }) =>
        score >= least && (hours ? isAt(hours, interval, timeZone) : fits(when, interval)),
    )
    .filter(({ event, interval }) => words.length > 0 || isMeantUnnamed(event, interval, when));
  // 'My 3 pm' and 'everything on Friday' are the owner's own, as long as there is any.
  const own = candidates.filter(({ event }) => isOwners(event));
  return choose((words.length === 0 || all) && own.length > 0 ? own : candidates, now, all);
}

/** Of a series that is known by its own id, the meeting that comes next. */
async function nextOf(calendars: WholeCalendars, series: CalendarEvent, now: number): Promise<CalendarEvent> {
  const { events } = await calendars.listInstances({
    calendarId: series.calendarId,
    seriesId: series.id,
    from: now,
    to: now + 366 * DAY,
  });
  const [next] = [...events].sort(
    (one, other) => eventInterval(one, 'UTC').start - eventInterval(other, 'UTC').start,
  );
  return next ?? series;
}

const byId = (event: CalendarEvent): FoundEvents => ({ kind: 'one', event, matches: [event] });

interface Candidate {
  readonly event: CalendarEvent;
  readonly interval: Interval;
  readonly score: number;
}

function choose(candidates: readonly Candidate[], now: number, all: boolean): FoundEvents {
  const best = Math.max(0, ...candidates.map(({ score }) => score));
  const top = candidates
    .filter(({ score }) => score >= best - 0.05)
    .sort(
      (left, right) =>
        Number(left.interval.end <= now) - Number(right.interval.end <= now) ||
        left.interval.start - right.interval.start,
    );
  const [first] = top;
  if (!first) return { kind: 'none' };
  // Of several by the same name, the one that was booked a moment ago is being spoken of.
  const fresh = all ? [] : top.filter(({ event }) => isJustBooked(event, now));
  const [latest] = fresh;
  if (latest && fresh.every(({ event }) => isSameSeries(event, latest.event)))
    return { kind: 'one', event: latest.event, matches: top.map(({ event }) => event) };
  const others = top.filter(({ event }) => !isSameSeries(event, first.event));
  // Of a series the next instance is meant; different events are a question.
  const matches = top.map(({ event }) => event);
  if (others.length === 0) return { kind: 'one', event: first.event, matches };
  return { kind: 'several', events: [first, ...others].map(({ event }) => event), matches };
}

/** By us, for them; what others put there is none of the conversation's. */
const isJustBooked = ({ intent, createdAt }: CalendarEvent, now: number): boolean =>
  intent !== undefined && createdAt !== undefined && Math.abs(now - createdAt) < JUST_NOW;

const isSameSeries = (left: CalendarEvent, right: CalendarEvent): boolean =>
  left.id === right.id || (left.seriesId !== undefined && left.seriesId === right.seriesId);

/** 'my 3 pm with Ana': the time may stand within the words. */
function splitReference(
  reference: EventReference,
  context: ToolContext,
): SaidTime & {
  readonly words: string[];
  readonly notUnderstood: string | undefined;
  readonly placed: Reference;
} {
  const scheduling = whenContext(context);
  const read = reference.event_when ? readWhen(reference.event_when, scheduling) : undefined;
  const said = read && read.unread.length === 0 ? usable(read.when) : undefined;
  const text = reference.event ?? '';
  const [found] = findWhen(text, scheduling);
  const inside = found ? usable(found.when) : undefined;
  const rest = found && inside ? blank(text, found.spans) : text;
  return {
    words: tellingWords(rest),
    placed: readReference(rest),
    ...together(said, inside),
    // A day that nobody understood is not left out: the event might be another one.
    notUnderstood: said ? undefined : reference.event_when,
  };
}

/** '3 pm' beside 'Thursday', whichever of the two stands where: the hours are looked for on that day. */
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
    (kept, { start, end }) => kept.slice(0, start) + ' '.repeat(end - start) + kept.slice(end),
    text,
  );

/** The stretch in which to look for an event said to be at that time; a moment is looked for on its day. */
export function windowOf(when: When): Interval | undefined {
  switch (when.kind) {
    case 'instant': {
      const day = when.at.startOfDay();
      return { start: day.epochMilliseconds, end: day.add({ days: 1 }).epochMilliseconds };
    }
    case 'interval':
      return { start: when.start.epochMilliseconds, end: when.end.epochMilliseconds };
    case 'windows':
      return {
        start: Math.min(...when.windows.map(({ start }) => start.epochMilliseconds)),
        end: Math.max(...when.windows.map(({ end }) => end.epochMilliseconds)),
      };
    case 'deadline':
      return { start: when.from.epochMilliseconds, end: when.by.epochMilliseconds };
    case 'open':
      // 'After 5' is the rest of that day, 'from Thursday' goes on.
      if (when.direction === 'from' && when.grain !== 'day' && when.at.hour > 0)
        return {
          start: when.at.epochMilliseconds,
          end: when.at.startOfDay().add({ days: 1 }).epochMilliseconds,
        };
      return when.direction === 'from'
        ? { start: when.at.epochMilliseconds, end: when.at.epochMilliseconds + 60 * DAY }
        : { start: when.at.epochMilliseconds - 60 * DAY, end: when.at.epochMilliseconds };
    case 'recurrence':
      return { start: when.start.epochMilliseconds, end: when.start.epochMilliseconds + 14 * DAY };
    default:
      return undefined;
  }
}

/** Said with a time of day, the event must be on at that time; said with a day, it must touch the day. */
function fits(when: When | undefined, interval: Interval): boolean {
  if (when?.kind !== 'instant') return true;
  const at = when.at.epochMilliseconds;
  return interval.start === at || (interval.start < at && at < interval.end);
}

/** 'Everything on Friday afternoon': not where somebody works that day, no birthday, and what begins in that part of it. */
function isMeantUnnamed(event: CalendarEvent, interval: Interval, when: When | undefined): boolean {
  if (event.eventType === 'workingLocation' || event.eventType === 'birthday') return false;
  if (when?.kind !== 'interval' || when.allDay) return true;
  if (event.start.kind === 'date') return false;
  return when.range || interval.start >= when.start.epochMilliseconds;
}

/** The times of day that a clock without a day may mean. */
function hoursOf(when: When | undefined): readonly Temporal.PlainTime[] | undefined {
  if (when?.kind !== 'instant' || when.dateSaid) return undefined;
  return [when, ...(when.alternatives ?? [])].flatMap((one) =>
    one.kind === 'instant' ? [one.at.toPlainTime()] : [],
  );
}

const isAt = (hours: readonly Temporal.PlainTime[], { start }: Interval, zone: string): boolean => {
  const own = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(zone).toPlainTime();
  return hours.some((hour) => hour.equals(own));
};

function matchOf(words: readonly string[], event: CalendarEvent): number {
  const people = event.attendees.flatMap(({ email, displayName }) =>
    wordsOf(`${displayName ?? ''} ${email}`),
  );
  const title = wordsOf(event.title ?? '');
  const everything = [...title, ...people, ...wordsOf(event.location ?? '')];
  const found = coverage(words, everything);
  // Of two titles that hold all the words, the one with fewer others is meant; a title that names somebody counts
  // for more than a list of guests that holds them.
  const inTitle = coverage(words, title);
  // The whole title, and nothing but it: 'the code review' is not the 'Code review prep'.
  if (inTitle === 1 && title.length === words.length) return 1 + WHOLE_TITLE;
  return found - Math.max(0, title.length - words.length) * 0.01 - (found - inTitle) * 0.1;
}
