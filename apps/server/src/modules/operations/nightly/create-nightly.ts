import { sql } from 'kysely';
import type { Clock } from '../../../platform/clock.ts';
import type { AdapterData } from '../../../platform/db/adapter-data.ts';
import type { Database } from '../../../platform/db/database.ts';
import { addJob, forgetSuperseded } from '../../../platform/queue/jobs.ts';
import type { Tasks } from '../../../platform/queue/worker.ts';
import type { SecretBox } from '../../../platform/secrets.ts';
import type { Logger } from '../../../platform/telemetry/logger.ts';
import { resealSecrets } from './reseal-secrets.ts';
import { deleteExpired } from './retention.ts';

export interface NightlyDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly retentionDays: number | undefined;
  /** What adapters keep sealed in tables of their own. */
  readonly sealed: AdapterData['sealed'];
}

/** Work for quiet hours, once a day however many processes there are: what is old goes, old seals are renewed. */
export function createNightly({ db, clock, secrets, logger, retentionDays, sealed }: NightlyDependencies): {
  readonly tasks: Tasks;
  readonly rounds: () => Promise<void>;
} {
  let lastLook = 0;
  return {
    tasks: {
      nightly: async (_payload, { signal }) => {
        const deleted = await deleteExpired(db, { now: clock.now(), days: retentionDays, signal });
        await forgetSuperseded(db);
        const { renewed, unreadable } = await resealSecrets(db, secrets, sealed, signal);
        logger.info({ deleted, renewed, unreadable }, 'nightly work done');
        if (unreadable > 0)
          logger.error({ unreadable }, 'stored tokens are sealed by keys that TOKEN_KEYS does not name');
      },
    },
    rounds: async () => {
      const now = clock.now();
      if (Math.abs(now.getTime() - lastLook) < 60_000) return;
      lastLook = now.getTime();
      await orderOnceADay(db, now);
    },
  };
}

const HOUR_UTC = 3;

/** The process that moves the date forward orders the work, in the same transaction. */
async function orderOnceADay(db: Database, now: Date): Promise<void> {
  const day = new Date(now.getTime() - HOUR_UTC * 3_600_000).toISOString().slice(0, 10);
  await db.transaction().execute(async (transaction) => {
    const { rows } = await sql`
      insert into installation as i (name, value) values ('nightly', ${day})
      on conflict (name) do update set value = excluded.value where i.value < excluded.value
      returning 1`.execute(transaction);
    if (rows.length > 0) await addJob(transaction, 'nightly', {}, { key: 'nightly', maxAttempts: 5 });
  });
}
