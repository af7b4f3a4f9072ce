import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { followEvents } from '../../reminders/index.ts';
import type { Journal, Tool, ToolContext } from '../tools/tool.port.ts';
import { WorkCancelled } from '../tools/tool.port.ts';
import type { ToolReport } from '../values/tool-report.ts';
import type { Receipt, Refusal, Wish } from '../values/values.ts';
import { storeDoubt } from './doubts.repository.ts';
import { closeExecution, openExecution, storeBeforeImage } from './executions.repository.ts';
import { firstLook, inDoubt, isGivenUp, isUnknown, neverFoundOut, notBegun } from './in-doubt.ts';
import { INTERRUPTED } from './settle-interrupted.ts';

export interface JournalDependencies {
  readonly db: Database;
  readonly clock: Clock;
}

/**
 * Runs a change at most once for its tool call. A second try (a crash, a replay, two decisions at once) gets the
 * stored result; one that was interrupted in the middle runs again and finds its own earlier work. As long as that
 * cannot be looked for, the change is in doubt: it stays open, and is looked for again later.
 */
export async function executeOnce(
  { db, clock }: JournalDependencies,
  tool: Pick<Tool, 'name' | 'execute'>,
  args: Record<string, unknown>,
  context: ToolContext,
  report: (value: Receipt | Refusal) => ToolReport,
  wish: Wish,
): Promise<ToolReport> {
  if (!tool.execute) throw new Error(`${tool.name} changes nothing and cannot be executed`);
  await context.assertCurrent();
  const open = await openExecution(db, {
    toolCallId: context.toolCallId,
    userId: context.user.id,
    turnId: context.turnId,
    toolName: tool.name,
    args,
    wish,
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
  const close = async (value: Receipt | Refusal): Promise<ToolReport> => {
    const result = report(value);
    const at = clock.now();
    await db.transaction().execute(async (transaction) => {
      // Reminders go with an event that we moved ourselves, at once: a calendar may tell of it much later.
      if (value.kind === 'receipt') await followEvents(transaction, context.user.id, at);
      await closeExecution(transaction, context.toolCallId, { result, after, at, undoes });
    });
    return result;
  };
  try {
    const outcome = await tool.execute(args, context, journal);
    const blind = outcome.kind === 'refusal' && outcome.isBlind ? outcome : undefined;
    const mayBeMade = isUnknown(outcome) || (blind && open.before !== undefined);
    if (!mayBeMade) return await close(open.isAgain && blind ? notBegun(open.wish, blind) : outcome);
    if (isGivenUp(open.looks)) return await close(neverFoundOut(open.wish));
    if (!open.isInDoubt) await storeDoubt(db, context.toolCallId, firstLook(clock.now()));
    return report(inDoubt(open.wish, outcome));
  } catch (error) {
    // Nobody will go on with it.
    if (error instanceof WorkCancelled) await close(INTERRUPTED);
    throw error;
  }
}
