import { buttonsOf } from './member/buttons.ts';
import type { Block, Message } from './message.ts';
import { unescapeText } from './wire.ts';

const LINK = /<([^<>|]+)(?:\|([^<>]*))?>/g;

/** What a person reads of Slack's text: links by their label, signs unescaped. */
const readable = (text: string): string =>
  unescapeText(text.replace(LINK, (_, target: string, label?: string) => label ?? target));

const wordsOf = (block: Block): string[] => {
  const texts = [block.text, ...(block.fields ?? [])].flatMap((text) =>
    text === undefined ? [] : [typeof text === 'string' ? text : text.text],
  );
  const context =
    block.type === 'context'
      ? (block.elements ?? []).map((element) =>
          typeof element.text === 'string' ? element.text : (element.alt_text ?? ''),
        )
      : [];
  return [...texts, ...context];
};

/** The words on the screen: those of the blocks when there are any. */
const plainOf = ({ author, text, blocks }: Message): string =>
  author === 'bot' && blocks.length > 0 ? blocks.flatMap(wordsOf).map(readable).join('\n') : readable(text);

/** A message as the control API shows it. */
export const viewOf = (message: Message) => ({
  id: message.ts,
  channel: message.channel,
  from: message.author,
  kind:
    message.files.length > 0
      ? 'audio'
      : message.blocks.length > 0 && message.author === 'bot'
        ? 'blocks'
        : 'text',
  text: message.text,
  plain: plainOf(message),
  blocks: message.author === 'bot' ? message.blocks : [],
  buttons: buttonsOf(message).map(({ actionId, blockId, title, element }) => ({
    id: actionId,
    block_id: blockId,
    title,
    value: element.value ?? null,
    style: element.style ?? null,
  })),
  files: message.files,
  metadata: message.metadata,
  thread: message.thread_ts,
  reactions: message.reactions,
  edited: message.edited_ts !== null,
  deleted: message.deleted,
  ephemeral: message.ephemeral,
  status: message.author === 'bot' ? 'posted' : message.webhook_state === 'delivered' ? 'delivered' : 'sent',
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
});
