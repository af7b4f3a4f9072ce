import { createHash } from 'node:crypto';
import type { Account } from '../../accounts/account.ts';
import { avatarPath } from '../../accounts/accounts.part.ts';
import type { WindowState } from '../../chat/live-log.ts';
import { type Html, html } from '../../platform/html.ts';
import type { Member } from '../members.repository.ts';
import type { Message } from '../message.ts';
import type { Slack } from '../slack.ts';
import { emoji, formatMrkdwn } from './format-mrkdwn.ts';
import { type NameOf, renderBlocks } from './render-blocks.ts';

const format = (account: Account, at: Date, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: account.timeZone, ...options }).format(at);

const timeOf = (account: Account, at: Date): string =>
  format(account, at, { hour: '2-digit', minute: '2-digit' });
const dayOf = (account: Account, at: Date): string =>
  format(account, at, { weekday: 'long', day: 'numeric', month: 'long' });

const attachments = (message: Message): Html[] =>
  message.files.map(
    (file) =>
      html`<audio class="block" controls preload="metadata" src="/slack/clips/${String(file.id)}" aria-label="Audio clip"></audio>`,
  );

const bodyOf = (message: Message, nameOf: NameOf): Html => {
  if (message.author === 'bot' && message.blocks.length > 0) return renderBlocks(message, nameOf);
  return html`${message.text === '' ? '' : html`<p class="body">${formatMrkdwn(message.text, nameOf)}</p>`}${attachments(message)}`;
};

const deliveryOf = (message: Message): Html | false =>
  message.author === 'user' &&
  message.webhook_state !== 'delivered' &&
  message.webhook_attempts !== null &&
  message.webhook_attempts > 0 &&
  html`<p class="ephemeral bad">Catch has not received it yet (attempt ${message.webhook_attempts}).</p>`;

const post = (message: Message, account: Account, nameOf: NameOf): Html => {
  const mine = message.author === 'user';
  const picture = mine
    ? html`<img src="${avatarPath(account.sub)}" alt="" width="36" height="36">`
    : html`<span class="logo" aria-hidden="true">C</span>`;
  const content = html`${picture}<div><p class="author"><strong>${mine ? account.name : 'Catch'}</strong>${mine ? '' : html` <span class="badge">APP</span>`} <time datetime="${message.created_at.toISOString()}">${timeOf(account, message.created_at)}</time></p>
${bodyOf(message, nameOf)}${message.edited_ts !== null ? html`<span class="edited">(edited)</span>` : ''}
${message.ephemeral ? html`<p class="ephemeral">Only visible to you</p>` : ''}${message.reactions.map((reaction) => html`<span class="badge">${emoji(reaction.name)}</span>`)}${deliveryOf(message)}</div>`;
  // The version is the content itself: edits, reactions and retries all draw the post again.
  const version = createHash('sha256').update(content.text).digest('base64url').slice(0, 12);
  return html`<article class="post" id="m${message.position}" data-version="${version}">${content}</article>`;
};

const thinking = (status: string): Html =>
  html`<p class="quiet typing" id="typing" data-version="${status}">Catch ${status}</p>`;

/** What the member sees in the conversation with Catch. */
export const windowState = async (slack: Slack, member: Member): Promise<WindowState> => {
  const { account, workspace, userId } = member;
  const { id } = await slack.members.openChannel(member);
  const channel = await slack.members.findChannel(workspace, id);
  const thread = await slack.threads.current(id);
  // The Chat tab shows its thread and nothing else; what was posted outside of it is in the History tab.
  const written = await slack.messages.of(id);
  const all = thread === undefined ? written : written.filter(({ thread_ts }) => thread_ts === thread.ts);
  const nameOf: NameOf = (wanted) =>
    wanted === userId ? account.name : wanted === workspace.botUserId ? 'Catch' : wanted;
  const log: Html[] = [];
  let day = '';
  for (const message of all) {
    // A deleted message is simply gone, as in the real window.
    if (message.deleted) continue;
    const its = dayOf(account, message.created_at);
    if (its !== day)
      log.push(html`<p class="day-mark" id="d${message.position}" data-version="1">${its}</p>`);
    day = its;
    log.push(post(message, account, nameOf));
  }
  const installed = (await slack.tokens.alive(workspace.id)) !== undefined;
  if (all.length < written.length)
    log.unshift(html`<p class="empty" id="history" data-version="1">There is more in History.</p>`);
  if (all.length === 0 && thread !== undefined && thread.prompts.length > 0)
    log.push(
      html`<p class="empty" id="prompts" data-version="${thread.ts}">${thread.prompts.map(({ title }) => html`${title}<br>`)}</p>`,
    );
  if (log.length === 0) {
    const hint = installed
      ? 'This is the beginning of your conversation with Catch.'
      : `Catch is not installed in ${workspace.name} yet. Connect Slack in Catch's settings first.`;
    log.push(html`<p class="empty" id="empty" data-version="${String(installed)}">${hint}</p>`);
  }
  const busy = channel?.status_until != null && channel.status_until > slack.context.now();
  if (busy && channel.status !== null && (thread === undefined || channel.status_thread === thread.ts))
    log.push(thinking(channel.status));
  return { log: html`${log}`, status: installed ? workspace.name : `not installed in ${workspace.name}` };
};
