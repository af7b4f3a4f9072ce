import { DAY, eventInterval, type Interval } from '@catch/scheduling';
import { countOfAll, type When } from '@catch/understanding';
import {
  type AllCalendars,
  type AllCalendarsGateway,
  type CalendarEvent,
  isCalendarError,
} from '../../../calendar/index.ts';
import type { Unread } from '../../values/values.ts';
import { significantWords } from '../text/match-words.ts';
import type { ToolContext } from '../tool.port.ts';
import {
  type EventReference,
  fits,
  GOOD_MATCH,
  hoursOf,
  isAt,
  matchOf,
  type SaidTime,
  splitReference,
  WHOLE_NAME,
} from './event-words.ts';
import { DAYS_NAMED } from './horizons.ts';
import { eventInOrder } from './in-order.ts';
import { isSeries } from './is-series.ts';
import { isOwners, unreadOf } from './other-calendars.ts';
import { searchWindow } from './window-of.ts';

/** Where all that match were looked for, and everything that is there. */
export interface Searched {
  readonly window: Interval;
  readonly there: readonly CalendarEvent[];
}

export type FoundEvents =
  | {
      readonly kind: 'one';
      readonly event: CalendarEvent;
      readonly matches: readonly CalendarEvent[];
      readonly searched?: Searched | undefined;
    }
  | {
      readonly kind: 'several';
      /** One of each series: what a person would be asked about. */
      readonly events: readonly CalendarEvent[];
      /** Everything that fits, each instance of a series by itself: what 'all of them' means. */
      readonly matches: readonly CalendarEvent[];
      readonly searched?: Searched | undefined;
    }
  | {
      readonly kind: 'none';
      /** Everything was said, and not of when. */
      readonly isBoundless?: true;
      readonly unread?: Unread;
      /** The words for when it is, if nothing could be made of them. */
      readonly notUnderstood?: string | undefined;
      /** Where it was looked, if a time was said. */
      readonly window?: Interval | undefined;
      /** 'Both', and there are not two: these are there. */
      readonly miscounted?: readonly CalendarEvent[];
    };

const JUST_NOW = 15 * 60_000;
/** Where to look when no time was said: soon first, then a little back, then further ahead. */
const HORIZON: Interval = { start: -1 * DAY, end: DAYS_NAMED * DAY };

/** The event that a person means by these words. Several equally good ones are asked about, never chosen from. */
export async function findEvent(
  gateway: AllCalendarsGateway,
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

  const { words, when, hours, notUnderstood, placed, isKindOnly } = splitReference(reference, context);
  const isIt =
    placed.isFocus && placed.words === '' && !when && !reference.event_when && !reference.every_match;
  const spoken = isIt ? await spokenOf(calendars, context) : undefined;
  if (spoken) return byId(spoken);
  if (reference.every_match && words.length === 0 && !when && notUnderstood === undefined)
    return { kind: 'none', isBoundless: true };
  const inOrder =
    notUnderstood === undefined && !reference.every_match
      ? await eventInOrder(calendars, placed, when && searchWindow(when, context.now.getTime()), context)
      : undefined;
  if (inOrder) return byId(inOrder);
  const found: FoundEvents =
    notUnderstood === undefined
      ? await search(calendars, words, { when, hours }, GOOD_MATCH, context, reference.every_match)
      : { kind: 'none' };
  if (found.kind !== 'none') return counted(found, reference);
  // 'Tomorrow's 9am thing', and nothing is called 'thing': whatever is on then.
  const isThen =
    isKindOnly && words.length > 0 && notUnderstood === undefined && (hours ?? when) !== undefined;
  const then = isThen ? await search(calendars, [], { when, hours }, GOOD_MATCH, context) : found;
  if (then.kind !== 'none') return then;
  // 'The morning briefing', 'Sunday roast': what was read as a time may be part of the name.
  const name = significantWords(`${reference.event_when ?? ''} ${reference.event ?? ''}`);
  const isName = (when !== undefined || notUnderstood !== undefined) && words.length > 0;
  const called = isName ? await search(calendars, name, {}, WHOLE_NAME, context) : found;
  if (called.kind !== 'none') return called;
  return { kind: 'none', ...unreadOf(calendars), notUnderstood, window: found.window };
}

/** 'Both' are two: where there are more or fewer, which ones is asked. */
function counted(found: FoundEvents, { event = '', every_match }: EventReference): FoundEvents {
  const count = every_match ? countOfAll(event) : undefined;
  if (count === undefined || found.kind === 'none' || found.matches.length === count) return found;
  return { kind: 'none', miscounted: found.matches };
}

async function search(
  calendars: AllCalendars,
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
  const window =
    when && !anyDay ? searchWindow(when, now) : { start: now + HORIZON.start, end: now + HORIZON.end };
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
    .filter(({ event, interval }) => words.length > 0 || matchesWithoutName(event, interval, when));
  // 'My 3 pm' and 'everything on Friday' are the owner's own, as long as there is any.
  const own = candidates.filter(({ event }) => isOwners(event));
  const found = choose((words.length === 0 || all) && own.length > 0 ? own : candidates, now, all);
  if (found.kind === 'none') return when && !anyDay ? { ...found, window } : found;
  if (!all || !when || anyDay) return found;
  return {
    ...found,
    searched: { window, there: events.filter(({ eventType }) => eventType !== 'workingLocation') },
  };
}

/** Of a series that is known by its own id, the meeting that comes next. */
async function nextOf(calendars: AllCalendars, series: CalendarEvent, now: number): Promise<CalendarEvent> {
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

/** 'It', 'that one': what the conversation is about, as long as it is there. */
async function spokenOf(
  calendars: AllCalendars,
  { spokenEvent }: ToolContext,
): Promise<CalendarEvent | undefined> {
  if (!spokenEvent) return undefined;
  try {
    return await calendars.getOwnEvent(spokenEvent);
  } catch (error) {
    if (isCalendarError(error, 'gone', 'not-found', 'calendar-lost')) return undefined;
    throw error;
  }
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
  // Of a series, take the next instance; different events are a question.
  const matches = top.map(({ event }) => event);
  if (others.length === 0) return { kind: 'one', event: first.event, matches };
  return { kind: 'several', events: [first, ...others].map(({ event }) => event), matches };
}

/** By us, for them; what others put there is none of the conversation's. */
const isJustBooked = ({ intent, createdAt }: CalendarEvent, now: number): boolean =>
  intent !== undefined && createdAt !== undefined && Math.abs(now - createdAt) < JUST_NOW;

const isSameSeries = (left: CalendarEvent, right: CalendarEvent): boolean =>
  left.id === right.id || (left.seriesId !== undefined && left.seriesId === right.seriesId);

/** 'Everything on Friday afternoon': not where somebody works that day, no birthday, and what begins in that part of it. */
function matchesWithoutName(event: CalendarEvent, interval: Interval, when: When | undefined): boolean {
  if (event.eventType === 'workingLocation' || event.eventType === 'birthday') return false;
  if (when?.kind !== 'interval' || when.allDay) return true;
  if (event.start.kind === 'date') return false;
  return when.range || interval.start >= when.start.epochMilliseconds;
}
