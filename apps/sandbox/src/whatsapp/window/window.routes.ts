import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Account } from '../../accounts/account.ts';
import { chatPage, whoPage } from '../../chat/chat-page.ts';
import { streamState } from '../../chat/live-log.ts';
import { credentials } from '../../credentials.ts';
import { html } from '../../platform/html.ts';
import { page } from '../../platform/page.ts';
import { lastValues } from '../../platform/parameters.ts';
import type { Person } from '../person.ts';
import type { Whatsapp } from '../whatsapp.ts';
import { windowState } from './window-state.ts';

const emailSchema = z.email().toLowerCase();

const windowPath = (account: Account, text: string): string =>
  `/whatsapp?${new URLSearchParams({ user: account.email, ...(text !== '' && { text }) })}`;

const SWITCHES: readonly (readonly [name: string, label: string, of: (person: Person) => boolean])[] = [
  ['online', 'Phone is online', ({ online }) => online],
  ['read_receipts', 'Read receipts', (person) => person.read_receipts],
  ['hide_phone', 'Hide my number', (person) => person.phone_hidden],
];

const menu = (
  account: Account,
  person: Person,
) => html`<p><strong>${account.name}</strong><br>+${person.phone}</p>
${SWITCHES.map(
  ([name, label, of]) =>
    html`<label class="switch"><input type="checkbox" data-switch="${name}" data-path="person"${of(person) ? html` checked` : ''}>${label}</label>`,
)}
<h2>Test</h2>
<button type="button" data-path="person" data-order="${JSON.stringify({ window: 'closed' })}">Close the 24-hour window</button>
<button type="button" data-path="number" data-order="{}">Change my number</button>
<button type="button" data-path="send" data-order="${JSON.stringify({ kind: 'image' })}">Share a photo</button>
<button type="button" data-path="send" data-order="${JSON.stringify({ reaction: '👍' })}">React with 👍</button>`;

const heading = html`<span class="logo" aria-hidden="true">C</span><div class="who"><h1>Catch</h1><p data-status></p></div>`;

/** The phone, and the links that open it. */
export const windowRoutes = (app: FastifyInstance, whatsapp: Whatsapp): void => {
  const { context, people, media, changes } = whatsapp;
  const show = (reply: FastifyReply, content: string, status = 200) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(content);

  app.get('/whatsapp', async (request, reply) => {
    const { user, text = '' } = lastValues(request.query);
    const email = emailSchema.safeParse(user?.trim());
    if (!email.success) {
      const accounts = await context.accounts.list();
      return show(
        reply,
        whoPage('WhatsApp', 'Whose phone is it?', accounts, (account) => windowPath(account, text)),
      );
    }
    const account = await context.accounts.findOrCreate(email.data);
    const person = await people.ensure(account);
    return show(
      reply,
      chatPage({
        vendor: 'whatsapp',
        title: `WhatsApp: ${account.name}`,
        account,
        heading,
        state: await windowState(whatsapp, account),
        menu: menu(account, person),
        draft: text,
        placeholder: 'Type here',
      }),
    );
  });

  app.get('/whatsapp/stream', async (request, reply) => {
    const account = await context.accounts.findOrCreate(emailSchema.parse(lastValues(request.query).user));
    streamState(request, reply, {
      changes,
      email: account.email,
      read: () => windowState(whatsapp, account),
      log: context.log,
    });
  });

  /** The phone plays what it sent; only the product needs a token for the same bytes. */
  app.get<{ Params: { id: string } }>('/whatsapp/media/:id', async (request, reply) => {
    const found = await media.find(request.params.id);
    if (found === undefined) return reply.code(404).type('text/plain').send('There is no such recording.');
    return reply
      .type(found.mime_type.startsWith('audio/') ? found.mime_type : 'application/octet-stream')
      .header('x-content-type-options', 'nosniff')
      .send(found.bytes);
  });

  app.get<{ Params: { number: string } }>('/wa.me/:number', async (request, reply) => {
    const { user, text = '' } = lastValues(request.query);
    if (request.params.number !== credentials.whatsapp.number) {
      const content = html`<h1>Nobody there</h1><p>The number ${request.params.number} isn't on WhatsApp. Links take digits only, with the country and without +.</p>`;
      return show(reply, page('WhatsApp', content), 404);
    }
    return reply.redirect(
      `/whatsapp?${new URLSearchParams({ ...(user !== undefined && { user }), ...(text !== '' && { text }) })}`,
      302,
    );
  });
};
