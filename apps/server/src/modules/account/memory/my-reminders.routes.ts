import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { explainFailure } from '../../calendar/index.ts';
import { isUserId } from '../../identity/index.ts';
import {
  addReminder,
  changeOwnReminder,
  forgetReminder,
  InvalidCron,
  type OwnTime,
  parseCron,
  removedReminders,
} from '../../reminders/index.ts';
import type { MemoryDependencies } from './dependencies.ts';
import { presentMyReminder } from './present-my-reminder.ts';
import { removeItem, restoreItem } from './removals.ts';

export function myReminderRoutes(app: FastifyInstance, dependencies: MemoryDependencies): void {
  const { db, clock } = dependencies;
  const zoneOf = (userId: string) =>
    dependencies.zoneOf(userId).catch((error: unknown) => {
      throw explainFailure(error, dependencies.service);
    });

  route(
    app,
    endpoints.addMyReminder,
  )(async ({ caller, body }) => {
    const now = clock.now();
    const time = timeIn(body, now);
    if (!time) throw new AppError('invalid', { says: 'problem.noTime' });
    const zone = await zoneOf(caller.userId);
    const { id, text } = body;
    const row = await addReminder(db, { id, userId: caller.userId, text, time, zone, now });
    if (!row) throw new AppError('conflict', { says: 'problem.idTaken' });
    if (row === 'over') throw new AppError('conflict', { says: 'problem.timePassed' });
    return presentMyReminder(row, caller);
  });

  route(
    app,
    endpoints.changeMyReminder,
  )(async ({ caller, params, body }) => {
    const now = clock.now();
    const id = params.reminder_id;
    if (!isUserId(id)) throw new AppError('not-found', { says: 'problem.reminder' });
    const edit = { text: body.text, time: timeIn(body, now), isActive: body.is_active };
    // Pausing works whether or not anybody can be asked where its owner is.
    const zone = edit.time || edit.isActive ? await zoneOf(caller.userId) : 'UTC';
    const row = await changeOwnReminder(db, caller.userId, id, edit, { zone, now });
    if (!row) throw new AppError('not-found', { says: 'problem.reminder' });
    if (row === 'over') throw new AppError('conflict', { says: 'problem.timePassed' });
    return presentMyReminder(row, caller);
  });

  const thing = (userId: string, itemId: string) => ({ userId, of: removedReminders, itemId });

  route(
    app,
    endpoints.forgetMyReminder,
  )(async ({ caller, params, query }) => {
    const id = params.reminder_id;
    await removeItem(
      db,
      thing(caller.userId, id),
      query.undoable === 'true',
      () => forgetReminder(db, caller.userId, id),
      clock.now(),
    );
    return { message: 'Reminder removed.' };
  });

  route(
    app,
    endpoints.restoreMyReminder,
  )(async ({ caller, params }) => {
    await restoreItem(db, thing(caller.userId, params.reminder_id), clock.now());
    return { message: 'Reminder put back.' };
  });
}

interface GivenTime {
  readonly scheduled_at?: string | undefined;
  readonly cron_expression?: string | undefined;
}

/** Undefined when none was given. One that lies behind us would never come, or at once. */
function timeIn({ scheduled_at, cron_expression }: GivenTime, now: Date): OwnTime | undefined {
  if (scheduled_at !== undefined && cron_expression !== undefined)
    throw new AppError('invalid', { says: 'problem.twoTimes' });
  if (scheduled_at !== undefined) {
    const at = new Date(scheduled_at);
    if (at <= now) throw new AppError('invalid', { says: 'problem.timePassed' });
    return { at };
  }
  if (cron_expression === undefined) return undefined;
  try {
    parseCron(cron_expression);
  } catch (error) {
    if (error instanceof InvalidCron) throw new AppError('invalid', { says: 'problem.noSchedule' });
    throw error;
  }
  return { cron: cron_expression };
}
