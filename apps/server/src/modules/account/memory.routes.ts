import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';
import { isUserId } from '../identity/index.ts';
import { erasePreference, listPreferences, presentPreference } from '../preferences/index.ts';
import { forgetReminder, listReminders, presentReminder } from '../reminders/index.ts';
import { eraseProfile, findProfile } from './account.repository.ts';

/** What the assistant remembers about the caller, each of it removable for good. */
export function memoryRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  route(
    app,
    endpoints.myMemory,
  )(async ({ caller }) => {
    const [preferences, reminders, profile] = await Promise.all([
      listPreferences(db, caller.userId, false),
      listReminders(db, caller.userId, false),
      findProfile(db, caller.userId),
    ]);
    return {
      preferences: preferences.map(presentPreference),
      reminders: reminders.map(presentReminder),
      profile: profile
        ? { profile_data: profile.profile_data, last_updated: profile.last_updated.toISOString() }
        : null,
    };
  });

  route(
    app,
    endpoints.forgetMyPreference,
  )(async ({ caller, params }) => {
    const id = params.preference_id;
    if (!isUserId(id) || !(await erasePreference(db, caller.userId, id)))
      throw new AppError('not-found', 'Preference not found');
    return { message: 'Preference forgotten.' };
  });

  route(
    app,
    endpoints.forgetMyReminder,
  )(async ({ caller, params }) => {
    const id = params.reminder_id;
    if (!isUserId(id) || !(await forgetReminder(db, caller.userId, id)))
      throw new AppError('not-found', 'Reminder not found');
    return { message: 'Reminder removed.' };
  });

  route(
    app,
    endpoints.forgetMyProfile,
  )(async ({ caller }) => {
    await eraseProfile(db, caller.userId);
    return { message: 'Profile deleted.' };
  });
}
