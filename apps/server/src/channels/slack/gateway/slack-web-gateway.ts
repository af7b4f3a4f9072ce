import { z } from 'zod';
import { fetchRecording } from '../../../adapters/transcription/fetch-recording.ts';
import { VoiceRefused } from '../../../modules/channels/kit.ts';
import { type HttpClient, NoAnswer, type OutboundResponse } from '../../../platform/http-client.ts';
import { neverLeft } from '../../../platform/never-left.ts';
import { type SlackGateway, type SlackSendResult, SlackUnavailable } from '../slack.port.ts';
import { messageArguments } from './message-arguments.ts';
import { readInstall, readRenewal, SCOPES } from './oauth-answer.ts';
import { readPostAnswer } from './post-answer.ts';
import { searchMessages } from './search-messages.ts';

export interface WebApiSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly apiUrl: string;
  readonly authorizeUrl: string;
  readonly fileHosts: readonly string[];
}

const METADATA_TYPE = 'catch_message';
/** The workspace's row is held meanwhile. */
const AUTHORIZE_TIMEOUT_MS = 8000;
/** `since` is by our clock and the conversation by Slack's: what was posted before it by theirs may be ours. */
const CLOCKS_DIFFER_SECONDS = 900;

const fileInfo = z.object({
  ok: z.literal(true),
  file: z.looseObject({
    subtype: z.string().optional(),
    mimetype: z.string().optional(),
    url_private_download: z.string().optional(),
    url_private: z.string().optional(),
  }),
});

/** Slack's Web API. No SDK: its silent retries would post twice (integrations/slack.md). */
export function createSlackWebGateway(settings: WebApiSettings, http: HttpClient): SlackGateway {
  const ask = (
    token: string,
    method: string,
    body: { readonly json: Record<string, unknown> } | { readonly form: Record<string, string> },
    options: { signal?: AbortSignal; timeoutMs?: number } = {},
  ): Promise<OutboundResponse> =>
    http({
      method: 'POST',
      url: `${settings.apiUrl}/${method}`,
      headers: {
        authorization: `Bearer ${token}`,
        ...('json' in body ? { 'content-type': 'application/json; charset=utf-8' } : {}),
      },
      body: 'json' in body ? JSON.stringify(body.json) : new URLSearchParams(body.form),
      operation: `slack ${method}`,
      timeoutMs: options.timeoutMs ?? 15_000,
      ...(options.signal ? { signal: options.signal } : {}),
    });
  const call = (
    token: string,
    method: string,
    json: Record<string, unknown>,
    options?: { signal?: AbortSignal; timeoutMs?: number },
  ) => ask(token, method, { json }, options);
  /** Methods that read take forms; some, such as files.info, do not even hear JSON. */
  const read = (
    token: string,
    method: string,
    form: Record<string, string>,
    options?: { signal?: AbortSignal },
  ) => ask(token, method, { form }, options);

  const authorize = async (form: Record<string, string>): Promise<unknown> => {
    const basic = Buffer.from(`${settings.clientId}:${settings.clientSecret}`).toString('base64');
    try {
      const response = await http({
        method: 'POST',
        url: `${settings.apiUrl}/oauth.v2.access`,
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams(form),
        operation: 'slack oauth.v2.access',
        timeoutMs: AUTHORIZE_TIMEOUT_MS,
      });
      return response.json();
    } catch (error) {
      throw new SlackUnavailable('Slack did not answer', { cause: error });
    }
  };

  const send = async (work: () => Promise<OutboundResponse>): Promise<SlackSendResult> => {
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

    exchange: async (code, redirectUri) => readInstall(await authorize({ code, redirect_uri: redirectUri })),

    refresh: async (refreshToken) =>
      readRenewal(await authorize({ grant_type: 'refresh_token', refresh_token: refreshToken })),

    post: (token, { conversation, thread }, content, reference, signal) =>
      send(() =>
        call(
          token,
          'chat.postMessage',
          {
            channel: conversation,
            ...(thread ? { thread_ts: thread } : {}),
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

    find: async (token, { conversation, thread }, { reference, since, cursor }) => {
      // The conversation may only be known by its member so far.
      const channel = conversation.startsWith('D') ? conversation : await open(token, conversation);
      const wanted = {
        channel,
        // What was said in a thread is in no history.
        ...(thread ? { ts: thread } : {}),
        oldest: String(Math.floor(since.getTime() / 1000) - CLOCKS_DIFFER_SECONDS),
        limit: '200',
        include_all_metadata: 'true',
      };
      const method = thread ? 'conversations.replies' : 'conversations.history';
      const fetchPage = (next: string | undefined) =>
        read(token, method, { ...wanted, ...(next ? { cursor: next } : {}) });
      return searchMessages(fetchPage, { channel, reference, from: cursor });
    },

    showTyping: async (token, conversation, thread, says) => {
      await call(
        token,
        'assistant.threads.setStatus',
        { channel_id: conversation, thread_ts: thread, status: says },
        { timeoutMs: 5000 },
      );
    },

    suggest: async (token, conversation, thread, prompts) => {
      await call(
        token,
        'assistant.threads.setSuggestedPrompts',
        { channel_id: conversation, thread_ts: thread, prompts },
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
        (await read(token, 'files.info', { file: clip.fileId }, { signal })).json(),
      );
      const file = info.success ? info.data.file : undefined;
      if (file && file.subtype !== 'slack_audio' && !file.mimetype?.startsWith('audio/'))
        throw new VoiceRefused('not-audio', 'the shared file is no clip');
      const url = file?.url_private_download ?? file?.url_private;
      if (!url) throw new VoiceRefused('gone', 'Slack does not give the clip');
      return fetchRecording({ url, hosts: settings.fileHosts, authorization, signal });
    },
  };

  async function open(token: string, member: string): Promise<string> {
    const answer = await read(token, 'conversations.open', { users: member });
    return z.object({ ok: z.literal(true), channel: z.looseObject({ id: z.string() }) }).parse(answer.json())
      .channel.id;
  }
}
