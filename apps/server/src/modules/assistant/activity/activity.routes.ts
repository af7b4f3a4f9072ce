import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { readerIn } from '../../../platform/time-reader.ts';
import type { PressButton } from '../presses/press.ts';
import type { Renderer } from '../renderer.port.ts';
import type { Tool } from '../tools/tool.port.ts';
import { isDoneFor, knownZone, listDone } from './activity.repository.ts';
import { findUndoable } from './find-undoable.ts';
import { nextPage, placeOf, presentActivity } from './present-activity.ts';

export interface ActivityDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly render: Renderer;
  readonly tools: ReadonlyMap<string, Tool>;
  readonly press: PressButton;
}

/** What the assistant did for the caller, and taking it back. */
export const activityRoutes =
  ({ db, clock, render, tools, press }: ActivityDependencies) =>
  (app: FastifyInstance): void => {
    route(
      app,
      endpoints.myActivity,
    )(async ({ caller, query }) => {
      const before = query.before === undefined ? undefined : placeOf(query.before);
      // One more than is shown tells whether there is another page.
      const rows = await listDone(db, caller.userId, { limit: query.limit + 1, before });
      const shown = rows.slice(0, query.limit);
      const last = shown.at(-1);
      const reader = readerIn(await knownZone(db, caller.userId), clock.now(), caller.language);
      const undoable = await findUndoable(db, caller.userId, { tools, now: clock.now() });
      return {
        entries: shown.map((row) => presentActivity(row, { render, reader, undoable })),
        next: last && rows.length > shown.length ? nextPage(last) : null,
      };
    });

    route(
      app,
      endpoints.undoMyActivity,
    )(async ({ caller, body }) => {
      if (!(await isDoneFor(db, caller.userId, body.id)))
        throw new AppError('not-found', { says: 'problem.activity' });
      // The button does not say who would be notified: so it asks first.
      return press(caller.userId, body.press_id, {
        tool: 'undo_last_action',
        input: { tool_call_id: body.id },
        knows: [],
      });
    });
  };
