import { SchedulingError } from './errors.ts';
import { type Interval, merge, overlaps } from './intervals.ts';
import { instantOf, type Moment } from './time/moment.ts';

export type ResponseStatus = 'needsAction' | 'declined' | 'tentative' | 'accepted';

export interface EventAttendee {
  readonly email: string;
  readonly responseStatus?: ResponseStatus | undefined;
  /** True on the calendar owner's own entry. */
  readonly self?: boolean | undefined;
}

/** What scheduling needs to know of one event or instance; callers may carry more fields. */
export interface CalendarEvent {
  readonly id: string;
  readonly title?: string | undefined;
  readonly start: Moment;
  /** Exclusive: an all-day event of one day ends on the next date. */
  readonly end: Moment;
  readonly status?: 'confirmed' | 'tentative' | 'cancelled' | undefined;
  readonly transparency?: 'opaque' | 'transparent' | undefined;
  readonly eventType?: string | undefined;
  readonly attendees?: readonly EventAttendee[] | undefined;
}

const NEVER_BLOCKING = new Set(['workingLocation', 'birthday']);

/**
 * Whether an event takes up the time of `self` (an e-mail address; without one the attendee marked `self`).
 * Cancelled, transparent, declined by self, working location and birthday events do not.
 */
export function blocks(event: CalendarEvent, self?: string): boolean {
  if (event.status === 'cancelled' || event.transparency === 'transparent') return false;
  if (event.eventType !== undefined && NEVER_BLOCKING.has(event.eventType)) return false;
  return answerOf(event, self) !== 'declined';
}

function answerOf(event: CalendarEvent, self: string | undefined): ResponseStatus | undefined {
  const address = self?.toLowerCase();
  const own = event.attendees?.find((one) =>
    address === undefined ? one.self === true : one.email.toLowerCase() === address,
  );
  return (own ?? event.attendees?.find((one) => one.self === true))?.responseStatus;
}

/** Where the event lies for somebody in `zone`. Multi-day events are one interval. */
export function eventInterval(event: CalendarEvent, zone: string): Interval {
  const start = instantOf(event.start, zone);
  const end = instantOf(event.end, zone);
  if (event.start.kind !== event.end.kind || !(start <= end)) {
    throw new SchedulingError('invalid-interval', `Event ${event.id} does not end after its start`);
  }
  return { start, end };
}

/** The merged intervals during which these events keep `self` busy. */
export function busyIntervals(events: readonly CalendarEvent[], zone: string, self?: string): Interval[] {
  return merge(events.filter((event) => blocks(event, self)).map((event) => eventInterval(event, zone)));
}

/** Free time wanted around a meeting, in milliseconds. */
export interface Buffers {
  readonly before?: number;
  readonly after?: number;
}

export interface Conflict<TEvent extends CalendarEvent = CalendarEvent> extends Interval {
  readonly event: TEvent;
  /** `buffer` when only the buffer, not the meeting itself, meets the event. */
  readonly kind: 'overlap' | 'buffer';
}

export interface ConflictOptions extends Buffers {
  /** Places all-day events. */
  readonly zone: string;
  readonly self?: string;
  /** Usually the event being moved. */
  readonly ignore?: readonly string[];
}

/** The events that stand against a proposed meeting, in order of start, then end, then id. */
export function findConflicts<TEvent extends CalendarEvent>(
  proposed: Interval,
  events: readonly TEvent[],
  options: ConflictOptions,
): Conflict<TEvent>[] {
  if (!(proposed.start < proposed.end)) {
    throw new SchedulingError('invalid-interval', 'A proposed meeting needs a start before its end');
  }
  const ignored = new Set(options.ignore);
  const padded = {
    start: proposed.start - (options.before ?? 0),
    end: proposed.end + (options.after ?? 0),
  };
  const conflicts: Conflict<TEvent>[] = [];
  for (const event of events) {
    if (ignored.has(event.id) || !blocks(event, options.self)) continue;
    const interval = eventInterval(event, options.zone);
    if (!overlaps(interval, padded)) continue;
    conflicts.push({ event, ...interval, kind: overlaps(interval, proposed) ? 'overlap' : 'buffer' });
  }
  return conflicts.sort((a, b) => a.start - b.start || a.end - b.end || compareText(a.event.id, b.event.id));
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
