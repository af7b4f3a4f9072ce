import { endpoints } from '@catch/contract';
import type { FastifyInstance } from 'fastify';
import { listSetAside } from '../../platform/db/set-aside.repository.ts';
import { route } from '../../platform/http/register.ts';
import { personOf } from '../identity/index.ts';
import { listPreferences, presentPreference } from '../preferences/index.ts';
import { findProfile, forgetProfile, isLearning, requestProfile } from '../profiles/index.ts';
import { listReminders } from '../reminders/index.ts';
import type { MemoryDependencies } from './memory/dependencies.ts';
import { myPreferenceRoutes } from './memory/my-preferences.routes.ts';
import { myReminderRoutes } from './memory/my-reminders.routes.ts';
import { presentMyReminder } from './memory/present-my-reminder.ts';
import { memories, presentRemoved } from './memory/removals.ts';

/** What the assistant remembers about the caller, all of it theirs to change. */
export function memoryRoutes(app: FastifyInstance, dependencies: MemoryDependencies): void {
  const { db, clock } = dependencies;
  route(
    app,
    endpoints.myMemory,
  )(async ({ caller }) => {
    const now = clock.now();
    const [preferences, reminders, removed, profile, learns, { zone }] = await Promise.all([
      listPreferences(db, caller.userId, false),
      listReminders(db, caller.userId, false),
      listSetAside(db, caller.userId, memories, now),
      findProfile(db, caller.userId),
      isLearning(db, caller.userId),
      personOf(db, caller.userId),
    ]);
    return {
      preferences: preferences.map(presentPreference),
      reminders: reminders.map((row) => presentMyReminder(row, caller)),
      removed: removed.flatMap(presentRemoved),
      profile: profile
        ? { profile_data: profile.profile_data, last_updated: profile.last_updated.toISOString() }
        : null,
      time_zone: zone ?? null,
      learns_profile: learns,
    };
  });

  myPreferenceRoutes(app, dependencies);
  myReminderRoutes(app, dependencies);

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
