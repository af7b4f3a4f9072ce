import { DAY } from '@catch/scheduling';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { addJob, removeJob } from '../../platform/queue/jobs.ts';
import { deleteProfile, isLearning, needsProfile, raiseGeneration, takeDue } from './profiles.repository.ts';

const WEEK_MS = 7 * DAY;
/** Profiles are never urgent: a few at a time in the whole installation, behind everything that somebody waits for. */
const QUEUES = 4;
const PRIORITY = 10;
const MAX_ATTEMPTS = 8;
const MOST_AT_ONCE = 200;

const jobKey = (userId: string): string => `profile:${userId}`;

const enqueue = (db: Queryable, userId: string): Promise<void> =>
  addJob(
    db,
    'profile',
    { user_id: userId },
    {
      key: jobKey(userId),
      queue: `profiles:${Number.parseInt(userId.slice(-4), 16) % QUEUES || 0}`,
      priority: PRIORITY,
      maxAttempts: MAX_ATTEMPTS,
    },
  );

/**
 * Rebuilds it, whatever there was, even after its owner had put an end to it: only the owner and a reset ask for
 * this. In the caller's transaction.
 */
export async function requestProfile(db: Queryable, userId: string, at: Date): Promise<void> {
  await raiseGeneration(db, userId, { stoppedAt: null, nextAt: new Date(at.getTime() + WEEK_MS) });
  await enqueue(db, userId);
}

/** After a sign-in: for a new person, and for one whose profile could not be kept up. */
export const requestMissingProfile = (db: Database, userId: string, at: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    if (await needsProfile(transaction, userId, new Date(at.getTime() - WEEK_MS)))
      await requestProfile(transaction, userId, at);
  });

/** What it is based on has changed: rebuilt for people who let us learn. In the caller's transaction. */
export async function requestLearnedAgain(db: Queryable, userId: string, at: Date): Promise<void> {
  if (await isLearning(db, userId)) await requestProfile(db, userId, at);
}

/** The owner's wish: what was learned goes, what is being learned is not stored, nothing more is learned. */
export const forgetProfile = (db: Database, userId: string, at: Date): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await raiseGeneration(transaction, userId, { stoppedAt: at, nextAt: null });
    await deleteProfile(transaction, userId);
    await removeJob(transaction, jobKey(userId));
  });

/** Once a week for everybody. A job that was given up is asked for again when its week is over. */
export const requestDueProfiles = (db: Database, at: Date): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const due = await takeDue(transaction, at, new Date(at.getTime() + WEEK_MS), MOST_AT_ONCE);
    for (const userId of due) await enqueue(transaction, userId);
    return due.length;
  });
