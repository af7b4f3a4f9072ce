import { zoneOf } from '@catch/scheduling';
import type { Account } from '../accounts/account.ts';
import { avatarPath } from '../accounts/accounts.part.ts';
import { type Html, html } from '../platform/html.ts';
import { page } from '../platform/page.ts';
import type { HomeLink, Part } from '../platform/part.ts';

const linkList = (links: readonly HomeLink[]): Html =>
  html`<ul class="links">${links.map((link) => html`<li><a href="${link.href}">${link.label}</a></li>`)}</ul>`;

const clock = (zone: string, now: Date): string =>
  new Date(zoneOf(zone).toLocal(now.getTime())).toISOString().slice(11, 16);

const personCard = (
  account: Account,
  links: readonly HomeLink[],
  now: Date,
): Html => html`<article class="card person">
<img class="avatar" src="${avatarPath(account.sub)}" alt="" width="44" height="44">
<div><p><strong>${account.name}</strong> ${account.hostedDomain !== undefined && html`<span class="badge">staff</span>`}${!account.emailVerified && html`<span class="badge">e-mail not verified</span>`}</p>
<p>${account.email}</p><p class="quiet">${account.timeZone}, ${clock(account.timeZone, now)} · ${account.phone}</p>${linkList(links)}</div></article>`;

const ORDERS: readonly (readonly [string, string])[] = [
  ['POST /_control/reset', 'Everything back to the sample data'],
  ['POST /_control/faults', 'Order faults: latency, errors, lost answers, disturbed webhooks'],
  ['GET /_control/calendar?user=&from=&to=', 'All events of a person, series expanded inside a window'],
  ['POST /_control/google/revoke', 'A person withdraws their Google grant'],
  ['POST /_control/google/token-lifetime', 'Short-lived access tokens'],
  ['POST /_control/google/id-token', 'The next id_token is wrong in a chosen way'],
  ['GET /_control/webhooks', 'What was sent to the product, and how it was received'],
];

/** The index page: everything that a newcomer can do here. */
export const homePart = (parts: () => readonly Part[]): Part => ({
  name: 'home',
  tables: [],
  migrations: [],
  routes: (app, context) => {
    app.get('/', async (_request, reply) => {
      const people = await context.accounts.list();
      const now = context.now();
      const cards = people.map((account) =>
        personCard(
          account,
          parts().flatMap((part) => part.accountLinks?.(account) ?? []),
          now,
        ),
      );
      const links = [{ label: 'Faults', href: '/faults' }, ...parts().flatMap((part) => part.links ?? [])];
      const content = html`<h1>A small world for the product to live in</h1>
<p>These people, their calendars, their mail, phones and chats exist only on this machine. The product at <a href="${context.productUrl()}">${context.productUrl()}</a> talks to them over the vendors' own protocols. Sign in there, choose anybody below, and try it.</p>
<h2>Look at</h2>${linkList(links)}
<h2>People</h2><div class="grid">${cards}</div>
<h2>For tests and tools</h2><p class="quiet">The control API takes and gives JSON; <code>apps/sandbox/README.md</code> lists all of it.</p>
<div class="scroll"><table><tbody>${ORDERS.map(([call, what]) => html`<tr><td><code>${call}</code></td><td>${what}</td></tr>`)}</tbody></table></div>`;
      return reply.type('text/html; charset=utf-8').send(page('Sandbox', content));
    });
  },
});
