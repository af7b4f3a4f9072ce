import { sql } from 'kysely';
import { z } from 'zod';
import {
  configured,
  LONGEST_SECONDS,
  missingIn,
  type StartChannel,
  type VoiceBytes,
  VoiceRefused,
} from '../../modules/channels/kit.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { createSlackWebGateway } from './gateway/slack-web-gateway.ts';
import { leaveWorkspaces } from './leave-workspaces.ts';
import type { SlackSettings } from './settings.ts';
import type { SlackGateway } from './slack.port.ts';
import { slackRoutes } from './slack.routes.ts';
import { deleteSlackLink } from './slack-links.repository.ts';
import { createSlackSender } from './slack-sender.ts';
import { slackLinks } from './slack-set-aside.ts';
import { createSlackTokens, type SlackTokens } from './slack-tokens.ts';
import { slackWebhookRoutes } from './slack-webhook.routes.ts';

export const start: StartChannel<SlackSettings> = (settings, services) => {
  const { db, clock, secrets, logger, http, brand, publicUrl } = services;
  const setUp = configured('SLACK', {
    SLACK_CLIENT_ID: settings.SLACK_CLIENT_ID,
    SLACK_CLIENT_SECRET: settings.SLACK_CLIENT_SECRET,
    SLACK_SIGNING_SECRET: settings.SLACK_SIGNING_SECRET,
  });
  const given = setUp.kind === 'ready' ? setUp.with : undefined;
  const gateway =
    given &&
    createSlackWebGateway(
      {
        clientId: given.SLACK_CLIENT_ID,
        clientSecret: given.SLACK_CLIENT_SECRET,
        apiUrl: settings.SLACK_API_URL,
        authorizeUrl: settings.SLACK_AUTHORIZE_URL,
        fileHosts: settings.SLACK_FILE_HOSTS,
      },
      http,
    );
  const tokens = gateway && createSlackTokens(db, secrets, clock, gateway);
  const signingSecret = given?.SLACK_SIGNING_SECRET ?? '';

  return {
    routes: [
      slackRoutes({
        db,
        clock,
        publicUrl,
        unavailableReason: missingIn(setUp),
        connect: gateway && {
          db,
          clock,
          secrets,
          gateway,
          redirectUri: `${publicUrl}/integrations/slack/callback`,
          brand,
        },
      }),
      slackWebhookRoutes(gateway && tokens && { ...services, gateway, tokens, signingSecret }),
    ],
    sender: gateway && tokens && createSlackSender(db, tokens, clock, gateway),
    fetchVoice: gateway && tokens && ((voice, signal) => fetchVoice(gateway, tokens, voice, signal)),
    namesOf,
    tidyUp: (now) => leaveWorkspaces({ db, secrets, logger, gateway }, now),
    // The last one of a workspace takes its installation along.
    erase: async (transaction, userId) => {
      const token = (await deleteSlackLink(transaction, secrets, userId))?.orphanedToken;
      return token && gateway ? () => gateway.revoke(token) : undefined;
    },
  };
};

/** What `receiveVoice` was given. */
const storedVoice = z.object({
  kind: z.literal('slack'),
  team_id: z.string(),
  file_id: z.string(),
  url: z.string().nullable(),
  duration_ms: z.number().nullable(),
});

async function fetchVoice(
  gateway: SlackGateway,
  tokens: SlackTokens,
  kept: unknown,
  signal: AbortSignal,
): Promise<VoiceBytes> {
  const { team_id, file_id, url, duration_ms } = storedVoice.parse(kept);
  if ((duration_ms ?? 0) > LONGEST_SECONDS * 1000)
    throw new VoiceRefused('too-long', 'announced as too long');
  const installation = await tokens.of(team_id);
  if (!installation) throw new VoiceRefused('gone', 'the workspace is gone');
  return gateway.fetchClip(installation.token, { fileId: file_id, url }, signal);
}

async function namesOf(db: Queryable, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select slack_user_id as name from slack_links where user_id = ${userId}
    union select conversation_id from slack_links where user_id = ${userId} and conversation_id is not null
    union select value from set_aside s, jsonb_each_text(s.contents) where s.user_id = ${userId}
      and s.kind = ${slackLinks.kind} and key in ('slack_user_id', 'conversation_id') and value is not null`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}
