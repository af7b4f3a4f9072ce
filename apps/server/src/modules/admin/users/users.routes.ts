import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { userNotFound } from '../../../platform/errors.ts';
import { route } from '../../../platform/http/register.ts';
import { isUserId, type StaffRule } from '../../identity/index.ts';
import { listPreferences, presentPreference } from '../../preferences/index.ts';
import { listReminders, presentReminder } from '../../reminders/index.ts';
import { recordLook } from '../staff-look.ts';
import type { TraceUrl } from '../turns/present-turn.ts';
import { createReadActivity } from './activity.ts';
import { createPeopleToActAs } from './people-to-act-as.ts';
import {
  type AdminUserRow,
  findAdminUser,
  findCharacterAndProfile,
  listUsers,
  searchUsers,
} from './users.repository.ts';

export interface UsersDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly isStaff: StaffRule;
  readonly traceUrl: TraceUrl;
}

/** Named, and without a weight that might be a refusal. */
const TAKES_GZIP = /(?:^|,)\s*gzip\s*(?:,|$)/i;

const toAdminUser = (row: AdminUserRow) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
});

export const usersRoutes = (app: FastifyInstance, dependencies: UsersDependencies): void => {
  const { db, isStaff } = dependencies;
  const peopleToActAs = createPeopleToActAs(db, isStaff);
  const readActivity = createReadActivity(dependencies);

  route(
    app,
    endpoints.adminUsers,
  )(async ({ query }) => {
    const search = query.search?.trim();
    const { rows, ...total } = await (search ? searchUsers(db, search, query) : listUsers(db, query));
    return { users: rows.map(toAdminUser), ...total, limit: query.limit, offset: query.offset };
  });

  route(
    app,
    endpoints.adminNonAdmins,
  )(async ({ request, reply }) => {
    const { answer, packed } = await peopleToActAs();
    // Clients that accept the cached encoding get it as is; for others it is encoded like any other response.
    if (TAKES_GZIP.test(String(request.headers['accept-encoding'] ?? '')))
      void reply
        .headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
        .type('application/json; charset=utf-8')
        // Fastify sends bytes as they are; only its types know of nothing but text.
        .serializer(() => packed as unknown as string);
    return answer;
  });

  route(
    app,
    endpoints.adminUserDetails,
  )(async ({ params, caller }) => {
    const userId = params.user_id;
    const user = isUserId(userId) ? await findAdminUser(db, userId) : undefined;
    if (!user) throw userNotFound();
    await recordLook(dependencies, caller, user.id, 'viewed your details');
    const [activity, more, preferences, reminders] = await Promise.all([
      readActivity(user),
      findCharacterAndProfile(db, user.id),
      listPreferences(db, user.id, false),
      listReminders(db, user.id, false),
    ]);
    return {
      ...toAdminUser(user),
      activity,
      selected_character: more.selected_character,
      profile: more.profile && {
        profile_data: more.profile.profile_data,
        last_updated: more.profile.last_updated.toISOString(),
      },
      preferences: preferences.map(presentPreference),
      reminders: reminders.map(presentReminder),
    };
  });
};
