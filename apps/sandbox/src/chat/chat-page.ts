import type { Account } from '../accounts/account.ts';
import { avatarPath } from '../accounts/accounts.part.ts';
import { type Html, html, type Renderable } from '../platform/html.ts';
import { barePage, page } from '../platform/page.ts';
import { sampleClips } from './audio/sample-clips.ts';
import { CHAT_SCRIPT_PATH, CHAT_STYLESHEET_PATH } from './chat.part.ts';
import type { WindowState } from './live-log.ts';

export interface ChatPage {
  /** Also the class that its colours go by. */
  readonly vendor: string;
  readonly title: string;
  readonly account: Account;
  readonly heading: Html;
  readonly state: WindowState;
  /** What the window's script sends along with everything, besides the user. */
  readonly fixed?: Record<string, string>;
  readonly menu: Renderable;
  readonly draft: string;
  readonly placeholder: string;
}

const icon = (path: string, width = 1.8): Html =>
  html`<svg width="22" height="22" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

const MICROPHONE = 'M12 3a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0V6a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v4';
const ARROW = 'M5 12h14M13 6l6 6-6 6';
const DOTS = 'M12 5.5v.01M12 12v.01M12 18.5v.01';

const voicePanel = html`<details class="popup voice"><summary aria-label="Voice note">${icon(MICROPHONE)}</summary>
<div class="panel"><p class="quiet">Say something, or take a ready clip.</p>
<button type="button" data-record>Record</button>
<label class="button file">Choose a file<input type="file" accept="audio/*" data-audio-file></label>
<ul>${Object.entries(sampleClips).map(
  ([name, clip]) => html`<li><button type="button" data-sample="${name}">${clip.label}</button></li>`,
)}</ul></div></details>`;

/** A chat window. Everything in it that changes is sent by `streamState`. */
export const chatPage = (options: ChatPage): string => {
  const { vendor, account, state } = options;
  const data = JSON.stringify({ vendor, user: account.email, fixed: options.fixed ?? {} });
  return barePage(
    options.title,
    html`<link rel="stylesheet" href="${CHAT_STYLESHEET_PATH}">
<main class="chat ${vendor}" data-chat="${data}">
<header><a href="/" class="back" aria-label="Sandbox">${icon('M15 5l-7 7 7 7')}</a>${options.heading}
<details class="popup menu"><summary aria-label="Options">${icon(DOTS, 3.4)}</summary><div class="panel">${options.menu}</div></details></header>
<div role="log" aria-label="Conversation" tabindex="0">${state.log}</div>
<p role="status" class="note" hidden></p>
<form class="composer">${voicePanel}
<label for="text" class="unseen">Message</label>
<textarea id="text" name="text" rows="1" placeholder="${options.placeholder}" autocomplete="off" autofocus>${options.draft}</textarea>
<button class="primary" title="Send">${icon(ARROW)}<span class="unseen">Send</span></button></form>
</main>
<script type="module" src="${CHAT_SCRIPT_PATH}"></script>`,
  );
};

/** Who is it? Shown when a window is opened without `?user=`. */
export const whoPage = (
  title: string,
  sentence: string,
  accounts: readonly Account[],
  href: (account: Account) => string,
): string =>
  page(
    title,
    html`<h1>${title}</h1><p class="quiet">${sentence}</p>
<div class="grid">${accounts.map(
      (
        account,
      ) => html`<a class="card person" href="${href(account)}" style="text-decoration:none;color:inherit">
<img class="avatar" src="${avatarPath(account.sub)}" alt="" width="44" height="44"><div><p><strong>${account.name}</strong></p><p class="quiet">${account.email}</p></div></a>`,
    )}</div>`,
  );
