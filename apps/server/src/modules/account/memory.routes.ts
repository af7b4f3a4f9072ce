import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { AppError } from '../../platform/errors.ts';
import { route } from '../../platform/http/register.ts';
import { isUserId } from '../identity/index.ts';
import { erasePreference, listPreferences, presentPreference } from '../preferences/index.ts';
import { findProfile, forgetProfile, isLearning, requestProfile } from '../profiles/index.ts';
import { forgetReminder, listReminders, presentReminder } from '../reminders/index.ts';

/** What the assistant remembers about the caller, each of it removable for good. */
export function memoryRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  route(
    app,
    endpoints.myMemory,
  )(async ({ caller }) => {
    const [preferences, reminders, profile, learns] = await Promise.all([
      listPreferences(db, caller.userId, false),
      listReminders(db, caller.userId, false),
      findProfile(db, caller.userId),
      isLearning(db, caller.userId),
    ]);
    return {
      preferences: preferences.map(presentPreference),
      reminders: reminders.map(presentReminder),
      profile: profile
        ? { profile_data: profile.profile_data, last_updated: profile.last_updated.toISOString() }
        : null,
      learns_profile: learns,
    };
  });

  route(
    app,
    endpoints.forgetMyPreference,
  )(async ({ caller, params }) => {
    const id = params.preference_id;
    if (!isUserId(id) || !(await erasePreference(db, caller.userId, id)))
      throw new AppError('not-found', { says: 'problem.preference' });
    return { message: 'Preference forgotten.' };
  });

  route(
    app,
    endpoints.forgetMyReminder,
  )(async ({ caller, params }) => {
    const id = params.reminder_id;
    if (!isUserId(id) || !(await forgetReminder(db, caller.userId, id)))
      throw new AppError('not-found', { says: 'problem.reminder' });
    return { message: 'Reminder removed.' };
  });

  route(
    app,
    endpoints.forgetMyProfile,
  )(async ({ caller }) => {
    await forgetProfile(db, caller.userId, clock.now());
    return { message: 'Profile deleted. Nothing more is learned until you ask for it.' };
  });

  route(
    app,
    endpoints.learnMyProfile,
  )(async ({ caller }) => {
    await db.transaction().execute((transaction) => requestProfile(transaction, caller.userId, clock.now()));
    return { message: 'Your profile is being built.' };
  });
}
