import { z } from 'zod';
import type { SendResult, SlackGateway, SlackInstall } from '../../modules/channels/index.ts';
import { SlackRefused, SlackUnavailable, VoiceRefused } from '../../modules/channels/index.ts';
import { type HttpClient, NoAnswer, type OutboundResponse } from '../../platform/http-client.ts';
import { neverLeft } from '../../platform/never-left.ts';
import { fetchRecording } from '../transcription/fetch-recording.ts';
import { messageArguments } from './message-arguments.ts';
import { readPostAnswer } from './post-answer.ts';

export interface SlackSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly fileHosts: readonly string[];
}

/** What the app may do: write, read its direct messages, fetch clips, show that it is busy. */
export const SCOPES = 'chat:write,im:history,im:write,files:read,users:read,users:read.email,assistant:write';
const METADATA_TYPE = 'catch_message';
/** Codes that are wrong, old or used; anything else is not the person's doing. */
const REFUSED_CODE = /^(invalid_code|code_already_used|code_expired|bad_redirect_uri|access_denied)$/;

/** What a link cannot be made without; the rest is kept when it comes. */
const installed = z.object({
  ok: z.literal(true),
  access_token: z.string(),
  // Left out, it is what was asked for (RFC 6749, section 5.1).
  scope: z.string().default(SCOPES),
  bot_user_id: z.string().default(''),
  team: z.object({ id: z.string(), name: z.string() }),
  authed_user: z.looseObject({ id: z.string() }),
});
const refused = z.object({ ok: z.literal(false), error: z.string() });
const history = z.object({
  ok: z.literal(true),
  messages: z.array(
    z.looseObject({
      ts: z.string(),
      metadata: z
        .looseObject({ event_payload: z.looseObject({ reference: z.unknown() }).optional() })
        .optional(),
    }),
  ),
});
/** `since` is by our clock and the conversation by Slack's: what was posted before it by theirs may be ours. */
const CLOCKS_DIFFER_SECONDS = 900;

const fileInfo = z.object({
  ok: z.literal(true),
  file: z.looseObject({ url_private_download: z.string().optional(), url_private: z.string().optional() }),
});

/** Slack's Web API. No SDK: its silent retries would post twice (integrations/slack.md). */
export function createSlackWebGateway(settings: SlackSettings, http: HttpClient): SlackGateway {
  const call = (
    token: string,
    method: string,
    body: Record<string, unknown>,
    options: { signal?: AbortSignal; timeoutMs?: number } = {},
  ): Promise<OutboundResponse> =>
    http({
      method: 'POST',
      url: `${settings.apiUrl}/${method}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify(body),
      operation: `slack ${method}`,
      timeoutMs: options.timeoutMs ?? 15_000,
      ...(options.signal ? { signal: options.signal } : {}),
    });

  const send = async (work: () => Promise<OutboundResponse>): Promise<SendResult> => {
    try {
      return readPostAnswer(await work());
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      return neverLeft(error)
        ? { kind: 'retry', reason: 'Slack cannot be reached' }
        : { kind: 'unknown', reason: error.message };
    }
  };

  return {
    authorizeUrl: (state, redirectUri) =>
      `${settings.authorizeUrl}?${new URLSearchParams({
        client_id: settings.clientId,
        scope: SCOPES,
        redirect_uri: redirectUri,
        state,
      })}`,

    exchange: async (code, redirectUri): Promise<SlackInstall> => {
      const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
      let body: unknown;
      try {
        const response = await http({
          method: 'POST',
          url: `${settings.apiUrl}/oauth.v2.access`,
          headers: { authorization: `Basic ${basic}` },
          body: new URLSearchParams({ code, redirect_uri: redirectUri }),
          operation: 'slack oauth.v2.access',
        });
        body = response.json();
      } catch (error) {
        throw new SlackUnavailable('Slack did not answer', { cause: error });
      }
      const success = installed.safeParse(body);
      if (success.success) {
        const { access_token, scope, bot_user_id, team, authed_user } = success.data;
        return {
          teamId: team.id,
          teamName: team.name,
          botUserId: bot_user_id,
          botToken: access_token,
          scopes: scope,
          slackUserId: authed_user.id,
        };
      }
      const failure = refused.safeParse(body);
      const error = failure.success ? failure.data.error : 'an unknown answer';
      if (REFUSED_CODE.test(error)) throw new SlackRefused(error);
      throw new SlackUnavailable(`Slack answered ${error}`);
    },

    post: (token, conversation, content, reference, signal) =>
      send(() =>
        call(
          token,
          'chat.postMessage',
          {
            channel: conversation,
            ...messageArguments(content),
            metadata: { event_type: METADATA_TYPE, event_payload: { reference } },
          },
          { signal },
        ),
      ),

    update: (token, conversation, messageId, content, signal) =>
      send(() =>
        call(
          token,
          'chat.update',
          { channel: conversation, ts: messageId, ...messageArguments(content) },
          { signal },
        ),
      ),

    find: async (token, conversation, reference, since) => {
      // The conversation may only be known by its member so far.
      const channel = conversation.startsWith('D') ? conversation : await open(token, conversation);
      const answer = await call(token, 'conversations.history', {
        channel,
        oldest: String(Math.floor(since.getTime() / 1000) - CLOCKS_DIFFER_SECONDS),
        limit: 200,
        include_all_metadata: true,
      });
      const { messages } = history.parse(answer.json());
      return messages.find(({ metadata }) => metadata?.event_payload?.reference === reference)?.ts;
    },

    showTyping: async (token, conversation, messageId) => {
      await call(
        token,
        'assistant.threads.setStatus',
        { channel_id: conversation, thread_ts: messageId, status: 'is thinking…' },
        { timeoutMs: 5000 },
      );
    },

    revoke: async (token) => {
      await call(token, 'auth.revoke', {}, { timeoutMs: 5000 });
    },

    fetchClip: async (token, clip, signal) => {
      const authorization = `Bearer ${token}`;
      if (clip.url)
        return fetchRecording({ url: clip.url, hosts: settings.fileHosts, authorization, signal });
      // Shared from another workspace: only the file's own record says where it lies.
      const info = fileInfo.safeParse(
        (await call(token, 'files.info', { file: clip.fileId }, { signal })).json(),
      );
      const file = info.success ? info.data.file : undefined;
      const url = file?.url_private_download ?? file?.url_private;
      if (!url) throw new VoiceRefused('gone', 'Slack does not give the clip');
      return fetchRecording({ url, hosts: settings.fileHosts, authorization, signal });
    },
  };

  async function open(token: string, member: string): Promise<string> {
    const answer = await call(token, 'conversations.open', { users: member });
    return z.object({ ok: z.literal(true), channel: z.looseObject({ id: z.string() }) }).parse(answer.json())
      .channel.id;
  }
}
