import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Journal, Tool, ToolContext } from '../tools/tool.port.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import { refusal } from '../values/make.ts';
import type { Told } from '../values/told.ts';
import type { Receipt, Refusal } from '../values/values.ts';
import { closeExecution, openExecution, storeBeforeImage } from './executions.repository.ts';
import { INTERRUPTED } from './settle-interrupted.ts';

export interface JournalDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/** An earlier try may have done it before its process died, and the calendar does not let this one look. */
const IN_DOUBT = refusal({ code: 'in-doubt' });

/**
 * Runs a change at most once for its tool call. A second try (a crash, a replay, two decisions at once) gets the
 * stored result; one that was interrupted in the middle runs again and finds its own earlier work.
 */
export async function executeOnce(
  { db, clock }: JournalDependencies,
  tool: Pick<Tool, 'name' | 'execute'>,
  args: Record<string, unknown>,
  context: ToolContext,
  tell: (value: Receipt | Refusal) => Told,
): Promise<Told> {
  if (!tool.execute) throw new Error(`${tool.name} changes nothing and cannot be executed`);
  await context.assertCurrent();
  const open = await openExecution(db, {
    toolCallId: context.toolCallId,
    userId: context.user.id,
    turnId: context.turnId,
    toolName: tool.name,
    args,
    at: clock.now(),
  });
  if (open.result) return open.result;
  let after: unknown;
  let undoes: string | undefined;
  const journal: Journal = {
    before: open.before,
    recordBefore: (image) => storeBeforeImage(db, context.toolCallId, image),
    recordAfter: (image) => {
      after = image;
    },
    recordUndone: (toolCallId) => {
      undoes = toolCallId;
    },
  };
  const close = (result: Told) =>
    closeExecution(db, context.toolCallId, { result, after, at: clock.now(), undoes });
  try {
    const outcome = await tool.execute(args, context, journal);
    const isBlind = outcome.kind === 'refusal' && outcome.isBlind;
    const result = tell(open.before !== undefined && isBlind ? IN_DOUBT : outcome);
    await close(result);
    return result;
  } catch (error) {
    // Nobody will go on with it.
    if (error instanceof WorkCancelled) await close(tell(INTERRUPTED));
    throw error;
  }
}
