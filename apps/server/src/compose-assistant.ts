import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createModels } from './adapters/models/create-model.ts';
import {
  type AssistantDependencies,
  type AssistantModule,
  createAssistant,
  createBuiltInManager,
  createChain,
  createTools,
} from './modules/assistant/index.ts';
import type { AllCalendarsGateway, CalendarProvider } from './modules/calendar/index.ts';
import { type ChannelsModule, connectedChannels } from './modules/channels/index.ts';
import type { Settings } from './platform/settings/index.ts';

/** The models that the settings name, best first, and what they may cost. */
export async function composeModels(settings: Settings) {
  const links = await createModels(settings);
  const budget = { perUser: settings.MODEL_BUDGET_USER, total: settings.MODEL_BUDGET_TOTAL };
  return { links, budget, restMs: settings.MODEL_REST_SECONDS * 1000 };
}

interface AssistantServices
  extends Pick<
    AssistantDependencies,
    'db' | 'clock' | 'liveness' | 'zoneOf' | 'report' | 'subjectOfCall' | 'traceUrl'
  > {
  readonly models: Awaited<ReturnType<typeof composeModels>>;
  /** Instead of those models. */
  readonly model: LanguageModelV4 | undefined;
  readonly calendar: CalendarProvider;
  readonly whole: AllCalendarsGateway;
  readonly channels: ChannelsModule;
}

/** The part of the composition that is about the assistant: who reads, which tools there are, where answers go. */
export function composeAssistant(settings: Settings, services: AssistantServices): Promise<AssistantModule> {
  const { models, model, calendar, whole, channels, ...given } = services;
  const { db, clock } = given;
  const { links, budget, restMs } = models;
  return createAssistant({
    ...given,
    // Without a model of their own, and when all of them fail, messages are read by the reader we trained.
    ...(model
      ? { model }
      : {
          manager: createBuiltInManager({ db, gateway: whole, mail: calendar.mail }),
          readerFirst: settings.MODEL_READER_FIRST,
          ...(links.length > 0 ? { chain: createChain({ links, clock, restMs, budget }) } : {}),
        }),
    tools: createTools({
      db,
      gateway: whole,
      mail: calendar.mail,
      reachableOn: (userId) => connectedChannels(db, userId),
    }),
    modelTimeoutMs: settings.MODEL_TIMEOUT_SECONDS * 1000,
    turnTimeoutMs: settings.MODEL_TURN_SECONDS * 1000,
    brand: settings.BRAND_NAME,
    service: calendar.name,
    deliver: channels.deliver,
    isAnsweredInPlace: channels.isAnsweredInPlace,
    prepare: channels.prepare,
  });
}
