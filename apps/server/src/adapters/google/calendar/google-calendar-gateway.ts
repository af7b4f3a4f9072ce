import {
  type Calendar,
  CalendarError,
  type CalendarEvent,
  type CalendarGateway,
  type CallOptions,
  type Channel,
  type EventWindow,
  isCalendarError,
  MAIN_CALENDAR,
  type NewChannel,
  type Notify,
  type RemovedEvent,
  type Series,
  type UserCalendars,
} from '../../../modules/calendar/index.ts';
import { inParallel } from '../../../platform/in-parallel.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import type { ApiCall } from '../deliver-call.ts';
import type { GoogleApi, UserApi } from '../google-api.ts';
import { collectPages } from './collect-pages.ts';
import { readEvent } from './event-from-google.ts';
import { changesToGoogle, eventToGoogle } from './event-to-google.ts';
import { freeBusyChunks, joinFreeBusy } from './free-busy.ts';
import { AnyEvent, CalendarPage, EventPage, FreeBusyAnswer, WatchAnswer } from './google-schemas.ts';
import { accessOf, bounds, pathSegment, reading, rfc3339, zoneOrUtc } from './parameters.ts';

export interface GoogleCalendarDependencies {
  /** `https://www.googleapis.com/calendar/v3` or whatever speaks the same. */
  readonly baseUrl: string;
  readonly api: GoogleApi;
  readonly logger: Logger;
}

/** Google's word for the calendar of the account itself. */
const GOOGLE_PRIMARY = 'primary';
const EVENTS_A_PAGE = 1000;
const FREE_BUSY_AT_ONCE = 4;
const SEND_UPDATES: Record<Notify, string> = {
  everyone: 'all',
  nobody: 'none',
};

/** Google Calendar v3 over plain HTTP. */
export class GoogleCalendarGateway implements CalendarGateway {
  readonly #dependencies: GoogleCalendarDependencies;

  constructor(dependencies: GoogleCalendarDependencies) {
    this.#dependencies = dependencies;
  }

  forUser(userId: string, options: CallOptions = {}): GoogleUserCalendars {
    const { baseUrl, api, logger } = this.#dependencies;
    return new GoogleUserCalendars(baseUrl, api(userId, options), logger);
  }
}

interface EventList {
  readonly events: CalendarEvent[];
  readonly removed: RemovedEvent[];
  readonly timeZone: string | undefined;
  readonly nextSyncToken: string | undefined;
}

/** The port, and the push channels that `push.ts` opens and closes. */
export class GoogleUserCalendars implements UserCalendars {
  readonly #baseUrl: string;
  readonly #api: UserApi;
  readonly #logger: Logger;

  constructor(baseUrl: string, api: UserApi, logger: Logger) {
    this.#baseUrl = baseUrl;
    this.#api = api;
    this.#logger = logger;
  }

  async listCalendars(): Promise<readonly Calendar[]> {
    const pages = await collectPages((pageToken) =>
      this.#api.call(
        {
          ...reading('calendarList.list'),
          url: `${this.#baseUrl}/users/me/calendarList`,
          query: { maxResults: 250, pageToken },
        },
        CalendarPage,
      ),
    );
    return pages.flatMap(({ items }) =>
      (items ?? [])
        .filter(({ deleted }) => !deleted)
        .map((item) => ({
          id: item.id ?? MAIN_CALENDAR,
          name: item.summaryOverride ?? item.summary ?? undefined,
          primary: item.primary ?? false,
          timeZone: item.timeZone ?? undefined,
          access: accessOf(item.accessRole),
          selected: (item.selected ?? false) && !item.hidden,
        })),
    );
  }

  async listEvents(window: EventWindow): Promise<EventList> {
    return this.#list('events.list', this.#eventsUrl(window.calendarId), window.calendarId, {
      ...bounds(window),
      singleEvents: true,
      maxResults: EVENTS_A_PAGE,
    });
  }

  async listSeries(window: EventWindow): Promise<readonly Series[]> {
    const url = this.#eventsUrl(window.calendarId);
    const query = {
      ...bounds(window),
      singleEvents: false,
      maxResults: EVENTS_A_PAGE,
    };
    const { events } = await this.#list('events.list', url, window.calendarId, query);
    // Changed instances come along; they are not series.
    return events.filter(({ seriesId }) => seriesId === undefined);
  }

  async listInstances(window: EventWindow & { readonly seriesId: string }) {
    const { events, removed } = await this.#list(
      'events.instances',
      `${this.#eventUrl(window.calendarId, window.seriesId)}/instances`,
      window.calendarId,
      { ...bounds(window), showDeleted: true, maxResults: EVENTS_A_PAGE },
    );
    return { events, cancelled: removed };
  }

  async getEvent(calendarId: string, eventId: string): Promise<CalendarEvent> {
    return this.#one(calendarId, { ...reading('events.get'), url: this.#eventUrl(calendarId, eventId) });
  }

  insertEvent: UserCalendars['insertEvent'] = async (calendarId, draft, { notify }) =>
    this.#one(calendarId, {
      operation: 'google calendar events.insert',
      method: 'POST',
      url: this.#eventsUrl(calendarId),
      query: { sendUpdates: SEND_UPDATES[notify], conferenceDataVersion: 1 },
      body: eventToGoogle(draft),
      repeatable: false,
    });

  getCreated: UserCalendars['getCreated'] = (calendarId, key) => this.getEvent(calendarId, key);

  idFor: UserCalendars['idFor'] = (key) => key;

  patchEvent: UserCalendars['patchEvent'] = async (calendarId, eventId, changes, { notify, etag }) =>
    this.#one(calendarId, {
      operation: 'google calendar events.patch',
      method: 'PATCH',
      url: this.#eventUrl(calendarId, eventId),
      query: { sendUpdates: SEND_UPDATES[notify], conferenceDataVersion: 1 },
      body: changesToGoogle(changes, eventId),
      etag,
      repeatable: false,
    });

  deleteEvent: UserCalendars['deleteEvent'] = async (calendarId, eventId, { notify, etag }) => {
    try {
      await this.#api.send({
        operation: 'google calendar events.delete',
        method: 'DELETE',
        url: this.#eventUrl(calendarId, eventId),
        query: { sendUpdates: SEND_UPDATES[notify] },
        etag,
        repeatable: true,
      });
    } catch (error) {
      // An earlier attempt whose answer was lost changed the etag as well: what is gone is as it was wanted.
      if (!isCalendarError(error, 'conflict') || !(await this.#isGone(calendarId, eventId))) throw error;
    }
  };

  async #isGone(calendarId: string, eventId: string): Promise<boolean> {
    try {
      await this.getEvent(calendarId, eventId);
      return false;
    } catch (error) {
      return isCalendarError(error, 'gone', 'not-found');
    }
  }

  freeBusy: UserCalendars['freeBusy'] = async (request) => {
    const parts = await inParallel(FREE_BUSY_AT_ONCE, freeBusyChunks(request), async (chunk) => ({
      chunk,
      answer: await this.#api.call(
        {
          operation: 'google calendar freebusy.query',
          method: 'POST',
          url: `${this.#baseUrl}/freeBusy`,
          body: {
            timeMin: rfc3339(chunk.start),
            timeMax: rfc3339(chunk.end, 'up'),
            items: chunk.ids.map((id) => ({ id })),
          },
          repeatable: true,
        },
        FreeBusyAnswer,
      ),
    }));
    return joinFreeBusy(request, parts);
  };

  listChanges: UserCalendars['listChanges'] = async ({ calendarId, syncToken, since }) => {
    try {
      const list = await this.#list('events.list', this.#eventsUrl(calendarId), calendarId, {
        singleEvents: false,
        maxResults: EVENTS_A_PAGE,
        // Bounds may be said only the first time, everything else has to stay the same (integrations/google.md).
        ...(syncToken ? { syncToken } : { timeMin: since === undefined ? undefined : rfc3339(since) }),
      });
      const { events: changed, removed, nextSyncToken } = list;
      return { kind: 'changes', changed, removed, nextSyncToken };
    } catch (error) {
      if (syncToken && isCalendarError(error, 'gone')) return { kind: 'resync-needed' };
      throw error;
    }
  };

  async openChannel(calendarId: string, channel: NewChannel): Promise<Channel> {
    const answer = await this.#api.call(
      {
        operation: 'google calendar events.watch',
        method: 'POST',
        url: `${this.#eventsUrl(calendarId)}/watch`,
        body: {
          id: channel.id,
          type: 'web_hook',
          address: channel.address,
          token: channel.token,
          expiration: String(Math.floor(channel.expiresAt)),
        },
        repeatable: false,
      },
      WatchAnswer,
    );
    return {
      id: channel.id,
      handle: answer.resourceId,
      expiresAt: answer.expiration ?? channel.expiresAt,
    };
  }

  async closeChannel({ id, handle }: Pick<Channel, 'id' | 'handle'>): Promise<void> {
    try {
      await this.#api.send({
        operation: 'google calendar channels.stop',
        method: 'POST',
        url: `${this.#baseUrl}/channels/stop`,
        body: { id, resourceId: handle },
        repeatable: true,
      });
    } catch (error) {
      if (!isCalendarError(error, 'not-found', 'gone')) throw error;
    }
  }

  async #one(calendarId: string, call: ApiCall): Promise<CalendarEvent> {
    const item = await this.#api.call(call, AnyEvent);
    const found = readEvent(item, calendarId, 'UTC');
    if (found.kind === 'event') return found.event;
    if (found.kind === 'removed') throw new CalendarError('gone', `${call.operation}: the event was deleted`);
    throw new CalendarError('unavailable', `${call.operation} answered an event without a start`, {
      ambiguous: call.method !== 'GET',
    });
  }

  async #list(
    name: string,
    url: string,
    calendarId: string,
    query: NonNullable<ApiCall['query']>,
  ): Promise<EventList> {
    const pages = await collectPages((pageToken) =>
      this.#api.call({ ...reading(name), url, query: { ...query, pageToken } }, EventPage),
    );
    const timeZone = pages.find((page) => page.timeZone)?.timeZone ?? undefined;
    const events = new Map<string, CalendarEvent>();
    const removed: RemovedEvent[] = [];
    let unreadable = 0;
    for (const item of pages.flatMap(({ items }) => items ?? [])) {
      const found = readEvent(item, calendarId, zoneOrUtc(timeZone));
      // One that changes while the pages are read may appear on two of them: the later one is current.
      if (found.kind === 'event') events.set(found.event.id, found.event);
      else if (found.kind === 'removed') removed.push(found.removed);
      else unreadable += 1;
    }
    if (unreadable > 0) this.#logger.warn({ unreadable, operation: name }, 'events could not be read');
    const nextSyncToken = pages.at(-1)?.nextSyncToken ?? undefined;
    return { events: [...events.values()], removed, timeZone, nextSyncToken };
  }

  #eventsUrl(calendarId: string): string {
    const id = calendarId === MAIN_CALENDAR ? GOOGLE_PRIMARY : calendarId;
    return `${this.#baseUrl}/calendars/${pathSegment(id)}/events`;
  }

  #eventUrl(calendarId: string, eventId: string): string {
    return `${this.#eventsUrl(calendarId)}/${pathSegment(eventId)}`;
  }
}
