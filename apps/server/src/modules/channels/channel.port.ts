import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { HttpClient } from '../../platform/http-client.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import type { Waker } from '../assistant/index.ts';
import type { BusySigns } from './inbound/busy-signs.ts';
import type { InboundLimits } from './inbound/limits.ts';
import type { Sender } from './outbox/sender.ts';
import type { VoiceBytes } from './voice/voice.port.ts';

/** What every channel depends on. */
export interface ChannelServices {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly report: (error: unknown, about: Record<string, string>) => void;
  readonly http: HttpClient;
  readonly brand: string;
  readonly publicUrl: string;
  /** Where people connect it. */
  readonly settingsUrl: string;
  /** True with a model; the reader we trained reads English. */
  readonly readsAnyLanguage: boolean;
  readonly waker: Waker;
  readonly busySigns: BusySigns;
  readonly limits: InboundLimits;
}

/** A channel at work, whether it is set up on this server or not: its routes say what is missing. */
export interface RunningChannel {
  /** Linking, and what the provider sends. Each in a scope of its own: webhooks keep their bytes, the API parses JSON. */
  readonly routes: readonly ((app: FastifyInstance) => void)[];
  /** Text, cards and settlements. Absent while it is not set up: what waits goes by another channel. */
  readonly sender?: Sender | undefined;
  /** The bytes behind what `receiveVoice` kept. Throws VoiceRefused when they may not or cannot be used. */
  readonly fetchVoice?: ((voice: unknown, signal: AbortSignal) => Promise<VoiceBytes>) | undefined;
  /**
   * What its provider calls somebody and their conversations, also of a link that was cut a moment ago: whatever names these
   * goes with their account.
   */
  readonly namesOf: (db: Queryable, userId: string) => Promise<readonly string[]>;
  /** Every few seconds: links that were cut and not put back go for good. */
  readonly tidyUp: (now: Date) => Promise<unknown>;
  /**
   * Somebody leaves. Rows that name their account go with it; this is for the rest, in the same transaction. Answers what
   * is to be done once that is committed.
   */
  readonly erase?: (db: Queryable, userId: string) => Promise<(() => Promise<void>) | undefined>;
}

/** `start` of the file that a channel's facts name; the settings are those that they describe. */
export type StartChannel<Own = Settings> = (settings: Own, services: ChannelServices) => RunningChannel;
