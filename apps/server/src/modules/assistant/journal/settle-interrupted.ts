import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ToolResult } from '../tools/tool.port.ts';

/** Nobody knows how far it got: so it says. */
export const INTERRUPTED: ToolResult = {
  ok: false,
  data: {
    error: 'It was stopped while it was under way, so I cannot tell whether anything was changed.',
    advice: 'Look at the calendar before trying again.',
  },
};

/** An earlier try may have done it before its process died, and the calendar does not let this one look. */
export const IN_DOUBT: ToolResult = {
  ok: false,
  data: {
    status: 'refused',
    reason:
      'I was interrupted while I did this, and now Google Calendar does not let me look, so I cannot tell whether it went through. Please look at the calendar before trying again.',
  },
};

/** Longer than any turn takes: whoever began it is not at it any more, and if they are, their own result stands. */
const ABANDONED_AFTER_MS = 100_000;

/**
 * Changes that were begun in turns which are over: staff cancelled the turn, and its process died before it could write
 * that down. A turn that still runs is gone on with, and settles its own.
 */
export async function settleInterrupted(db: Queryable, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    update executions e set status = 'failed', result = ${JSON.stringify(INTERRUPTED)}, finished_at = ${now}
    where e.status = 'started' and e.created_at < ${new Date(now.getTime() - ABANDONED_AFTER_MS)}
      and not exists (select 1 from turns t where t.id = e.turn_id and t.status = 'running')`.execute(db);
  return Number(numAffectedRows ?? 0);
}
