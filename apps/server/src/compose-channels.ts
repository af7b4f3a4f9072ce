import { createSlackWebGateway } from './adapters/slack/slack-web-gateway.ts';
import { createTranscriber } from './adapters/transcription/create-transcriber.ts';
import { createWhatsappCloudGateway } from './adapters/whatsapp/whatsapp-cloud-gateway.ts';
import { type ChannelsDependencies, type ChannelsModule, createChannels } from './modules/channels/index.ts';
import { httpClient } from './platform/http-client.ts';
import type { Settings } from './platform/settings/index.ts';

/** The part of `compose.ts` that is about WhatsApp and Slack: which of them are set up, and with what. */
export const composeChannels = (
  settings: Settings,
  ground: Pick<
    ChannelsDependencies,
    'db' | 'clock' | 'secrets' | 'logger' | 'report' | 'gateway' | 'readsAnyLanguage'
  >,
): ChannelsModule =>
  createChannels({
    ...ground,
    brand: settings.BRAND_NAME,
    publicUrl: settings.PUBLIC_URL,
    limits: {
      messagesAMinute: settings.RATE_LIMIT_USER_PER_MINUTE,
      workspaceEventsAMinute: settings.RATE_LIMIT_WORKSPACE_PER_MINUTE,
      strangersAMinute: settings.RATE_LIMIT_STRANGERS_PER_MINUTE,
    },
    whatsapp: configuredWhatsapp(settings),
    slack: configuredSlack(settings),
    transcriber: createTranscriber(settings),
  });

function configuredWhatsapp(settings: Settings): ChannelsDependencies['whatsapp'] {
  const {
    WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
    WHATSAPP_NUMBER: number,
    WHATSAPP_TOKEN: token,
    WHATSAPP_APP_SECRET: appSecret,
    WHATSAPP_VERIFY_TOKEN: verifyToken,
  } = settings;
  if (!phoneNumberId || !number || !token || !appSecret || !verifyToken)
    return notSetUp('WhatsApp', {
      WHATSAPP_PHONE_NUMBER_ID: phoneNumberId,
      WHATSAPP_NUMBER: number,
      WHATSAPP_TOKEN: token,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_VERIFY_TOKEN: verifyToken,
    });
  return {
    kind: 'ready',
    with: {
      gateway: createWhatsappCloudGateway(
        {
          graphUrl: settings.WHATSAPP_GRAPH_URL,
          phoneNumberId,
          token,
          mediaHosts: settings.WHATSAPP_MEDIA_HOSTS,
        },
        httpClient,
      ),
      appSecret,
      verifyToken,
      phoneNumberId,
      // wa.me wants digits only, without leading zeros.
      number: number.replace(/\D/g, '').replace(/^0+/, ''),
      linkUrl: settings.WHATSAPP_LINK_URL,
    },
  };
}

function configuredSlack(settings: Settings): ChannelsDependencies['slack'] {
  const {
    SLACK_CLIENT_ID: clientId,
    SLACK_CLIENT_SECRET: clientSecret,
    SLACK_SIGNING_SECRET: signingSecret,
  } = settings;
  if (!clientId || !clientSecret || !signingSecret)
    return notSetUp('Slack', {
      SLACK_CLIENT_ID: clientId,
      SLACK_CLIENT_SECRET: clientSecret,
      SLACK_SIGNING_SECRET: signingSecret,
    });
  return {
    kind: 'ready',
    with: {
      gateway: createSlackWebGateway(
        {
          clientId,
          clientSecret,
          apiUrl: settings.SLACK_API_URL,
          authorizeUrl: settings.SLACK_AUTHORIZE_URL,
          fileHosts: settings.SLACK_FILE_HOSTS,
        },
        httpClient,
      ),
      signingSecret,
    },
  };
}

/** The card says what is missing (interfaces.md, 'Settings'). */
function notSetUp(channel: string, values: Record<string, string | undefined>) {
  const missing = Object.entries(values).filter(([, value]) => !value);
  const names = missing.map(([name]) => name).join(', ');
  const verb = missing.length === 1 ? 'is' : 'are';
  return {
    kind: 'missing' as const,
    reason: `${channel} is not set up on this server yet: ${names} ${verb} missing.`,
  };
}
