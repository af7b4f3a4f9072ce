import type { WhatsappAddress, WhatsappButton, WhatsappContent } from '../whatsapp.port.ts';
import { formatForWhatsapp } from './format-for-whatsapp.ts';
import { TEMPLATE_LANGUAGES, TEMPLATES } from './templates.ts';

/** A message as Graph wants it. `to` wins over `recipient`; the phone may be hidden. */
export const messageBody = (
  to: WhatsappAddress,
  content: WhatsappContent,
  reference: string,
): Record<string, unknown> => ({
  messaging_product: 'whatsapp',
  recipient_type: 'individual',
  ...(to.phone ? { to: to.phone } : { recipient: to.userId }),
  ...contentOf(content),
  biz_opaque_callback_data: reference,
});

function contentOf(content: WhatsappContent): Record<string, unknown> {
  switch (content.type) {
    case 'text':
      return {
        type: 'text',
        text: { body: formatForWhatsapp(content.text), preview_url: false },
        ...(content.replyTo ? { context: { message_id: content.replyTo } } : {}),
      };
    case 'buttons':
      return {
        type: 'interactive',
        interactive: {
          type: 'button',
          body: { text: formatForWhatsapp(content.text) },
          action: {
            buttons: content.buttons.map(({ id, title }) => ({
              type: 'reply',
              reply: { id, title: cut(title, 20) },
            })),
          },
        },
      };
    case 'list':
      return {
        type: 'interactive',
        interactive: {
          type: 'list',
          body: { text: formatForWhatsapp(content.text) },
          action: { button: cut(content.choose, 20), sections: [{ rows: content.buttons.map(rowOf) }] },
        },
      };
    case 'template':
      return {
        type: 'template',
        template: {
          name: TEMPLATES[content.template],
          language: { code: TEMPLATE_LANGUAGES[content.language] },
          components: [
            { type: 'body', parameters: [{ type: 'text', text: content.text }] },
            ...(content.buttons ?? []).map(buttonComponent),
          ],
        },
      };
  }
}

const rowOf = ({ id, title, description }: WhatsappButton) => ({
  id,
  title: cut(title, 24),
  ...(description ? { description: cut(description, 72) } : {}),
});

const cut = (text: string, most: number): string => [...text].slice(0, most).join('');

const buttonComponent = ({ id }: WhatsappButton, index: number) => ({
  type: 'button',
  sub_type: 'quick_reply',
  index: String(index),
  parameters: [{ type: 'payload', payload: id }],
});
