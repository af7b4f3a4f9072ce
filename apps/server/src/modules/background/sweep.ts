import { MINUTE } from '@catch/scheduling';
import { checkPerson, type LookDependencies } from './check-person.ts';
import { claimOccasions } from './occasions.repository.ts';
import { claimLooks } from './people.repository.ts';
import { sendOccasion } from './send-occasion.ts';

/** So many people at once for one sweep: each spends its time waiting for a calendar. */
const AT_ONCE = 16;
/** Longer than one person may take; finding it expired means that the process is gone. */
const LEASE = 2 * MINUTE;
/** A sweep that never ends would never let a deployment end. */
const LONGEST_MS = 4 * MINUTE;

/**
 * Works off what is due, messages before looks, in batches that no other sweep has. A failure concerns one person:
 * it is reported, and tried again when its lease is over.
 */
export async function sweep(dependencies: LookDependencies, signal: AbortSignal): Promise<number> {
  const { db, clock, report } = dependencies;
  const began = Date.now();
  let done = 0;
  while (!signal.aborted && Date.now() - began < LONGEST_MS) {
    const now = clock.now();
    const lease = new Date(now.getTime() + LEASE);
    const occasions = await claimOccasions(db, now, lease, AT_ONCE);
    const looks =
      occasions.length < AT_ONCE ? await claimLooks(db, now, lease, AT_ONCE - occasions.length) : [];
    if (occasions.length + looks.length === 0) break;
    const guarded = (userId: string, work: Promise<void>) =>
      work.catch((error: unknown) => {
        if (!signal.aborted) report(error, { user_id: userId, background: 'sweep' });
      });
    await Promise.all([
      ...occasions.map((one) => guarded(one.userId, sendOccasion(dependencies, one, signal))),
      ...looks.map((one) => guarded(one.userId, checkPerson(dependencies, one, signal))),
    ]);
    done += occasions.length + looks.length;
  }
  return done;
}
