import type { OtherTime } from '../outbox/outbox.repository.ts';
import type { SendResult } from '../send-result.ts';
import type { VoiceBytes } from '../whatsapp/whatsapp.port.ts';

export interface SlackInstall {
  readonly teamId: string;
  readonly teamName: string;
  readonly botUserId: string;
  readonly botToken: string;
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
    }
  /** A card that nobody can press any more. */
  | { readonly type: 'settled-card'; readonly proposal: string; readonly line: string };

export interface SlackGateway {
  authorizeUrl(state: string, redirectUri: string): string;
  exchange(code: string, redirectUri: string): Promise<SlackInstall>;
  post(
    token: string,
    conversation: string,
    content: SlackContent,
    reference: string,
    signal: AbortSignal,
  ): Promise<SendResult>;
  update(
    token: string,
    conversation: string,
    messageId: string,
    content: SlackContent,
    signal: AbortSignal,
  ): Promise<SendResult>;
  /** Looks for a message whose answer got lost; undefined when it is not there. Throws when Slack does not say. */
  find(token: string, conversation: string, reference: string, since: Date): Promise<string | undefined>;
  showTyping(token: string, conversation: string, messageId: string): Promise<void>;
  revoke(token: string): Promise<void>;
  /** Throws VoiceRefused when the recording may not or cannot be used. */
  fetchClip(token: string, clip: SlackClip, signal: AbortSignal): Promise<VoiceBytes>;
}

export interface SlackClip {
  readonly fileId: string;
  readonly url: string | null;
}
