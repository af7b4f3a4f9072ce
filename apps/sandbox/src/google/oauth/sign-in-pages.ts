import type { Account } from '../../accounts/account.ts';
import { avatarPath } from '../../accounts/accounts.part.ts';
import { type Html, html } from '../../platform/html.ts';
import { barePage } from '../../platform/page.ts';
import type { AuthorizationProblem } from './authorization-request.ts';

const AUTHORIZE_PATH = '/google/o/oauth2/v2/auth';
const mark = html`<svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="16" fill="none" stroke="var(--accent)" stroke-width="5"/><circle cx="20" cy="20" r="5" fill="var(--accent)"/></svg>`;
const note = html`<p class="quiet local">This is the sandbox's stand-in for Google. It runs on this machine, asks for no password and knows no real person.</p>`;

/** The request travels through the pages as hidden fields, so that nothing has to be remembered. */
const hiddenFields = (parameters: Record<string, string>, except: readonly string[]): Html[] =>
  Object.entries(parameters)
    .filter(([name]) => !except.includes(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const frame = (title: string, left: Html, right: Html): string =>
  barePage(
    title,
    html`<div class="signin"><main class="panel"><div>${mark}${left}${note}</div><div>${right}</div></main></div>`,
  );

export const chooserPage = (accounts: readonly Account[], parameters: Record<string, string>): string => {
  // Choosing is done once an account is named; a wish for the consent page stays.
  const prompt = (parameters.prompt ?? '')
    .split(/\s+/)
    .filter((word) => word !== '' && word !== 'select_account');
  const carried = hiddenFields({ ...parameters, prompt: prompt.join(' ') }, ['login_hint']);
  const left = html`<h1>Choose an account</h1><p>to continue to <strong>Catch</strong></p>`;
  const right = html`<form action="${AUTHORIZE_PATH}" method="get">${carried}
<ul class="accounts">${accounts.map(
    (account) => html`<li><button class="account" name="login_hint" value="${account.email}">
<img src="${avatarPath(account.sub)}" alt="" width="34" height="34"><span><strong>${account.name}</strong>${account.email}${account.emailVerified ? '' : ' · not verified'}</span></button></li>`,
  )}</ul></form>
<h2 id="another">Use another account</h2>
<form action="${AUTHORIZE_PATH}" method="get" class="row">${carried}
<label style="flex:1">Email<input type="email" name="login_hint" required autocomplete="off" placeholder="anybody@example.org"></label>
<button class="primary" style="align-self:flex-end">Next</button></form>`;
  return frame('Choose an account', left, right);
};

export const consentPage = (
  account: Account,
  refusable: readonly { scope: string; sentence: string }[],
  parameters: Record<string, string>,
): string => {
  const left = html`<h1>Catch wants access to your account</h1>
<p><span class="chip"><img src="${avatarPath(account.sub)}" alt="" width="24" height="24">${account.email}</span></p>`;
  const right = html`<form action="${AUTHORIZE_PATH}/consent" method="post">${hiddenFields(parameters, ['login_hint'])}
<input type="hidden" name="login_hint" value="${account.email}">
${
  refusable.length === 0
    ? html`<p>Catch will get your name, email address and profile picture.</p>`
    : html`<p>Select what Catch can access. It will also get your name, email address and profile picture.</p>
<ul class="scopes">${refusable.map(
        ({ scope, sentence }) =>
          html`<li><label><input type="checkbox" name="granted" value="${scope}" checked><span>${sentence}</span></label></li>`,
      )}</ul>`
}
<div class="actions"><button name="decision" value="deny">Cancel</button><button class="primary" name="decision" value="allow">Continue</button></div>
</form>`;
  return frame('Sign in to Catch', left, right);
};

export const problemPage = (problem: AuthorizationProblem): string =>
  frame(
    `Error ${problem.status}`,
    html`<h1>Access blocked</h1><p>Catch sent a request that Google would refuse.</p>`,
    html`<p><strong>Error ${problem.status}: ${problem.error}</strong></p><p>${problem.sentence}</p>`,
  );
