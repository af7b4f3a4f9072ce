import type { FilledTemplate } from './graph/template-message.ts';
import type { Content, Message } from './message.ts';

/** Something that can be pressed in a message of the business. */
export interface Button {
  readonly id: string;
  readonly title: string;
  readonly description?: string;
  /** Which of WhatsApp's three answers a press becomes. */
  readonly answer: 'button_reply' | 'list_reply' | 'button';
}

interface Interactive {
  readonly type: string;
  readonly action: {
    readonly buttons?: readonly { reply: { id: string; title: string } }[];
    readonly sections?: readonly { rows: readonly { id: string; title: string; description?: string }[] }[];
  };
}

export const buttonsOf = (message: Pick<Message, 'author' | 'kind' | 'content'>): Button[] => {
  if (message.author !== 'business') return [];
  if (message.kind === 'template') {
    const { buttons } = message.content.template as FilledTemplate;
    return buttons.map(({ text, payload }) => ({ id: payload, title: text, answer: 'button' }));
  }
  if (message.kind !== 'interactive') return [];
  const { action } = message.content.interactive as Interactive;
  const replies = (action.buttons ?? []).map(({ reply }) => ({ ...reply, answer: 'button_reply' as const }));
  const rows = (action.sections ?? []).flatMap((section) => section.rows);
  return [...replies, ...rows.map((row) => ({ ...row, answer: 'list_reply' as const }))];
};

/** A press as the webhook carries it: three shapes for what looks the same to the person. */
export const pressed = (button: Button): { kind: string; content: Content } => {
  const { id, title, description } = button;
  if (button.answer === 'button')
    return { kind: 'button', content: { button: { payload: id, text: title } } };
  const reply = { id, title, ...(description !== undefined && { description }) };
  return {
    kind: 'interactive',
    content: { interactive: { type: button.answer, [button.answer]: reply } },
  };
};

/** The newest message that has such a button, by id or by title; or the named message only. */
export const findButton = (
  messages: readonly Message[],
  wanted: string,
  messageId?: string,
): { message: Message; button: Button } | undefined => {
  for (const message of [...messages].reverse()) {
    if (messageId !== undefined && message.id !== messageId) continue;
    const buttons = buttonsOf(message);
    const button =
      buttons.find(({ id }) => id === wanted) ??
      buttons.find(({ title }) => title.toLowerCase() === wanted.trim().toLowerCase());
    if (button !== undefined) return { message, button };
  }
  return undefined;
};
