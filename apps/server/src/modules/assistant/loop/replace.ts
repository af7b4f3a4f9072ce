import { type Interval, instantOf } from '@catch/scheduling';
import { z } from 'zod';
import type { Queryable } from '../../../platform/db/database.ts';
import type { ToolCallPart } from '../../conversations/index.ts';
import { type ApprovalRow, findApproval, pendingApprovals } from '../approvals/approvals.repository.ts';
import { type Replacement, supersede } from '../approvals/decisions.repository.ts';
import { loopInputs } from '../tools/loop-inputs.ts';
import { type Intended, superseded, wishOf } from '../values/make.ts';
import type { Change, Wish } from '../values/values.ts';
import { toolReturn } from './tool-return.ts';
import type { TurnState } from './turn-state.ts';

const Naming = z.object(loopInputs).pick({ replaces: true });

/** The waiting proposal that a call says it takes the place of. */
export function namedIn(args: unknown): string | undefined {
  const parsed = Naming.safeParse(args);
  return parsed.success ? parsed.data.replaces : undefined;
}

/** When that proposal is, if it is one of this person's: a correction that only names an hour is on its day. */
export async function replacedTime(state: TurnState, call: ToolCallPart): Promise<Interval | undefined> {
  const named = namedIn(call.args);
  const row = named === undefined ? undefined : await findApproval(state.dependencies.db, named);
  if (!row || row.user_id !== state.turn.userId) return undefined;
  const [event] = (wanted(row).proposal?.changes ?? []).flatMap((change) =>
    change.did === 'created' || change.did === 'changed' || change.did === 'moved' ? [change.after] : [],
  );
  const zone = state.context.user.timeZone;
  return event && { start: instantOf(event.start, zone), end: instantOf(event.end, zone) };
}

/**
 * A proposal lives until it is decided or expires; a later change takes its place only if it names it or is about the
 * very same thing (ADR 0028). `write` stores what is new with the end of what it replaces, so that neither is without the
 * other.
 */
export async function replaceWith(
  state: TurnState,
  call: ToolCallPart,
  proposal: Intended,
  write?: (db: Queryable) => Promise<void>,
): Promise<readonly ApprovalRow[]> {
  const { db, clock } = state.dependencies;
  const { id, userId, askedBy } = state.turn;
  const named = namedIn(call.args);
  const mayReplace = state.context.hasPending || named !== undefined;
  const waiting = mayReplace ? await pendingApprovals(db, { userId, askedBy }, clock.now()) : [];
  const isModel = state.dependencies.manager === undefined;
  const old = waiting.filter(
    (row) =>
      row.tool_call_id === named ||
      // What one message asks for stands side by side.
      (row.turn_id !== id && isAboutSameEvent(wanted(row), { tool: call.tool_name, proposal }, isModel)),
  );
  if (!write && old.length === 0) return [];
  const replaced = await state.store.write(async (transaction) => {
    await write?.(transaction);
    return supersede(
      transaction,
      old.map(({ tool_call_id }) => tool_call_id),
      clock.now(),
      { call: call.tool_call_id, ...wishOf(call, proposal) },
    );
  });
  await closeReplaced(state, replaced, { call: call.tool_call_id, ...wishOf(call, proposal) });
  return replaced;
}

/** The calls behind them get their result: no model accepts a call without one. */
async function closeReplaced(
  state: TurnState,
  replaced: readonly ApprovalRow[],
  by: Replacement,
): Promise<void> {
  if (replaced.length === 0) return;
  for (const row of replaced) state.cards.takeAway(row);
  const result = state.voice.report(superseded(by));
  const at = state.dependencies.clock.now();
  await state.store.append({
    kind: 'request',
    parts: replaced.map(({ tool_name, tool_call_id }) => toolReturn(tool_name, tool_call_id, result, at)),
  });
}

interface Wanted {
  readonly tool: string;
  readonly proposal?: Wish['proposal'];
}

const wanted = ({ tool_name, proposal }: ApprovalRow): Wanted => ({
  tool: tool_name,
  proposal: (proposal ?? undefined) as Wish['proposal'],
});

/**
 * About the same event; or, where there is none yet, a new one of the same name. Our own reader tells a correction from
 * 'the same again on Monday', so there it must be at the same time, too; a model says no such thing.
 */
export function isAboutSameEvent(old: Wanted, next: Wanted, isModel: boolean): boolean {
  const [before, after] = [old, next].map(({ proposal }) => proposal?.changes ?? []);
  if (!before || !after) return false;
  const ids = new Set(before.flatMap(eventOf));
  if (after.flatMap(eventOf).some((id) => ids.has(id))) return true;
  if (old.tool !== next.tool) return false;
  const names = new Set(before.flatMap((change) => nameOf(change, isModel)));
  return after.flatMap((change) => nameOf(change, isModel)).some((name) => names.has(name));
}

function eventOf(change: Change): string[] {
  switch (change.did) {
    case 'changed':
    case 'moved':
    case 'cancelled':
      return [change.before.id];
    case 'responded':
      return [change.event.id];
    default:
      return [];
  }
}

function nameOf(change: Change, isModel: boolean): string[] {
  if (change.did !== 'created') return [];
  const { title = '', start } = change.after;
  const at = start.kind === 'date' ? start.date : start.at;
  return [`${title.trim().toLowerCase()}${isModel ? '' : ` ${at}`}`];
}
