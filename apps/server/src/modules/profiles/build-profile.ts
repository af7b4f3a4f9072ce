import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { JobContext } from '../../platform/queue/worker.ts';
import { isCalendarError } from '../calendar/index.ts';
import { deriveProfile, type Material } from './derive/derive-profile.ts';
import { findLearner, noteOutcome, type Outcome, saveProfile } from './profiles.repository.ts';
import { readMaterial, type Sources } from './read-material.ts';

export interface BuildDependencies extends Sources {
  readonly db: Database;
  readonly clock: Clock;
}

const TIMEOUT_MS = 180_000;

/**
 * Reads, derives, and stores in one transaction at the very end: killed at any moment it has done nothing, and starts
 * over. What only the person can fix (a withdrawn grant) ends the job quietly until they sign in again.
 */
export async function buildProfile(
  { db, clock, gateway, mail }: BuildDependencies,
  userId: string,
  context: JobContext,
): Promise<void> {
  const learner = await findLearner(db, userId);
  if (!learner) return;
  const end = (outcome: Outcome) => noteOutcome(db, userId, learner.generation, outcome, clock.now());
  let material: Material;
  try {
    material = await readMaterial(
      { gateway, mail },
      {
        userId,
        email: learner.email,
        now: clock.now().getTime(),
        signal: AbortSignal.any([context.signal, AbortSignal.timeout(TIMEOUT_MS)]),
        mailMayFail: context.isLastAttempt,
      },
    );
  } catch (error) {
    if (isCalendarError(error, 'reconnect-needed')) return void (await end('reconnect-needed'));
    if (isCalendarError(error, 'forbidden', 'not-found')) return void (await end('no-access'));
    throw error;
  }
  const profile = deriveProfile(material);
  const at = clock.now();
  await db.transaction().execute(async (transaction) => {
    if (await noteOutcome(transaction, userId, learner.generation, 'built', at))
      await saveProfile(transaction, userId, profile, at);
  });
}
