import type { Language } from '@catch/contract/languages';
import type { OutboxChannel } from '../../../channels/channel.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type Key, say } from '../../../platform/words.ts';
import type { RunningChannel } from '../channel.port.ts';
import { cleanText } from '../clean-text.ts';
import { enqueue, type Thread } from '../outbox/outbox.repository.ts';
import { cutText } from '../outbox/split-text.ts';
import { durationOf } from './duration.ts';
import { LONGEST_SECONDS, type Transcriber, VoiceRefused } from './voice.port.ts';

export interface VoiceDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly running: ReadonlyMap<OutboxChannel, RunningChannel>;
  readonly transcriber: Transcriber | undefined;
  readonly report: (error: unknown, about: Record<string, string>) => void;
}

const LONGEST_TRANSCRIPT = 8000;
const TIMEOUT_MS = 60_000;

interface WaitingVoice {
  readonly id: number;
  readonly channel: OutboxChannel;
  /** As the channel kept it. */
  readonly voice: unknown;
  readonly thread: Thread | undefined;
  readonly language: Language | undefined;
}

/**
 * The first voice messages that wait become text in their place, before their turn; the person reads what was
 * heard. What cannot be heard is answered there and then. The caller holds the user's lane.
 */
export const createVoicePreparation =
  (dependencies: VoiceDependencies) =>
  async (userId: string, signal: AbortSignal): Promise<void> => {
    for (;;) {
      const waiting = await nextVoice(dependencies.db, userId);
      if (!waiting) return;
      const words = await transcribe(dependencies, waiting, signal);
      await settle(dependencies, userId, waiting, words);
    }
  };

async function nextVoice(db: Database, userId: string): Promise<WaitingVoice | undefined> {
  const row = await db
    .selectFrom('inbox')
    .innerJoin('users', 'users.id', 'inbox.user_id')
    .select(['inbox.id', 'inbox.channel', 'inbox.details', 'users.language'])
    .where('inbox.user_id', '=', userId)
    .where('inbox.status', '=', 'waiting')
    .where('inbox.kind', '=', 'voice')
    .orderBy('inbox.said_at')
    .orderBy('inbox.id')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    channel: row.channel as OutboxChannel,
    voice: row.details.voice,
    thread: row.details.thread as Thread | undefined,
    language: row.language ?? undefined,
  };
}

type Transcription =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'answer'; readonly text: string };

const REFUSED: Readonly<Record<VoiceRefused['reason'], Key>> = {
  'too-long': 'channel.voiceTooLong',
  'too-large': 'channel.voiceTooLarge',
  'not-audio': 'channel.voiceNotAudio',
  gone: 'channel.voiceGone',
};

async function transcribe(
  dependencies: VoiceDependencies,
  { channel, voice, id, language }: WaitingVoice,
  processSignal: AbortSignal,
): Promise<Transcription> {
  const { transcriber, report, running } = dependencies;
  const answer = (key: Key): Transcription => ({ kind: 'answer', text: say({ language }, key) });
  if (!transcriber) return answer('channel.voiceNeedsKey');
  const signal = AbortSignal.any([processSignal, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const fetchVoice = running.get(channel)?.fetchVoice;
    if (!fetchVoice) throw new VoiceRefused('gone', 'the channel is not set up');
    const recording = await fetchVoice(voice, signal);
    if ((durationOf(recording.bytes) ?? 0) > LONGEST_SECONDS)
      throw new VoiceRefused('too-long', 'longer than it may be');
    const text = cutText(
      cleanText(await transcriber.transcribe(recording, signal)).trim(),
      LONGEST_TRANSCRIPT,
    );
    return text ? { kind: 'words', text } : answer('channel.voiceFailed');
  } catch (error) {
    // This process is stopping: another one will hear it.
    if (processSignal.aborted) throw error;
    if (error instanceof VoiceRefused) return answer(REFUSED[error.reason]);
    report(error, { inbox_id: String(id), voice: channel.toLowerCase() });
    return answer('channel.voiceFailed');
  }
}

async function settle(
  { db, clock }: VoiceDependencies,
  userId: string,
  { id, channel, thread, language }: WaitingVoice,
  transcription: Transcription,
): Promise<void> {
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable('inbox')
      .set(
        transcription.kind === 'words'
          ? { kind: 'message', body: transcription.text }
          : { status: 'answered' },
      )
      .where('id', '=', id)
      .where('status', '=', 'waiting')
      .where('kind', '=', 'voice')
      .executeTakeFirst();
    // Cancelled in the meantime, by a reset of the user.
    if (changed.numUpdatedRows === 0n) return;
    await enqueue(transaction, {
      to: { userId, channel, thread },
      kind: 'reply',
      dedupeKey: `heard:${id}`,
      payload: {
        type: 'text',
        text:
          transcription.kind === 'words'
            ? say({ language }, 'channel.heard', { transcript: cutText(transcription.text, 1000) })
            : transcription.text,
      },
      at: now,
    });
  });
}
