import { createTranscriber } from './adapters/transcription/create-transcriber.ts';
import { channels } from './channels/index.ts';
import { type ChannelsDependencies, type ChannelsModule, createChannels } from './modules/channels/index.ts';
import { httpClient } from './platform/http-client.ts';
import type { Settings } from './platform/settings/index.ts';

/** The part of `compose.ts` that is about the channels: each brings its own gateway along. */
export const composeChannels = (
  settings: Settings,
  services: Pick<
    ChannelsDependencies,
    'db' | 'clock' | 'secrets' | 'logger' | 'report' | 'gateway' | 'readsAnyLanguage'
  >,
): Promise<ChannelsModule> =>
  createChannels({
    ...services,
    channels,
    settings,
    http: httpClient,
    brand: settings.BRAND_NAME,
    publicUrl: settings.PUBLIC_URL,
    limits: {
      messagesAMinute: settings.RATE_LIMIT_USER_PER_MINUTE,
      workspaceEventsAMinute: settings.RATE_LIMIT_WORKSPACE_PER_MINUTE,
      strangersAMinute: settings.RATE_LIMIT_STRANGERS_PER_MINUTE,
    },
    transcriber: createTranscriber(settings),
  });
