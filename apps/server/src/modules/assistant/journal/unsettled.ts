import { sql } from 'kysely';
import type { ToolReport } from '../values/tool-report.ts';
import type { Refusal } from '../values/values.ts';
import { accountOfTurn } from './doubts.repository.ts';
import type { JournalDependencies } from './execute-once.ts';
import { wishIn } from './executions.repository.ts';
import { firstLook, inDoubt } from './in-doubt.ts';

/** A change that was stopped after its before-image was stored may have been made: it is looked for from now on. */
export async function markInDoubt(
  { db, clock }: JournalDependencies,
  toolCallId: string,
): Promise<Refusal | undefined> {
  const { rows } = await sql<{ wish: unknown; tool_name: string }>`
    update executions set look_at = coalesce(look_at, ${firstLook(clock.now())})
    where tool_call_id = ${toolCallId} and status = 'started' and before_image is not null
    returning wish, tool_name`.execute(db);
  const [row] = rows;
  return row && inDoubt(wishIn(row));
}

/** All that a turn which ends in a failure has to tell: what it did, and what nobody knows of it. */
export async function accountFor(
  dependencies: JournalDependencies,
  turnId: string,
): Promise<{ done: readonly ToolReport[]; doubts: readonly Refusal[] }> {
  const { done, open } = await accountOfTurn(dependencies.db, turnId);
  const doubts: Refusal[] = [];
  for (const { toolCallId } of open) {
    const doubt = await markInDoubt(dependencies, toolCallId);
    if (doubt) doubts.push(doubt);
  }
  return { done: done.map(({ result }) => result), doubts };
}
