import type { FastifyInstance } from 'fastify';
import type { Channel, OutboxChannel } from '../../channels/channel.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import type { HttpClient } from '../../platform/http-client.ts';
import type { Tasks } from '../../platform/queue/worker.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Settings } from '../../platform/settings/index.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { createWaker, type Turn, type TurnOutcome } from '../assistant/index.ts';
import type { AllCalendarsGateway } from '../calendar/index.ts';
import type { ChannelServices, RunningChannel, StartChannel } from './channel.port.ts';
import { eraseTracesOf } from './erase-traces.ts';
import { forgetOldEvents } from './events.repository.ts';
import { firstWordsRoutes } from './first-words.routes.ts';
import { createFirstExamples, sayFirstWords } from './first-words.ts';
import { createBusySigns } from './inbound/busy-signs.ts';
import { createInboundLimits, type InboundLimitSettings } from './inbound/limits.ts';
import { deliverTurn, isAnsweredInPlace } from './outbox/deliver-turn.ts';
import { drainLane } from './outbox/drain-lane.ts';
import { escalateUnconfirmed } from './outbox/ladder.ts';
import { wakeDueLanes } from './outbox/outbox.repository.ts';
import { createVoicePreparation } from './voice/turn-voice-into-words.ts';
import type { Transcriber } from './voice/voice.port.ts';

export { connectedChannels, reachable } from './connected-channels.ts';
export { notifyUser } from './outbox/notify-user.ts';
export { notifyUsers } from './outbox/notify-users.ts';
export { UNASKED, withdrawUnasked } from './outbox/unasked.ts';
export type { SendResult } from './send-result.ts';
export * from './voice/voice.port.ts';

export interface ChannelsDependencies {
  /** Which there are; each runs on what follows. */
  readonly channels: readonly Channel[];
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly report: (error: unknown, about: Record<string, string>) => void;
  readonly http: HttpClient;
  readonly gateway: AllCalendarsGateway;
  /** True with a model; the reader we trained reads English. */
  readonly readsAnyLanguage: boolean;
  readonly brand: string;
  readonly publicUrl: string;
  readonly limits: InboundLimitSettings;
  /** Absent when no provider that understands speech is configured. */
  readonly transcriber: Transcriber | undefined;
}

export interface ChannelsModule {
  /** Each in a scope of its own: webhooks keep their bytes, the API parses JSON. */
  readonly routes: readonly ((app: FastifyInstance) => void)[];
  readonly tasks: Tasks;
  /** Every second: retries that are due, lanes whose process died, reminders that no phone confirmed. */
  readonly rounds: () => Promise<void>;
  readonly deliver: (db: Queryable, turn: Turn, outcome: TurnOutcome) => Promise<void>;
  readonly isAnsweredInPlace: (turn: Turn, outcome: TurnOutcome) => boolean;
  /** Before a user's next turn: voice becomes text. */
  readonly prepare: (userId: string, signal: AbortSignal) => Promise<void>;
  /** Everything about a person who leaves; answers what is to be done once that is committed. */
  readonly erase: (db: Queryable, userId: string) => Promise<() => Promise<void>>;
}

const EVENT_DAYS = 8;

export async function createChannels(dependencies: ChannelsDependencies): Promise<ChannelsModule> {
  const { db, clock, report } = dependencies;
  const running = await startAll(dependencies);
  const senders = Object.fromEntries([...running].map(([name, { sender }]) => [name, sender]));
  const firstExamples = createFirstExamples(dependencies);
  const firstWords = async (userId: string) => sayFirstWords(await firstExamples(userId));
  let round = 0;

  return {
    routes: [firstWordsRoutes(firstExamples), ...[...running.values()].flatMap(({ routes }) => routes)],
    tasks: {
      outbox: ({ lane }, { signal }) =>
        drainLane({ db, clock, senders, report, firstWords }, String(lane), signal),
    },
    rounds: async () => {
      const now = clock.now();
      await wakeDueLanes(db, now);
      round += 1;
      if (round % 5 === 0) await escalateUnconfirmed(db, now);
      if (round % 5 === 1) for (const { tidyUp } of running.values()) await tidyUp(now);
      if (round % 3600 === 1) await forgetOldEvents(db, new Date(now.getTime() - EVENT_DAYS * 86_400_000));
    },
    deliver: (transaction, turn, outcome) => deliverTurn(transaction, turn, outcome, clock.now()),
    erase: (transaction, userId) => eraseEverywhere([...running.values()], transaction, userId),
    isAnsweredInPlace,
    prepare: createVoicePreparation({ db, clock, running, transcriber: dependencies.transcriber, report }),
  };
}

async function startAll({
  channels,
  settings,
  limits,
  ...given
}: ChannelsDependencies): Promise<ReadonlyMap<OutboxChannel, RunningChannel>> {
  const { db, clock, logger, report, publicUrl } = given;
  const services: ChannelServices = {
    ...given,
    settingsUrl: `${publicUrl}/integrations`,
    waker: createWaker(db, report),
    busySigns: createBusySigns((error) => logger.debug({ err: error }, 'no typing indicator')),
    limits: createInboundLimits(limits, clock, logger),
  };
  const started = channels.map(async ({ name, runs }) => {
    const { start } = (await import(runs.href)) as { readonly start: StartChannel };
    return [name, start(settings, services)] as const;
  });
  return new Map(await Promise.all(started));
}

async function eraseEverywhere(
  running: readonly RunningChannel[],
  db: Queryable,
  userId: string,
): Promise<() => Promise<void>> {
  const names: string[] = [];
  for (const { namesOf } of running) names.push(...(await namesOf(db, userId)));
  await eraseTracesOf(db, userId, names);
  const afterwards: ((() => Promise<void>) | undefined)[] = [];
  for (const { erase } of running) afterwards.push(await erase?.(db, userId));
  return async () => {
    for (const last of afterwards) await last?.();
  };
}
