import { commonRules, formatText, link, type Rule } from '../../chat/format-text.ts';
import { type Html, html } from '../../platform/html.ts';

const plain = (text: string): Html => html`${text}`;

const address: Rule = {
  pattern: /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]/i,
  render: ([url]) => link(url, html`${url}`),
};

const rules = [address, ...commonRules(plain)];

/** WhatsApp's markup as a phone shows it; Markdown's headings and tables stay as they are written. */
export const formatWhatsapp = (text: string): Html => formatText(text, rules, plain);
