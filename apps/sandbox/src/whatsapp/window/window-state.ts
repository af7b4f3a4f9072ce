import type { Account } from '../../accounts/account.ts';
import type { WindowState } from '../../chat/live-log.ts';
import { type Html, html } from '../../platform/html.ts';
import type { Whatsapp } from '../whatsapp.ts';
import { renderMessage } from './render-message.ts';

const dayOf = (account: Account, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: account.timeZone,
  }).format(at);

const typingBubble = html`<article class="bubble theirs typing" id="typing" data-version="1"><div class="paper"><span class="unseen">Catch is typing</span><i></i><i></i><i></i></div></article>`;

/** What the phone shows now. A message that failed was never on the phone. */
export const windowState = async (whatsapp: Whatsapp, account: Account): Promise<WindowState> => {
  const person = await whatsapp.people.ensure(account);
  const all = await whatsapp.messages.of(account.email);
  const arrived = all.filter(
    ({ author, status }) =>
      author === 'user' ||
      (status !== 'failed' && (person.online || status === 'delivered' || status === 'read')),
  );
  const log: Html[] = [];
  let day = '';
  for (const message of arrived) {
    const its = dayOf(account, message.created_at);
    if (its !== day)
      log.push(html`<p class="day-mark" id="d${message.position}" data-version="1">${its}</p>`);
    day = its;
    log.push(renderMessage(message, all, account));
  }
  if (log.length === 0) {
    log.push(
      html`<p class="empty" id="empty" data-version="1">Write to Catch. It answers here, as on a real phone.</p>`,
    );
  }
  const typing = person.typing_until !== null && person.typing_until > whatsapp.context.now();
  if (typing) log.push(typingBubble);
  const status = !person.online ? 'your phone is offline' : typing ? 'typing…' : 'business account';
  return { log: html`${log}`, status };
};
