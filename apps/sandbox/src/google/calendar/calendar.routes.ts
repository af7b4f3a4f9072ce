import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../../platform/context.ts';
import { lastValues } from '../../platform/parameters.ts';
import { authenticate, requireScope } from '../authenticate.ts';
import { invalidParameter } from '../google-error.ts';
import { scopes } from '../oauth/scopes.ts';
import type { CalendarEntry } from './calendar.repository.ts';
import { findEntry, getCalendarEntry, listCalendars, requireWriter } from './calendar-list.ts';
import { type ChangeMode, changeEvent } from './change-event.ts';
import { stopChannel, watchEvents } from './channels.ts';
import { deleteEvent } from './delete-event.ts';
import { asBody } from './event-body.ts';
import type { EventRow } from './event-data.ts';
import { createWriter, type WriteOrder, writeCalendar } from './event-writer.ts';
import { queryFreeBusy } from './free-busy.ts';
import { insertEvent } from './insert-event.ts';
import { listEvents } from './list-events.ts';
import { listInstances } from './list-instances.ts';
import { readListQuery, readTimeZone } from './list-query.ts';
import { readSendUpdates } from './mails.ts';
import { etagOf, renderEvent } from './render-event.ts';

const READ_EVENTS = [scopes.calendar, scopes.calendarReadonly, scopes.events, scopes.eventsReadonly];
const WRITE_EVENTS = [scopes.calendar, scopes.events];
const READ_LIST = [
  scopes.calendar,
  scopes.calendarReadonly,
  scopes.calendarList,
  scopes.calendarListReadonly,
];
const FREE_BUSY = [scopes.calendar, scopes.calendarReadonly, scopes.freeBusy];

interface CalendarParams {
  Params: { calendarId: string };
}
interface EventParams {
  Params: { calendarId: string; eventId: string };
}

const BASE = '/google/calendar/v3';
const EVENTS = `${BASE}/calendars/:calendarId/events`;

export const calendarRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const caller = async (request: FastifyRequest, accepted: readonly string[]) => {
    const found = await authenticate(request, context);
    requireScope(found, accepted);
    return found.account;
  };

  const render = (row: EventRow, calendar: CalendarEntry, request: FastifyRequest) =>
    renderEvent(row, {
      calendar,
      accessRole: calendar.accessRole,
      timeZone: readTimeZone(lastValues(request.query).timeZone) ?? calendar.timeZone,
      publicUrl: context.publicUrl(),
    });

  const writeOrder = async (request: FastifyRequest, calendarId: string) => {
    const account = await caller(request, WRITE_EVENTS);
    const calendar = await findEntry(context, account, calendarId);
    requireWriter(calendar);
    const parameters = lastValues(request.query);
    const version = Number(parameters.conferenceDataVersion ?? 0);
    if (version !== 0 && version !== 1) throw invalidParameter('conferenceDataVersion');
    const order: WriteOrder = {
      account,
      calendar,
      sendUpdates: readSendUpdates(parameters),
      conferenceDataVersion: version,
      ifMatch: request.headers['if-match'],
    };
    return { order, calendar };
  };

  app.get(`${BASE}/users/me/calendarList`, async (request) =>
    listCalendars(context, await caller(request, READ_LIST), request.query),
  );
  app.get<CalendarParams>(`${BASE}/users/me/calendarList/:calendarId`, async (request) =>
    getCalendarEntry(context, await caller(request, READ_LIST), request.params.calendarId),
  );
  app.get<CalendarParams>(`${BASE}/calendars/:calendarId`, async (request) => {
    const account = await caller(request, [scopes.calendar, scopes.calendarReadonly]);
    const { id, summary, timeZone, change } = await findEntry(context, account, request.params.calendarId);
    return { kind: 'calendar#calendar', etag: `"${change}"`, id, summary, timeZone };
  });

  app.get<CalendarParams>(EVENTS, async (request) => {
    const account = await caller(request, READ_EVENTS);
    const calendar = await findEntry(context, account, request.params.calendarId);
    return listEvents(context, calendar, readListQuery(request.query));
  });
  app.get<EventParams>(`${EVENTS}/:eventId`, async (request, reply) => {
    const account = await caller(request, READ_EVENTS);
    const calendar = await findEntry(context, account, request.params.calendarId);
    const row = await createWriter(context, context.database).load(calendar, request.params.eventId);
    if (request.headers['if-none-match'] === etagOf(row)) return reply.code(304).send();
    reply.header('etag', etagOf(row));
    return render(row, calendar, request);
  });
  app.get<EventParams>(`${EVENTS}/:eventId/instances`, async (request) => {
    const account = await caller(request, READ_EVENTS);
    const calendar = await findEntry(context, account, request.params.calendarId);
    return listInstances(context, calendar, request.params.eventId, request.query);
  });

  app.post<CalendarParams>(EVENTS, async (request) => {
    const { order, calendar } = await writeOrder(request, request.params.calendarId);
    const row = await writeCalendar(context, (writer) => insertEvent(writer, order, asBody(request.body)));
    return render(row, calendar, request);
  });
  const change = (mode: ChangeMode) => async (request: FastifyRequest<EventParams>) => {
    const { order, calendar } = await writeOrder(request, request.params.calendarId);
    const { eventId } = request.params;
    const row = await writeCalendar(context, (writer) =>
      changeEvent(writer, order, eventId, asBody(request.body), mode),
    );
    return render(row, calendar, request);
  };
  app.patch<EventParams>(`${EVENTS}/:eventId`, change('patch'));
  app.put<EventParams>(`${EVENTS}/:eventId`, change('update'));
  app.delete<EventParams>(`${EVENTS}/:eventId`, async (request, reply) => {
    const { order } = await writeOrder(request, request.params.calendarId);
    await writeCalendar(context, (writer) => deleteEvent(writer, order, request.params.eventId));
    return reply.code(204).send();
  });

  app.post(`${BASE}/freeBusy`, async (request) =>
    queryFreeBusy(context, await caller(request, FREE_BUSY), request.body),
  );
  app.post<CalendarParams>(`${EVENTS}/watch`, async (request) => {
    const account = await caller(request, READ_EVENTS);
    const calendar = await findEntry(context, account, request.params.calendarId);
    return watchEvents(context, account.email, calendar.id, request.body);
  });
  app.post(`${BASE}/channels/stop`, async (request, reply) => {
    const account = await caller(request, READ_EVENTS);
    await stopChannel(context.database, account.email, request.body);
    return reply.code(204).send();
  });
};
