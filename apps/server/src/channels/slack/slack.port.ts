import type { Language } from '@catch/contract/languages';
import type { OtherTime, SendResult, VoiceBytes } from '../../modules/channels/kit.ts';

/** A bot token; with token rotation it ends, and the refresh token, which works once, brings the next pair. */
export interface SlackBotToken {
  readonly botToken: string;
  readonly rotation: { readonly refreshToken: string; readonly expiresInSeconds: number } | undefined;
}

export interface SlackInstall extends SlackBotToken {
  readonly teamId: string;
  readonly teamName: string;
  readonly botUserId: string;
  readonly scopes: string;
  /** Who connected: this person's id in that workspace. */
  readonly slackUserId: string;
}

/** Slack refused the code: it was used, is too old, or was never one. */
export class SlackRefused extends Error {
  override name = 'SlackRefused';
}

/** Slack cannot be reached or answers nonsense. */
export class SlackUnavailable extends Error {
  override name = 'SlackUnavailable';
}

export type SlackContent =
  | { readonly type: 'text'; readonly text: string }
  | {
      readonly type: 'card';
      readonly intro: string | null;
      readonly proposal: string;
      readonly why?: string | null;
      readonly alternatives?: readonly OtherTime[];
      readonly toolCallId: string;
      readonly footnote: string | null;
      /** Of its buttons. */
      readonly language?: Language | undefined;
    }
  /** A card that can no longer be pressed. */
  | { readonly type: 'settled-card'; readonly proposal: string; readonly line: string };

/** The token is at its end: with another one the same may be sent at once. */
export type SlackSendResult = SendResult | { readonly kind: 'expired' };

/** Where a search goes on: Slack gives few messages a call, and asks for patience between calls. */
export type SlackSearch =
  | { readonly kind: 'found'; readonly messageId: string; readonly conversationId: string }
  | { readonly kind: 'not-there' }
  | { readonly kind: 'go-on-later'; readonly cursor: string | undefined; readonly afterMs: number };

/** A conversation, or the member whose conversation it is; and the thread in it. */
export interface SlackTarget {
  readonly conversation: string;
  readonly thread: string | undefined;
}

export interface SlackPrompt {
  readonly title: string;
  readonly message: string;
}

export interface SlackGateway {
  authorizeUrl(state: string, redirectUri: string): string;
  exchange(code: string, redirectUri: string): Promise<SlackInstall>;
  /** The next token. Throws SlackRefused when the refresh token is none (any more). */
  refresh(refreshToken: string): Promise<SlackBotToken>;
  post(
    token: string,
    target: SlackTarget,
    content: SlackContent,
    reference: string,
    signal: AbortSignal,
  ): Promise<SlackSendResult>;
  update(
    token: string,
    conversation: string,
    messageId: string,
    content: SlackContent,
    signal: AbortSignal,
  ): Promise<SlackSendResult>;
  /** Looks for a message whose answer got lost, from `cursor` on. Throws when Slack does not say. */
  find(
    token: string,
    target: SlackTarget,
    wanted: { readonly reference: string; readonly since: Date; readonly cursor: string | undefined },
  ): Promise<SlackSearch>;
  /** Seen in that thread alone; it goes away with the next message there. */
  showTyping(token: string, conversation: string, thread: string, says: string): Promise<void>;
  suggest(
    token: string,
    conversation: string,
    thread: string,
    prompts: readonly SlackPrompt[],
  ): Promise<void>;
  revoke(token: string): Promise<void>;
  /** Throws VoiceRefused when the recording may not or cannot be used. */
  fetchClip(token: string, clip: SlackClip, signal: AbortSignal): Promise<VoiceBytes>;
}

interface SlackClip {
  readonly fileId: string;
  readonly url: string | null;
}
