import type { UserCalendars, WriteOptions } from './calendar.port.ts';
import { CalendarError, isCalendarError } from './calendar-error.ts';
import type { CalendarEvent, EventDraft } from './calendar-event.ts';
import { intentOf, isSameIntent } from './intent.ts';

export interface CreateRequest extends Pick<WriteOptions, 'notify'> {
  readonly calendarId: string;
  readonly draft: EventDraft;
}

export interface CreatedEvent {
  readonly event: CalendarEvent;
  /** True when an earlier attempt had made it: nothing was written now. */
  readonly wasThere: boolean;
}

const ATTEMPTS = 3;

/**
 * Makes an event exactly once, however often it is called with the same draft and whatever gets lost on the way: the
 * key is the caller's, so a repeat meets its own event. Throws `gone` when that event was deleted since, `duplicate`
 * when the key created something else, and an ambiguous `unavailable` when nothing can be learnt; then calling
 * again later is safe.
 */
export async function createEvent(calendars: UserCalendars, request: CreateRequest): Promise<CreatedEvent> {
  const { calendarId, notify } = request;
  const draft = { ...request.draft, intent: intentOf(request.draft) };
  for (let attempt = 1; ; attempt += 1) {
    try {
      return { event: await calendars.insertEvent(calendarId, draft, { notify }), wasThere: false };
    } catch (error) {
      const lost = isCalendarError(error, 'unavailable') && error.ambiguous;
      if (!lost && !isCalendarError(error, 'duplicate')) throw error;
      const event = await findOwn(calendars, calendarId, draft, error);
      if (event) return { event, wasThere: true };
      if (!lost || attempt === ATTEMPTS) throw error;
    }
  }
}

async function findOwn(
  calendars: UserCalendars,
  calendarId: string,
  draft: EventDraft,
  reason: CalendarError,
): Promise<CalendarEvent | undefined> {
  const event = await findEvent(() => calendars.getCreated(calendarId, draft.key), reason);
  if (event && !isSameIntent(draft, event))
    throw new CalendarError('duplicate', 'the key belongs to another event', { cause: reason });
  return event;
}

/** The id of the event that this key creates: known in advance or looked up, and undefined as long as it is neither. */
export async function idOfCreated(
  calendars: UserCalendars,
  calendarId: string,
  key: string,
): Promise<string | undefined> {
  const id = calendars.idFor(key);
  if (id !== undefined) return id;
  const created = await findEvent(() => calendars.getCreated(calendarId, key)).catch((error: unknown) => {
    if (isCalendarError(error, 'gone')) return undefined;
    throw error;
  });
  return created?.id;
}

/** The event, or nothing. When not even that can be learnt after `reason`, nobody knows what was done. */
export async function findEvent(
  get: () => Promise<CalendarEvent>,
  reason?: CalendarError,
): Promise<CalendarEvent | undefined> {
  try {
    return await get();
  } catch (error) {
    if (isCalendarError(error, 'not-found')) return undefined;
    if (!reason || !isCalendarError(error, 'unavailable', 'rate-limited', 'reconnect-needed')) throw error;
    if (reason.ambiguous) throw reason;
    throw new CalendarError('unavailable', 'what was done before cannot be looked up', {
      cause: error,
      ambiguous: true,
    });
  }
}
