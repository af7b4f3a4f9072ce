import { endpoints } from '@catch/contract';
import { dayAt, startOfDay } from '@catch/scheduling';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { route } from '../../platform/http/register.ts';
import type { PressButton } from '../assistant/index.ts';
import { loadPerson } from '../background/index.ts';
import { type AllCalendarsGateway, explainFailure } from '../calendar/index.ts';
import { AHEAD, buildToday } from './build-today.ts';

export interface TodayDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly gateway: AllCalendarsGateway;
  /** What the calendar service is called. */
  readonly service: string;
  readonly zoneOf: (userId: string) => Promise<string>;
  readonly press: PressButton;
}

/** Somebody looks at a page: better an answer that says so than a long wait. */
const BUDGET_MS = 10_000;

export const todayRoutes =
  ({ db, clock, gateway, service, zoneOf, press }: TodayDependencies) =>
  (app: FastifyInstance): void => {
    route(
      app,
      endpoints.myToday,
    )(async ({ caller }) => {
      const now = clock.now();
      const calendars = gateway.forUser(caller.userId, { budgetMs: BUDGET_MS });
      const read = async () => {
        const zone = await zoneOf(caller.userId);
        const from = startOfDay(dayAt(now.getTime(), zone), zone);
        const { events } = await calendars.listOwnEvents({ from, to: now.getTime() + AHEAD });
        return { zone, events };
      };
      const { zone, events } = await read().catch((error: unknown) => {
        throw explainFailure(error, service);
      });
      const person = await loadPerson(db, caller.userId, now);
      return buildToday(events, {
        now: now.getTime(),
        zone,
        hours: { week: {}, ...person?.hours, zone },
        isComplete: calendars.unread.length === 0,
      });
    });

    route(
      app,
      endpoints.answerMyInvitation,
    )(({ caller, body }) =>
      press(caller.userId, body.press_id, {
        tool: 'respond_to_invitation',
        input: {
          event_id: body.event_id,
          response: body.response,
          scope: body.is_series ? 'all' : 'this',
        },
        // The invitation's sender is shown next to the buttons.
        knows: ['tells'],
      }),
    );
  };
