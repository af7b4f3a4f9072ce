import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { refusal } from '../values/make.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Refusal } from '../values/values.ts';

/** Nobody knows how far it got: so it says. */
export const INTERRUPTED = refusal({ code: 'interrupted' });

/**
 * Longer than any turn takes: the process that began it is no longer working on it, and if it is, its own result
 * stands.
 */
const ABANDONED_AFTER_MS = 100_000;

/**
 * Changes that were begun in turns which are over: staff cancelled the turn, and its process died before it could write
 * that down. A turn that still runs is gone on with, and settles its own; what is in doubt is looked for.
 */
export async function settleInterrupted(
  db: Queryable,
  now: Date,
  report: (value: Refusal) => ToolReport,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update executions e set status = 'failed', result = ${JSON.stringify(report(INTERRUPTED))}, finished_at = ${now}
    where e.status = 'started' and e.look_at is null and e.created_at < ${new Date(now.getTime() - ABANDONED_AFTER_MS)}
      and not exists (select 1 from turns t where t.id = e.turn_id and t.status = 'running')`.execute(db);
  return Number(numAffectedRows ?? 0);
}
