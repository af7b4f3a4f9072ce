import { z } from 'zod';
import { type HttpClient, NoAnswer, type OutboundResponse } from '../../../platform/http-client.ts';
import { wasNeverSent } from '../../../platform/was-never-sent.ts';
import type { SlackGateway, SlackSendResult } from '../slack.port.ts';
import { fetchClip } from './fetch-clip.ts';
import { messageArguments } from './message-arguments.ts';
import { readInstall, readRenewal, SCOPES } from './oauth-answer.ts';
import { readPostAnswer } from './post-answer.ts';
import { searchMessages } from './search-messages.ts';
import { createSlackApi, type SlackApi, type WebApiSettings } from './slack-api.ts';

const METADATA_TYPE = 'catch_message';
/** `since` is by our clock and the conversation by Slack's: what was posted before it by theirs may be ours. */
const CLOCKS_DIFFER_SECONDS = 900;

/** Slack's Web API, as the channel needs it. */
export function createSlackWebGateway(settings: WebApiSettings, http: HttpClient): SlackGateway {
  const api = createSlackApi(settings, http);
  const { call, authorize } = api;

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

    find: (token, place, wanted) => find(api, token, place, wanted),

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

    fetchClip: (token, clip, signal) => fetchClip(api, settings.fileHosts, token, clip, signal),
  };
}

async function send(work: () => Promise<OutboundResponse>): Promise<SlackSendResult> {
  try {
    return readPostAnswer(await work());
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    return wasNeverSent(error)
      ? { kind: 'retry', reason: 'Slack cannot be reached' }
      : { kind: 'unknown', reason: error.message };
  }
}

async function find(
  api: SlackApi,
  ...[token, { conversation, thread }, { reference, since, cursor }]: Parameters<SlackGateway['find']>
): ReturnType<SlackGateway['find']> {
  // The conversation may only be known by its member so far.
  const channel = conversation.startsWith('D') ? conversation : await open(api, token, conversation);
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
    api.read(token, method, { ...wanted, ...(next ? { cursor: next } : {}) });
  return searchMessages(fetchPage, { channel, reference, from: cursor });
}

async function open(api: SlackApi, token: string, member: string): Promise<string> {
  const answer = await api.read(token, 'conversations.open', { users: member });
  return z.object({ ok: z.literal(true), channel: z.looseObject({ id: z.string() }) }).parse(answer.json())
    .channel.id;
}
