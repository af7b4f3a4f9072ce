import type { LanguageModelV4Usage } from '@ai-sdk/provider';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/database.ts';
import { count, observe } from '../../../platform/telemetry/metrics.ts';
import type { TurnState } from '../loop/turn-state.ts';
import type { ChainLink, ModelChain } from './chain.ts';
import { costOf, isWithin, type Price, tokensOf } from './cost.ts';

/** Staff look for it among the exceptions: somebody may want to raise the budget. */
class BudgetSpent extends Error {
  override name = 'BudgetSpent';
}

/** Adding all of a month up is not for every step; a few seconds late is early enough. */
const REMEMBERED_MS = 10_000;
const total = new WeakMap<ModelChain, { at: number; spent: number }>();
const reportedOf = new WeakMap<ModelChain, Set<string>>();

export const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));

/** Since the month began, by one person or by all. */
export async function spentIn(db: Queryable, month: Date, userId?: string): Promise<number> {
  const { rows } = await sql<{ spent: number }>`
    select (coalesce(sum(cost), 0) / 1e6)::float8 as spent from model_usage
    where at >= ${month} ${userId === undefined ? sql`` : sql`and user_id = ${userId}`}`.execute(db);
  return rows[0]?.spent ?? 0;
}

/** Those of the chain that this month's budgets still allow for this person. */
export async function affordable(state: TurnState, chain: ModelChain): Promise<readonly ChainLink[]> {
  const { db, clock } = state.dependencies;
  const { perUser, total: forAll } = chain.budget;
  if (perUser === undefined && forAll === undefined) return chain.links;
  const now = clock.now();
  const month = monthOf(now);
  const [own, all] = [
    perUser === undefined ? 0 : await spentIn(db, month, state.turn.userId),
    forAll === undefined ? 0 : await spentByAll(db, chain, month, now.getTime()),
  ];
  const left = chain.links.filter(
    (link, index, links) =>
      isWithin(own, perUser, link, links.slice(index + 1)) &&
      isWithin(all, forAll, link, links.slice(index + 1)),
  );
  if (left.length < chain.links.length) reportOnce(state, chain, month, left);
  return left;
}

async function spentByAll(db: Queryable, chain: ModelChain, month: Date, now: number): Promise<number> {
  const known = total.get(chain);
  if (known && known.at >= month.getTime() && now - known.at >= 0 && now - known.at < REMEMBERED_MS)
    return known.spent;
  const spent = await spentIn(db, month);
  total.set(chain, { at: now, spent });
  return spent;
}

function reportOnce(state: TurnState, chain: ModelChain, month: Date, left: readonly ChainLink[]): void {
  const { id, userId, channel } = state.turn;
  const reported = reportedOf.get(chain) ?? new Set();
  reportedOf.set(chain, reported);
  const who = left.map(({ name }) => name).join(', ') || 'the built-in reader';
  const key = `${month.toISOString()} ${userId} ${who}`;
  if (reported.has(key)) return;
  reported.add(key);
  const error = new BudgetSpent(`The month's budget for models is used up; ${who} answers now.`);
  state.dependencies.report(error, { turn_id: id, user_id: userId, channel });
}

interface Asked {
  readonly model: string;
  readonly price: Price | undefined;
  /** Undefined when it failed, or was stopped. */
  readonly usage: LanguageModelV4Usage | undefined;
  readonly isFailure: boolean;
  readonly milliseconds: number;
}

/**
 * Written at once, no matter who holds the lane: what was spent is spent, even by a process presumed dead. A turn
 * does not fail because this could not be recorded.
 */
export async function noteUsage(
  state: TurnState,
  { model, price, usage, isFailure, milliseconds }: Asked,
): Promise<void> {
  const { db, clock, report } = state.dependencies;
  const { id, userId, channel } = state.turn;
  const tokens = tokensOf(usage);
  const cost = costOf(tokens, price);
  const outcome = usage ? 'answered' : isFailure ? 'failed' : 'stopped';
  observe('catch_model_call_duration_seconds', { model, outcome }, milliseconds / 1000);
  for (const [kind, used] of Object.entries(tokens)) count('catch_model_tokens_total', { model, kind }, used);
  count('catch_model_cost_total', { model }, cost / 1e6);
  try {
    await sql`
      insert into model_usage as u (turn_id, model, user_id, at, calls, failures, input_tokens, cached_tokens,
        output_tokens, milliseconds, cost)
      select ${id}, ${model}, (select id from users where id = ${userId}), ${clock.now()}, 1, ${isFailure ? 1 : 0},
        ${tokens.input}, ${tokens.cached}, ${tokens.output}, ${Math.round(milliseconds)}, ${cost}
      on conflict (turn_id, model) do update set calls = u.calls + 1, failures = u.failures + excluded.failures,
        input_tokens = u.input_tokens + excluded.input_tokens, cached_tokens = u.cached_tokens + excluded.cached_tokens,
        output_tokens = u.output_tokens + excluded.output_tokens, milliseconds = u.milliseconds + excluded.milliseconds,
        cost = u.cost + excluded.cost`.execute(db);
  } catch (error) {
    report(error, { turn_id: id, user_id: userId, channel });
  }
}

/** A turn that needed no model, because the reader came first: a row without calls, once however often it is begun. */
export async function noteSaved(state: TurnState): Promise<void> {
  const { db, clock, report } = state.dependencies;
  const { id, userId, channel } = state.turn;
  try {
    await sql`
      insert into model_usage (turn_id, model, user_id, at, calls, failures, input_tokens, cached_tokens, output_tokens,
        milliseconds, cost)
      select ${id}, 'built-in', (select id from users where id = ${userId}), ${clock.now()}, 0, 0, 0, 0, 0, 0, 0
      on conflict (turn_id, model) do nothing`.execute(db);
  } catch (error) {
    report(error, { turn_id: id, user_id: userId, channel });
  }
}
