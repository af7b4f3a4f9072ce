import { DAY, MINUTE } from '@catch/scheduling';
import type { FastifyInstance } from 'fastify';
import { addJob } from '../../platform/queue/jobs.ts';
import type { Tasks } from '../../platform/queue/worker.ts';
import type { LookDependencies } from './check-person.ts';
import { forgetSettled } from './occasions.repository.ts';
import { askForLook, enrolConnected, isAnythingDue } from './people.repository.ts';
import { sweep } from './sweep.ts';
import { type PushRoutesDependencies, pushRoutes } from './watch/push.routes.ts';

export { loadPerson } from './person.ts';
export { conflictsAmong, eventsBetween, waitingInvitations } from './say/agenda.ts';
export { setBackgroundEvents } from './set-background-events.ts';

export interface BackgroundDependencies extends Omit<LookDependencies, 'pushTarget' | 'backstopMs'> {
  readonly publicUrl: string;
  readonly provider: PushRoutesDependencies['provider'];
  readonly syncMinutes: number;
}

export interface BackgroundModule {
  readonly routes: (app: FastifyInstance) => void;
  readonly tasks: Tasks;
  /** Every second: newcomers, and a sweep when something is due. */
  readonly rounds: () => Promise<void>;
  /**
   * Takes in newcomers and works off what is due, until nothing is and no sweep of this process is under way: for
   * rehearsals that move the clock.
   */
  readonly settle: () => Promise<void>;
  /** Their calendar can be read, for the first time or again. */
  readonly onConnected: (userId: string) => Promise<void>;
}

/** Sweeps that run at the same time, over all processes: each waits for calendars most of the time. */
const SWEEPS = 4;
const ENROL_EVERY = 5;
const KEEP = 35 * DAY;

export function createBackground(dependencies: BackgroundDependencies): BackgroundModule {
  const { db, clock, publicUrl, provider } = dependencies;
  const { push } = provider;
  const address = push?.address(publicUrl);
  const looking: LookDependencies = {
    ...dependencies,
    pushTarget: push && address !== undefined ? { push, address } : undefined,
    backstopMs: dependencies.syncMinutes * MINUTE,
  };
  const underWay = new Set<Promise<number>>();
  const begin = (signal: AbortSignal): Promise<number> => {
    const work = sweep(looking, signal).finally(() => underWay.delete(work));
    underWay.add(work);
    return work;
  };
  let round = 0;
  return {
    routes: pushRoutes({ db, clock, provider }),
    tasks: {
      background: async (_payload, { signal }) => {
        await begin(signal);
      },
    },
    rounds: async () => {
      const now = clock.now();
      if (round % ENROL_EVERY === 0) await enrolConnected(db, now);
      if (round % 3600 === 1) await forgetSettled(db, new Date(now.getTime() - KEEP));
      round += 1;
      if (!(await isAnythingDue(db, now))) return;
      for (let number = 0; number < SWEEPS; number += 1)
        await addJob(db, 'background', {}, { key: `background:${number}`, keepPlace: true, maxAttempts: 3 });
    },
    settle: async () => {
      await enrolConnected(db, clock.now());
      do {
        await Promise.all(underWay);
      } while ((await begin(new AbortController().signal)) > 0 || underWay.size > 0);
    },
    onConnected: (userId) => askForLook(db, userId, clock.now()),
  };
}
