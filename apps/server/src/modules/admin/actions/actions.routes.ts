import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../../platform/db/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { cancelWork } from '../../assistant/index.ts';
import { setBackgroundEvents } from '../../background/index.ts';
import { isUserId } from '../../identity/index.ts';
import { presentPreference, setPreferenceActive } from '../../preferences/index.ts';
import { deactivateReminder, presentReminder } from '../../reminders/index.ts';
import { forgetConversation } from './forget-conversation.ts';
import { type ActionDependencies, performStaffAction } from './perform.ts';
import { resetUser } from './reset-user.ts';

const preferenceNotFound = () => new AppError('not-found', 'Preference not found');
const reminderNotFound = () => new AppError('not-found', 'Reminder not found');

export function actionsRoutes(app: FastifyInstance, dependencies: ActionDependencies): void {
  /** An action on a whole user that answers a sentence. */
  const action = (
    endpoint:
      | typeof endpoints.adminResetQueue
      | typeof endpoints.adminClearHistory
      | typeof endpoints.adminResetUser
      | typeof endpoints.adminPauseBackground
      | typeof endpoints.adminResumeBackground,
    name: string,
    message: string,
    work: (db: Queryable, userId: string, at: Date) => Promise<Record<string, unknown>>,
  ) =>
    route(
      app,
      endpoint,
    )(({ params, caller }) =>
      performStaffAction(dependencies, { staff: caller, userId: params.user_id, name }, async (db, at) => ({
        result: { message },
        detail: await work(db, params.user_id, at),
      })),
    );

  action(endpoints.adminResetQueue, 'reset your queue', 'Queue reset.', async (db, userId, at) => ({
    ...(await cancelWork(db, userId, at)),
  }));
  action(
    endpoints.adminClearHistory,
    'cleared your conversation history',
    'Conversation history cleared.',
    async (db, userId, at) => ({ messages: await forgetConversation(db, userId, at) }),
  );
  action(
    endpoints.adminResetUser,
    'reset your account',
    'User reset. The profile is being rebuilt.',
    resetUser,
  );
  action(
    endpoints.adminPauseBackground,
    'paused your background events',
    'Background events paused.',
    async (db, userId, at) => {
      await setBackgroundEvents(db, userId, false, at);
      return {};
    },
  );
  action(
    endpoints.adminResumeBackground,
    'resumed your background events',
    'Background events resumed.',
    async (db, userId, at) => {
      await setBackgroundEvents(db, userId, true, at);
      return {};
    },
  );

  route(
    app,
    endpoints.adminDeactivatePreference,
  )(async ({ params, caller }) => {
    const { user_id: userId, preference_id: id } = params;
    if (!isUserId(id)) throw preferenceNotFound();
    return performStaffAction(
      dependencies,
      { staff: caller, userId, name: 'deactivated one of your preferences', notFound: preferenceNotFound },
      async (db, at) => {
        const row = await setPreferenceActive(db, userId, id, false, at);
        if (!row) throw preferenceNotFound();
        return { result: presentPreference(row), detail: { preference_id: id } };
      },
    );
  });

  route(
    app,
    endpoints.adminDeactivateReminder,
  )(async ({ params, caller }) => {
    const { user_id: userId, reminder_id: id } = params;
    if (!isUserId(id)) throw reminderNotFound();
    return performStaffAction(
      dependencies,
      { staff: caller, userId, name: 'deactivated one of your reminders', notFound: reminderNotFound },
      async (db, at) => {
        const row = await deactivateReminder(db, userId, id, at);
        if (!row) throw reminderNotFound();
        return { result: presentReminder(row), detail: { reminder_id: id } };
      },
    );
  });
}
