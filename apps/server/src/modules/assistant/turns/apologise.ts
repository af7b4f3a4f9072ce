import { readerIn } from '../../../platform/time-reader.ts';
import { accountFor } from '../journal/unsettled.ts';
import type { LoopDependencies } from '../loop/loop-dependencies.ts';
import type { TurnProgress } from '../loop/turn-progress.ts';
import type { TurnOutcome } from '../outcome.ts';
import { loadKnowledge } from '../prompt/turn-knowledge.ts';
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
  const { person, language } = turn.known ?? (await loadKnowledge(dependencies.db, turn));
  const zone = person.time_zone ?? (doubts.length > 0 ? await zoneFor(dependencies, turn) : 'UTC');
  const reader = readerIn(zone, dependencies.clock.now(), language);
  const unknown = doubts.map((doubt) => dependencies.render.report(doubt, reader).inDoubt ?? '');
  const receipts = done.flatMap(({ receipt }) => receipt ?? []);
  const known = new Set([...receipts, ...progress.receipts, ...unknown, ...progress.doubts]);
  const about = turn.cause.kind === 'decision' ? 'sorry-for-approval' : 'sorry';
  const sorry = dependencies.render.phrase(doubts.length > 0 ? `${about}-in-doubt` : about, reader);
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

/** The calendar that is asked for the zone may be what failed. */
const zoneFor = ({ zoneOf }: LoopDependencies, { userId }: Turn): Promise<string> =>
  zoneOf(userId).catch(() => 'UTC');
