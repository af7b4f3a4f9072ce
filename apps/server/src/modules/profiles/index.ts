import type { Tasks } from '../../platform/queue/worker.ts';
import { type BuildDependencies, buildProfile } from './build-profile.ts';
import { requestDueProfiles } from './schedule-profile.ts';

export { presentForModel } from './present-for-model.ts';
export { findProfile, isLearning } from './profiles.repository.ts';
export { type Habits, readHabits, readWorkingHours } from './read-habits.ts';
export {
  forgetProfile,
  requestLearnedAgain,
  requestMissingProfile,
  requestProfile,
} from './schedule-profile.ts';

export interface Profiles {
  readonly tasks: Tasks;
  /** Called every second; looks once a minute. */
  rounds(): Promise<void>;
}

const ROUND_MS = 60_000;

/** The learned profile: a durable job that builds it, once a week for everybody. */
export function createProfiles(dependencies: BuildDependencies): Profiles {
  let lookedAt = Number.NEGATIVE_INFINITY;
  return {
    tasks: {
      profile: (payload, context) => buildProfile(dependencies, String(payload.user_id), context),
    },
    rounds: async () => {
      const now = dependencies.clock.now();
      if (Math.abs(now.getTime() - lookedAt) < ROUND_MS) return;
      lookedAt = now.getTime();
      await requestDueProfiles(dependencies.db, now);
    },
  };
}
