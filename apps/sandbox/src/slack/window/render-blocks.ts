import { type Html, html } from '../../platform/html.ts';
import type { Block, Element, Message, TextObject } from '../message.ts';
import { formatMarkdown, formatMrkdwn, formatPlain } from './format-mrkdwn.ts';

export type NameOf = (userId: string) => string;

const words = (text: TextObject | string | undefined, nameOf: NameOf): Html => {
  if (text === undefined) return html``;
  if (typeof text === 'string') return formatMarkdown(text);
  return text.type === 'plain_text' ? formatPlain(text.text) : formatMrkdwn(text.text, nameOf);
};

const contextElement = (element: Element, nameOf: NameOf): Html => {
  if (element.type === 'image') return html`<em>${element.alt_text ?? ''}</em>`;
  return words({ type: element.type as TextObject['type'], text: String(element.text ?? '') }, nameOf);
};

const confirmText = ({ confirm }: Element): string | undefined =>
  confirm && `${confirm.title.text}\n\n${confirm.text.text}`;

const actionElement = (element: Element, block: Block, message: Message): Html => {
  if (element.type !== 'button') return html`<span class="badge">${element.type}</span>`;
  const question = confirmText(element);
  const label = typeof element.text === 'string' ? element.text : (element.text?.text ?? '');
  return html`<button type="button" class="${element.style ?? ''}" data-press="${block.block_id}/${element.action_id}" data-message="${message.ts}"${question === undefined ? '' : html` data-confirm="${question}"`}${element.url === undefined ? '' : html` data-url="${element.url}"`}>${formatPlain(label)}</button>`;
};

const renderBlock = (block: Block, message: Message, nameOf: NameOf): Html => {
  if (block.type === 'divider') return html`<hr>`;
  if (block.type === 'header') return html`<h3 class="block">${words(block.text, nameOf)}</h3>`;
  if (block.type === 'context') {
    return html`<p class="block body context">${(block.elements ?? []).map((element) => html`${contextElement(element, nameOf)} `)}</p>`;
  }
  if (block.type === 'actions') {
    return html`<div class="block actions">${(block.elements ?? []).map((element) => actionElement(element, block, message))}</div>`;
  }
  if (block.type === 'image') return html`<p class="block body"><em>${block.alt_text ?? 'Image'}</em></p>`;
  return html`<div class="block">${block.text === undefined ? '' : html`<p class="body">${words(block.text, nameOf)}</p>`}${
    block.fields === undefined
      ? ''
      : html`<div class="fields">${block.fields.map((field) => html`<p class="body">${words(field, nameOf)}</p>`)}</div>`
  }${block.accessory === undefined ? '' : html`<div class="actions">${actionElement(block.accessory, block, message)}</div>`}</div>`;
};

export const renderBlocks = (message: Message, nameOf: NameOf): Html =>
  html`${message.blocks.map((block) => renderBlock(block, message, nameOf))}`;
