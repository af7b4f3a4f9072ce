import type { Language } from '@catch/contract/languages';
import type { SendResult, VoiceBytes } from '../../modules/channels/kit.ts';

export interface WhatsappAddress {
  readonly userId: string;
  readonly phone: string | null;
}

export type WhatsappContent =
  | { readonly type: 'text'; readonly text: string; readonly replyTo?: string }
  | { readonly type: 'buttons'; readonly text: string; readonly buttons: readonly WhatsappButton[] }
  /** When there are more than fit on buttons. */
  | {
      readonly type: 'list';
      readonly text: string;
      readonly buttons: readonly WhatsappButton[];
      /** What opens it. */
      readonly choose: string;
    }
  | {
      readonly type: 'template';
      readonly template: 'update' | 'reminder' | 'approval';
      /** In which the words around the text are. */
      readonly language: Language;
      readonly text: string;
      readonly buttons?: readonly WhatsappButton[];
    };

export interface WhatsappButton {
  /** Comes back when it is pressed: opaque, never the arguments. */
  readonly id: string;
  readonly title: string;
  /** More of it, where there is room. */
  readonly description?: string | undefined;
}

/** WhatsApp as the product needs it. */
export interface WhatsappGateway {
  send(
    to: WhatsappAddress,
    content: WhatsappContent,
    reference: string,
    signal: AbortSignal,
  ): Promise<SendResult>;
  /** Ticks the message as read and shows that an answer is being written. */
  showTyping(messageId: string): Promise<void>;
  /** Throws VoiceRefused when the recording may not or cannot be used. */
  fetchVoice(mediaId: string, signal: AbortSignal): Promise<VoiceBytes>;
}
