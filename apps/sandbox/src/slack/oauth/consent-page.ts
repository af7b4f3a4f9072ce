import type { Account } from '../../accounts/account.ts';
import { type Html, html } from '../../platform/html.ts';
import { barePage } from '../../platform/page.ts';
import { workspaces } from '../workspaces.ts';
import type { AuthorizationRequest } from './authorization-request.ts';

const SENTENCES: Record<string, string> = {
  'chat:write': 'Send messages as Catch',
  'im:history': 'View messages in direct messages that Catch has been added to',
  'im:read': 'View basic information about direct messages',
  'im:write': 'Start direct messages with people',
  'files:read': 'View files shared in conversations that Catch has been added to',
  'users:read': 'View people in a workspace',
  'users:read.email': 'View email addresses of people in a workspace',
  'reactions:write': 'Add and edit emoji reactions',
  'assistant:write': 'Show that it is working on an answer',
};

const mark = html`<svg width="40" height="40" viewBox="0 0 40 40" aria-hidden="true"><g fill="none" stroke-width="6" stroke-linecap="round"><path d="M14 6v16" stroke="#36a5d8"/><path d="M26 18v16" stroke="#d9a514"/><path d="M6 26h16" stroke="#d0285a"/><path d="M18 14h16" stroke="#2a9d6f"/></g></svg>`;
const note = html`<p class="quiet local">This is the sandbox's stand-in for Slack. It runs on this machine and asks for no password.</p>`;

const hidden = (parameters: Record<string, string>): Html[] =>
  Object.entries(parameters)
    .filter(([name]) => !['user', 'team', 'prompt', 'decision'].includes(name))
    .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

const select = (
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
  chosen: string,
) =>
  html`<label style="margin:0 0 .8rem">${label}<select name="${name}" style="font:inherit;color:inherit;background:var(--surface);border:1px solid var(--quiet);border-radius:8px;padding:.55rem .6rem;width:100%;display:block">${options.map(
    (option) =>
      html`<option value="${option.value}"${option.value === chosen ? html` selected` : ''}>${option.label}</option>`,
  )}</select></label>`;

/** Slack's question, with the choice of who answers it. Made for a popup of 600 by 700. */
export const consentPage = (
  request: AuthorizationRequest,
  accounts: readonly Account[],
  chosen: Account | undefined,
  parameters: Record<string, string>,
): string => {
  const people = accounts.map(({ email, name }) => ({ value: email, label: `${name} (${email})` }));
  const teams = workspaces.map(({ id, name }) => ({ value: id, label: name }));
  return barePage(
    'Catch wants permission',
    html`<div class="signin"><main class="panel" style="grid-template-columns:1fr;max-width:560px;gap:.8rem;padding:1.4rem 1.6rem">
<div>${mark}<h1 style="font-size:1.5rem">Catch is requesting permission to access the ${request.workspace.name} Slack workspace</h1></div>
<form action="/slack/oauth/v2/authorize/consent" method="post">${hidden(parameters)}
${select('user', 'Signed in as', people, chosen?.email ?? people[0]?.value ?? '')}
${select('team', 'Workspace', teams, request.workspace.id)}
<h2 style="margin:.6rem 0 .2rem">What will Catch be able to do?</h2>
<ul style="margin:0 0 1rem;padding-left:1.2rem;font-size:.93rem">${[
      ...request.scopes,
      ...request.userScopes,
    ].map((scope) => html`<li style="padding:.1rem 0">${SENTENCES[scope] ?? scope}</li>`)}</ul>
<div class="actions"><button name="decision" value="deny">Cancel</button><button class="primary" name="decision" value="allow">Allow</button></div></form>
${note}</main></div>`,
  );
};

export const problemPage = (sentence: string): string =>
  barePage(
    'Slack',
    html`<div class="signin"><main class="panel" style="grid-template-columns:1fr;max-width:560px"><div>${mark}<h1 style="font-size:1.5rem">Something went wrong when authorizing this app</h1><p>Try going back and authorizing again. If that doesn't work, contact the app's developer with this:</p><p><strong>${sentence}</strong></p></div></main></div>`,
  );
