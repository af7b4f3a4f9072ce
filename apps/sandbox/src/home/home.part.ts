import { html } from '../platform/html.ts';
import { page } from '../platform/page.ts';
import type { Part } from '../platform/part.ts';

/** The index page: everything that a newcomer can do here. */
export const homePart = (parts: () => readonly Part[]): Part => ({
  name: 'home',
  tables: [],
  migrations: [],
  routes: (app, { accounts }) => {
    app.get('/', async (_request, reply) => {
      const people = await accounts.list();
      const content = html`<h1>Sandbox</h1><ul>${people.map((person) => html`<li>${person.name} ${person.email}</li>`)}</ul>
<ul>${parts().flatMap((part) => (part.links ?? []).map((link) => html`<li><a href="${link.href}">${link.label}</a></li>`))}</ul>`;
      return reply.type('text/html; charset=utf-8').send(page('Sandbox', content));
    });
  },
});
