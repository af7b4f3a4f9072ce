import { buttonsOf } from './buttons.ts';
import type { FilledTemplate } from './graph/template-message.ts';
import type { Message } from './message.ts';

interface Interactive {
  readonly type: string;
  readonly header?: { text?: string };
  readonly body?: { text: string };
  readonly footer?: { text: string };
  readonly button_reply?: { id: string; title: string };
  readonly list_reply?: { id: string; title: string };
}

type Fields = Record<string, { body?: string; caption?: string; emoji?: string; id?: string }>;

/** The words of a message, whatever its kind. */
export const textOf = ({ kind, content }: Pick<Message, 'kind' | 'content'>): string | null => {
  const fields = content as Fields;
  if (kind === 'text') return fields.text?.body ?? null;
  if (kind === 'template') return (content.template as FilledTemplate).body;
  if (kind === 'button') return (content.button as { text: string }).text;
  if (kind === 'reaction') return fields.reaction?.emoji ?? null;
  if (kind === 'system') return fields.system?.body ?? null;
  if (kind !== 'interactive') return fields[kind]?.caption ?? null;
  const interactive = content.interactive as Interactive;
  return (interactive.button_reply ?? interactive.list_reply)?.title ?? interactive.body?.text ?? null;
};

/** The kind of message, in more detail than WhatsApp's `type`. */
export const kindOf = ({ kind, content, author }: Message): string => {
  if (kind === 'button') return 'template_button';
  if (kind !== 'interactive') return kind;
  const { type } = content.interactive as Interactive;
  return author === 'user' ? type : type === 'list' ? 'list' : type === 'cta_url' ? 'link' : 'buttons';
};

/** The person's own ticks: sent, delivered when the product answered 2xx, read when it said so. */
export const statusOfMessage = (message: Message): string => {
  if (message.author === 'business' || message.status !== 'sent') return message.status;
  return message.webhook_state === 'delivered' ? 'delivered' : 'sent';
};

/** A message as the control API shows it. */
export const viewOf = (message: Message) => {
  const pressed = message.content.interactive as Interactive | undefined;
  const templateButton = message.content.button as { payload: string } | undefined;
  const media = message.content[message.kind] as
    | { id?: string; mime_type?: string; link?: string }
    | undefined;
  return {
    id: message.id,
    from: message.author,
    kind: kindOf(message),
    text: textOf(message),
    header:
      message.kind === 'template'
        ? (message.content.template as FilledTemplate).header
        : (pressed?.header?.text ?? null),
    footer:
      message.kind === 'template'
        ? (message.content.template as FilledTemplate).footer
        : (pressed?.footer?.text ?? null),
    buttons: buttonsOf(message).map(({ id, title }) => ({ id, title })),
    button_id: (pressed?.button_reply ?? pressed?.list_reply)?.id ?? templateButton?.payload ?? null,
    template: message.kind === 'template' ? (message.content.template as FilledTemplate).name : null,
    media:
      media?.mime_type === undefined && media?.link === undefined
        ? null
        : { id: media.id ?? null, mime_type: media.mime_type ?? null, link: media.link ?? null },
    reply_to: message.context_id,
    opaque: message.opaque,
    status: statusOfMessage(message),
    error: message.error === null ? null : { code: message.error.code, title: message.error.title },
    webhook:
      message.webhook_id === null
        ? null
        : {
            id: message.webhook_id,
            answered: message.webhook_state === 'delivered',
            status: message.webhook_status,
            attempts: message.webhook_attempts,
          },
    at: message.created_at.toISOString(),
  };
};
