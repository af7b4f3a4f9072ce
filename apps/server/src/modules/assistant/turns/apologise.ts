import { readerIn } from '../../../platform/say-time.ts';
import { accountFor } from '../journal/unsettled.ts';
import type { LoopDependencies, TurnProgress } from '../loop/turn-state.ts';
import { APOLOGY, APPROVAL_APOLOGY, type TurnOutcome } from '../outcome.ts';
import { loadKnowledge } from '../prompt/turn-knowledge.ts';
import type { Refusal } from '../values/values.ts';
import type { Turn } from './turn.ts';

/**
 * The last resort, with all that the turn did and all that nobody knows of it: who is only asked to try again would book
 * a second time what was booked before the failure.
 */
export async function apologise(
  dependencies: LoopDependencies,
  turn: Turn,
  traceId: string | null,
  progress: TurnProgress,
): Promise<TurnOutcome> {
  const { done, doubts } = await accountFor(dependencies, turn.id);
  const unknown = await sayDoubts(dependencies, turn, doubts);
  const receipts = done.flatMap(({ receipt }) => receipt ?? []);
  const known = new Set([...receipts, ...progress.receipts, ...unknown, ...progress.doubts]);
  const apology = turn.cause.kind === 'decision' ? APPROVAL_APOLOGY : APOLOGY;
  const sorry = doubts.length > 0 ? apology.replace(' Please try again.', '') : apology;
  const values = progress.receipts.length > 0 ? progress.values : done.flatMap(({ value }) => value ?? []);
  return {
    message: [...known, sorry].join('\n\n'),
    eventId: null,
    conflicts: [],
    pendingApprovals: [],
    traceId,
    values: [...values, ...doubts.filter((_, index) => !progress.doubts.includes(unknown[index] ?? ''))],
  };
}

async function sayDoubts(
  { db, clock, render, zoneOf }: LoopDependencies,
  turn: Turn,
  doubts: readonly Refusal[],
): Promise<string[]> {
  if (doubts.length === 0) return [];
  const { person } = turn.known ?? (await loadKnowledge(db, turn));
  // The calendar that is asked for the zone may be what failed.
  const timeZone = person.time_zone ?? (await zoneOf(turn.userId).catch(() => 'UTC'));
  const reader = readerIn(timeZone, clock.now());
  return doubts.map((doubt) => render.tell(doubt, reader).inDoubt ?? '');
}
