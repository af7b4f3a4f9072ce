import type { Account } from '../../accounts/account.ts';
import { type Html, html } from '../../platform/html.ts';
import { buttonsOf } from '../buttons.ts';
import type { FilledTemplate } from '../graph/template-message.ts';
import type { Message } from '../message.ts';
import { kindOf, statusOfMessage, textOf } from '../view.ts';
import { formatWhatsapp } from './format-whatsapp.ts';

const TICK = 'M1 6.5l3.2 3.2L11 2.5';
const SECOND_TICK = 'M6.5 8.2l1.4 1.5L15 2.5';
const TICK_NAMES: Record<string, string> = {
  sent: 'Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Failed',
};

const ticks = (status: string): Html => html`<span class="ticks ${status}" title="${TICK_NAMES[status]}">
<svg width="17" height="12" viewBox="0 0 17 12" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${TICK}"/>${status === 'sent' ? '' : html`<path d="${SECOND_TICK}"/>`}</svg><span class="unseen">${TICK_NAMES[status]}</span></span>`;

const timeOf = (account: Account, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: account.timeZone }).format(
    at,
  );

const OTHER_KINDS: Record<string, string> = {
  image: 'Photo',
  sticker: 'Sticker',
  location: 'Location',
  contacts: 'Contact',
  video: 'Video',
  document: 'Document',
  unsupported: 'Something that only newer phones can show',
};

interface Interactive {
  readonly header?: { text?: string };
  readonly footer?: { text: string };
  readonly action?: { button?: string; parameters?: { display_text: string; url: string } };
}

const frameOf = (message: Message): { header: string | null; footer: string | null } => {
  if (message.kind === 'template') return message.content.template as FilledTemplate;
  const interactive = message.content.interactive as Interactive | undefined;
  return { header: interactive?.header?.text ?? null, footer: interactive?.footer?.text ?? null };
};

const bodyOf = (message: Message): Html => {
  const text = textOf(message);
  if (message.kind === 'audio') {
    const id = (message.content.audio as { id?: string }).id ?? '';
    return html`<audio controls preload="metadata" src="/whatsapp/media/${id}" aria-label="Voice note"></audio>`;
  }
  if (message.kind === 'reaction') return html`<p class="body sticker">${text ?? ''}</p>`;
  const label = OTHER_KINDS[message.kind];
  return html`${label === undefined ? '' : html`<p class="body quiet"><em>${label}</em></p>`}${text === null ? '' : html`<p class="body">${formatWhatsapp(text)}</p>`}`;
};

/** Buttons stay pressable for ever, as on a real phone. */
const repliesOf = (message: Message): Html | false => {
  const buttons = buttonsOf(message).map(
    ({ id, title, description }) =>
      html`<button type="button" data-press="${id}" data-message="${message.id}">${title}${description === undefined ? '' : html`<small>${description}</small>`}</button>`,
  );
  const { action } = (message.content.interactive ?? {}) as Interactive;
  if (action?.parameters !== undefined && kindOf(message) === 'link') {
    const { url, display_text: label } = action.parameters;
    return html`<div class="replies"><a class="button" href="${url}" target="_blank" rel="noopener noreferrer">${label}</a></div>`;
  }
  if (buttons.length === 0) return false;
  if (kindOf(message) === 'list') {
    return html`<details class="choices replies"><summary>${action?.button}</summary><ul>${buttons.map((button) => html`<li>${button}</li>`)}</ul></details>`;
  }
  return html`<div class="replies">${buttons}</div>`;
};

/** One bubble. The version tells the window's script whether it has to be drawn again. */
export const renderMessage = (message: Message, all: readonly Message[], account: Account): Html => {
  const status = statusOfMessage(message);
  const id = `m${message.position}`;
  const version = `${status} ${message.error?.code ?? ''}`;
  if (message.kind === 'system') {
    return html`<p class="system" id="${id}" data-version="${version}">${textOf(message)}</p>`;
  }
  const mine = message.author === 'user';
  const { header, footer } = frameOf(message);
  const quoted = message.context_id === null ? undefined : all.find((one) => one.id === message.context_id);
  const unread = !mine && status !== 'read' && status !== 'failed';
  return html`<article class="bubble ${mine ? 'mine' : 'theirs'}" id="${id}" data-version="${version}"${unread ? html` data-unread` : ''}>
<div class="paper"><span class="unseen">${mine ? 'You' : 'Catch'}</span>
${quoted === undefined ? '' : html`<p class="quoted">${formatWhatsapp(textOf(quoted) ?? kindOf(quoted))}</p>`}
${header === null ? '' : html`<p class="headline">${header}</p>`}${bodyOf(message)}${footer === null ? '' : html`<p class="footer">${footer}</p>`}
<p class="meta">${message.error === null ? '' : html`<span class="bad">${message.error.code}</span>`}<time datetime="${message.created_at.toISOString()}">${timeOf(account, message.created_at)}</time>${mine ? ticks(status) : ''}</p></div>
${repliesOf(message)}</article>`;
};
