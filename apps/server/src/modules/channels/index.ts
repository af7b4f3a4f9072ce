import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Queryable } from '../../platform/db/database.ts';
import { eraseOldAside } from '../../platform/db/set-aside.repository.ts';
import type { Tasks } from '../../platform/queue/worker.ts';
import type { SecretBox } from '../../platform/secrets.ts';
import type { Logger } from '../../platform/telemetry/logger.ts';
import { createWaker, type Turn, type TurnOutcome } from '../assistant/index.ts';
import type { WholeGateway } from '../calendar/index.ts';
import { eraseTracesOf } from './erase-traces.ts';
import { forgetOldEvents } from './events.repository.ts';
import { firstWordsRoutes } from './first-words.routes.ts';
import { createFirstExamples, sayFirstWords } from './first-words.ts';
import { createBusySigns } from './inbound/busy-signs.ts';
import { createInboundLimits, type InboundLimitSettings } from './inbound/limits.ts';
import { deliverTurn, isAnsweredInPlace } from './outbox/deliver-turn.ts';
import { drainLane } from './outbox/drain-lane.ts';
import { escalateUnproven } from './outbox/ladder.ts';
import { wakeDueLanes } from './outbox/outbox.repository.ts';
import { leaveWorkspaces } from './slack/leave-workspaces.ts';
import type { SlackGateway } from './slack/slack.port.ts';
import { deleteSlackLink } from './slack/slack.repository.ts';
import { slackRoutes } from './slack/slack.routes.ts';
import { createSlackSender } from './slack/slack-sender.ts';
import { createSlackTokens } from './slack/slack-tokens.ts';
import { slackWebhookRoutes } from './slack/slack-webhook.routes.ts';
import { createVoicePreparation } from './voice/turn-voice-into-words.ts';
import type { Transcriber } from './voice/voice.port.ts';
import type { WhatsappGateway } from './whatsapp/whatsapp.port.ts';
import { whatsappRoutes } from './whatsapp/whatsapp.routes.ts';
import { createWhatsappSender } from './whatsapp/whatsapp-sender.ts';
import { whatsappWebhookRoutes } from './whatsapp/whatsapp-webhook.routes.ts';

export { connectedChannels } from './connected-channels.ts';
export { type Notification, notifyUser } from './outbox/notify-user.ts';
export { notifyUsers } from './outbox/notify-users.ts';
export { UNASKED } from './outbox/unasked.ts';
export type { SendResult } from './send-result.ts';
export * from './slack/slack.port.ts';
export * from './voice/voice.port.ts';
export * from './whatsapp/whatsapp.port.ts';

export interface ChannelsDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: SecretBox;
  readonly logger: Logger;
  readonly report: (error: unknown, about: Record<string, string>) => void;
  readonly gateway: WholeGateway;
  /** A model does; what we have taught ourselves reads English. */
  readonly readsAnyLanguage: boolean;
  readonly brand: string;
  readonly publicUrl: string;
  readonly limits: InboundLimitSettings;
  readonly whatsapp: Configured<{
    readonly gateway: WhatsappGateway;
    readonly appSecret: string;
    readonly verifyToken: string;
    readonly phoneNumberId: string;
    readonly number: string;
    readonly linkUrl: string;
  }>;
  readonly slack: Configured<{ readonly gateway: SlackGateway; readonly signingSecret: string }>;
  /** Absent when no provider that understands speech is configured. */
  readonly transcriber: Transcriber | undefined;
}

/** A channel that is set up, or what is missing for it. */
export type Configured<T> =
  | { readonly kind: 'ready'; readonly with: T }
  | { readonly kind: 'missing'; readonly reason: string };

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

export function createChannels(dependencies: ChannelsDependencies): ChannelsModule {
  const { db, clock, secrets, logger, report, brand, publicUrl } = dependencies;
  const whatsapp = dependencies.whatsapp.kind === 'ready' ? dependencies.whatsapp.with : undefined;
  const slack =
    dependencies.slack.kind === 'ready'
      ? {
          ...dependencies.slack.with,
          tokens: createSlackTokens(db, secrets, clock, dependencies.slack.with.gateway),
        }
      : undefined;
  const settingsUrl = `${publicUrl}/integrations`;
  const busySigns = createBusySigns((error) => logger.debug({ err: error }, 'no typing indicator'));
  const limits = createInboundLimits(dependencies.limits, clock, logger);
  const receiving = {
    waker: createWaker(db, report),
    db,
    clock,
    brand,
    settingsUrl,
    busySigns,
    limits,
    report,
  };
  const senders = {
    WHATSAPP: whatsapp && createWhatsappSender(db, whatsapp.gateway),
    SLACK: slack && createSlackSender(db, slack.tokens, clock, slack.gateway),
  };
  const firstExamples = createFirstExamples(dependencies);
  const firstWords = async (userId: string) => sayFirstWords(await firstExamples(userId));
  let round = 0;

  return {
    routes: [
      firstWordsRoutes(firstExamples),
      whatsappRoutes({
        db,
        clock,
        unavailableReason: missing(dependencies.whatsapp),
        number: whatsapp?.number ?? '',
        linkUrl: whatsapp?.linkUrl ?? '',
      }),
      slackRoutes({
        db,
        clock,
        publicUrl,
        unavailableReason: missing(dependencies.slack),
        connect: slack && {
          db,
          clock,
          secrets,
          gateway: slack.gateway,
          redirectUri: `${publicUrl}/integrations/slack/callback`,
          brand,
        },
      }),
      whatsappWebhookRoutes(whatsapp && { ...receiving, gateway: whatsapp.gateway, secrets: whatsapp }),
      slackWebhookRoutes(
        slack && { ...receiving, ...slack, readsAnyLanguage: dependencies.readsAnyLanguage },
      ),
    ],
    tasks: {
      outbox: ({ lane }, { signal }) =>
        drainLane({ db, clock, senders, report, firstWords }, String(lane), signal),
    },
    rounds: async () => {
      const now = clock.now();
      await wakeDueLanes(db, now);
      round += 1;
      if (round % 5 === 0) await escalateUnproven(db, now);
      if (round % 5 === 1) {
        await eraseOldAside(db, ['preference', 'reminder', 'whatsapp'], now);
        await leaveWorkspaces({ db, secrets, logger, gateway: slack?.gateway }, now);
      }
      if (round % 3600 === 1) await forgetOldEvents(db, new Date(now.getTime() - EVENT_DAYS * 86_400_000));
    },
    deliver: (transaction, turn, outcome) => deliverTurn(transaction, turn, outcome, clock.now()),
    erase: async (transaction, userId) => {
      await eraseTracesOf(transaction, userId);
      // The last one of a workspace takes its installation along.
      const gone = await deleteSlackLink(transaction, secrets, userId);
      const token = gone?.orphanedToken;
      return async () => {
        if (token) await slack?.gateway.revoke(token);
      };
    },
    isAnsweredInPlace,
    prepare: createVoicePreparation({
      db,
      clock,
      whatsapp: whatsapp?.gateway,
      slack,
      transcriber: dependencies.transcriber,
      report,
    }),
  };
}

const missing = (configured: Configured<unknown>): string | null =>
  configured.kind === 'missing' ? configured.reason : null;
