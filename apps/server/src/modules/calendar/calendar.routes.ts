import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { route } from '../../platform/http/register.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { SubjectOfCall } from '../identity/index.ts';
import type { CalendarGateway } from './calendar.port.ts';
import { assertDates } from './event-range.ts';
import { explainFailure } from './explain-failure.ts';
import type { OwnerZone } from './owner-zone.ts';
import { presentCalendar, presentEvent } from './present-event.ts';
import { readEvents } from './read-events.ts';

export interface CalendarRoutesDependencies {
  readonly gateway: CalendarGateway;
  /** What the calendar service is called. */
  readonly service: string;
  readonly subjectOfCall: SubjectOfCall;
  readonly ownerZone: OwnerZone;
  readonly clock: Clock;
  readonly logger: Logger;
}

const LOOK = 'viewed your calendar';
/** Somebody is looking at the screen: rather say soon that the calendar is away than wait for it. */
const BUDGET = { budgetMs: 8000 };

export const calendarRoutes = (dependencies: CalendarRoutesDependencies) => (app: FastifyInstance) => {
  const { gateway, service, subjectOfCall, ownerZone, clock } = dependencies;

  route(
    app,
    endpoints.calendars,
  )(async ({ caller, query }) => {
    const { userId } = await subjectOfCall(caller, query.impersonate_user_id, LOOK);
    try {
      const calendars = await gateway.forUser(userId, BUDGET).listCalendars();
      await ownerZone.learnFrom(userId, calendars);
      return { calendars: calendars.map(presentCalendar) };
    } catch (error) {
      throw explainFailure(error, service);
    }
  });

  route(
    app,
    endpoints.calendarEvents,
  )(async ({ caller, query }) => {
    assertDates(query);
    const { userId } = await subjectOfCall(caller, query.impersonate_user_id, LOOK);
    try {
      const calendars = gateway.forUser(userId, BUDGET);
      const read = await readEvents(dependencies, calendars, userId, query, clock.now().getTime());
      return {
        events: read.events.map((event) => presentEvent(event, read.recurrence)),
        timezone: read.timeZone,
        week_start: read.range.weekStart,
        week_end: read.range.weekEnd,
      };
    } catch (error) {
      throw explainFailure(error, service);
    }
  });
};
