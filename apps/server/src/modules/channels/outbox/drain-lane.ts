import { SpanKind } from '@opentelemetry/api';
import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { count, observe } from '../../../platform/telemetry/metrics.ts';
import { inSpan } from '../../../platform/telemetry/tracing.ts';
import type { SendResult } from '../send-result.ts';
import {
  extendHold,
  leaveUnsure,
  markSending,
  markSent,
  markSkipped,
  putBack,
} from './attempts.repository.ts';
import { backoffMs, pairRateBackoffMs } from './backoff.ts';
import { giveUp } from './ladder.ts';
import { headOf, type OutboxRow } from './outbox.repository.ts';
import type { Sender } from './sender.ts';
import { isWithdrawn } from './unasked.ts';

export interface DrainDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly senders: Readonly<Partial<Record<OutboxChannel, Sender | undefined>>>;
  readonly report: (error: unknown, about: Record<string, string>) => void;
  /** What a newcomer may write; a welcome goes without it where nobody knows. */
  readonly firstWords?: (userId: string) => Promise<string>;
}

const ALARM_RETRY_MS = 300_000;
/** What an attempt may take: a provider has 15 s, */
const ATTEMPT_MS = 16_000;
/** and may be asked that much later than the hold was found good. */
const LATEST_MS = 1000;
/** Longer than that: finding it overdue means that its process is gone, or frozen. */
const CLAIM_MS = 25_000;

/**
 * Sends what waits in a lane, in order. The process that marks the first message as being sent has the lane until it
 * is done; everybody else finds nothing due. A first message that has to wait makes the others wait: the sweep comes
 * back when it is due.
 */
export async function drainLane(
  dependencies: DrainDependencies,
  lane: string,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const row = await headOf(dependencies.db, lane, dependencies.clock.now());
    if (!row?.is_due) return;
    await inSpan(
      `deliver ${row.kind}`,
      {
        kind: SpanKind.CONSUMER,
        attributes: { 'catch.channel': row.channel, 'catch.attempt': row.attempts + 1 },
        within: row.trace_parent ? [row.trace_parent] : [],
      },
      () => (row.status === 'sending' ? resolveLost(dependencies, row) : sendOne(dependencies, row, signal)),
    );
  }
}

async function sendOne(dependencies: DrainDependencies, row: OutboxRow, signal: AbortSignal): Promise<void> {
  const { db, clock, senders } = dependencies;
  const sender = senders[row.channel];
  const now = clock.now();
  if (!sender) return giveUp(db, row, 'not connected', now);
  // Claimed before anything is spent on it, such as a token of the pace.
  if (!(await markSending(db, row, CLAIM_MS))) return;
  const claimed = { ...row, attempts: row.attempts + 1 };
  const isUnwanted = await isWithdrawn(db, row);
  const ready = isUnwanted
    ? ({ kind: 'skip', why: 'paused' } as const)
    : await sender.prepare(await taught(dependencies, row), now);
  if (!(await isStillHeld(db, claimed))) return;
  if (ready.kind === 'not-connected') return giveUp(db, claimed, 'not connected', now);
  if (ready.kind === 'skip') return markSkipped(db, row.id, ready.why);
  if (ready.kind === 'wait')
    return putBack(db, claimed, {
      at: new Date(now.getTime() + ready.milliseconds),
      error: ready.why,
      attempts: row.attempts,
    });
  const result = await ready.send(signal);
  await settle(dependencies, claimed, result);
}

/** A calendar is asked here and not where somebody connects: that has to be answered at once. */
async function taught({ firstWords }: DrainDependencies, row: OutboxRow): Promise<OutboxRow> {
  const { payload, user_id } = row;
  if (payload.type !== 'text' || !payload.teaches || user_id === null || !firstWords) return row;
  return { ...row, payload: { ...payload, text: `${payload.text}\n\n${await firstWords(user_id)}` } };
}

/** A process that was frozen before the answer arrived asks again: the answer is long out of date. */
async function isStillHeld(db: Database, attempt: OutboxRow): Promise<boolean> {
  for (;;) {
    const askedAt = performance.now();
    if (!(await extendHold(db, attempt, ATTEMPT_MS, CLAIM_MS))) return false;
    if (performance.now() - askedAt < LATEST_MS) return true;
  }
}

/** What became of the attempt that the row is in. */
async function settle(dependencies: DrainDependencies, row: OutboxRow, result: SendResult): Promise<void> {
  const { db, clock, report } = dependencies;
  const now = clock.now();
  const later = (milliseconds: number, error: string, more: { asTemplate?: boolean } = {}) =>
    putBack(db, row, {
      at: new Date(now.getTime() + milliseconds),
      error,
      ...more,
    });
  const alarm = (reason: string) =>
    report(new Error(`a channel refuses our messages: ${reason}`), { channel: row.channel });
  switch (result.kind) {
    case 'sent':
      noteSent(row, now);
      return markSent(db, row.id, { ...result, at: now });
    case 'retry':
      if (result.alarming) alarm(result.reason);
      return later(
        result.afterMs ?? (result.alarming ? ALARM_RETRY_MS : backoffMs(row.attempts)),
        result.reason,
      );
    case 'too-fast':
      return later(pairRateBackoffMs(row.attempts), 'too many messages to this person');
    case 'window-closed':
      // A template that is refused for the same reason would be refused for ever.
      if (row.as_template) return giveUp(db, row, 'the 24 hours are over', now);
      return later(0, 'the 24 hours are over', { asTemplate: true });
    case 'unknown':
      // Stays 'sending' until a receipt comes or the sender has looked for it.
      return leaveUnsure(
        db,
        row,
        Math.max(dependencies.senders[row.channel]?.graceMs ?? 0, backoffMs(row.attempts)),
        result.reason,
      );
    case 'undeliverable':
      if (result.alarming) alarm(result.reason);
      return giveUp(db, row, result.reason, now);
    case 'dead':
      return giveUp(db, row, result.reason, now);
  }
}

function noteSent({ channel, kind, owed_since }: OutboxRow, now: Date): void {
  count('catch_deliveries_total', { channel, kind, outcome: 'sent' });
  if (!owed_since) return;
  const seconds = (now.getTime() - owed_since.getTime()) / 1000;
  if (kind === 'reminder') observe('catch_reminder_delay_seconds', { channel }, seconds);
  else observe('catch_answer_duration_seconds', { channel }, seconds);
}

/** An attempt whose end nobody saw: found, or sent again. */
async function resolveLost(dependencies: DrainDependencies, row: OutboxRow): Promise<void> {
  const { db, clock, senders } = dependencies;
  const sender = senders[row.channel];
  const now = clock.now();
  const found = sender ? await sender.lookFor(row, now) : { kind: 'not-sent' as const };
  if (found.kind === 'sent') {
    noteSent(row, now);
    return markSent(db, row.id, { ...found, at: now });
  }
  if (found.kind === 'ask-later')
    return leaveUnsure(db, row, found.afterMs ?? backoffMs(row.attempts), row.error ?? 'no answer');
  return putBack(db, row, { at: now, error: row.error ?? 'no answer' });
}
