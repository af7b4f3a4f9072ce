import { sql } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { watchSettledIds } from './settled-id.ts';

/** A fraction of a second of work at a time: clearing a history in the meantime waits no longer than that. */
const CHUNK = 20_000;

/** A great backlog is worked off over several rounds: other work waits for this one. */
const ROUND_MS = 500;

export interface RollUp {
  /** Counts what has settled since the last time; any number of processes may do it at once. */
  run(): Promise<void>;
}

export function createRollUp(db: Database): RollUp {
  const sources = [
    { settled: watchSettledIds(db, 'messages'), step: sql.raw('roll_up_messages') },
    { settled: watchSettledIds(db, 'approval_logs'), step: sql.raw('roll_up_approvals') },
  ];
  return {
    run: async () => {
      const deadline = performance.now() + ROUND_MS;
      for (const { settled, step } of sources) {
        const upTo = await settled();
        if (upTo === undefined) continue;
        for (;;) {
          const { rows } = await sql<{ watermark: number | null }>`
            select ${step}(${upTo}, ${CHUNK}) as watermark`.execute(db);
          const watermark = rows[0]?.watermark;
          // Nothing means that another process is at it.
          if (watermark === undefined || watermark === null || watermark >= upTo) break;
          if (performance.now() >= deadline) return;
        }
      }
    },
  };
}
