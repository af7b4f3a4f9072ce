import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxContext } from '../../platform/context.ts';
import { html } from '../../platform/html.ts';
import { page } from '../../platform/page.ts';
import { createCalendars } from './calendar.repository.ts';
import { createWriter } from './event-writer.ts';
import { sentMails } from './mails.ts';
import { eventPage, weekPage } from './week-page.ts';

const weekSchema = z.object({ user: z.email(), week: z.iso.date().optional() });
const eidSchema = z.object({ eid: z.string().min(1) });

/** Pages for people: calendars, single events, the mails that Google would have sent. */
export const calendarPagesRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  const type = 'text/html; charset=utf-8';
  const missing = (what: string) => page('Not found', html`<h1>Not found</h1><p>${what}</p>`);

  app.get('/calendar', async (request, reply) => {
    const { user, week } = weekSchema.parse(request.query);
    const account = await context.accounts.find(user);
    if (account === undefined)
      return reply
        .code(404)
        .type(type)
        .send(missing(`Nobody has the address ${user}.`));
    return reply.type(type).send(await weekPage(context, account, week));
  });

  app.get('/google/calendar/event', async (request, reply) => {
    const [id = '', calendarId = ''] = Buffer.from(eidSchema.parse(request.query).eid, 'base64url')
      .toString()
      .split(' ');
    const calendar = await createCalendars(context.database).find(calendarId);
    if (calendar === undefined) return reply.code(404).type(type).send(missing('There is no such calendar.'));
    const row = await createWriter(context, context.database).load(calendar, id);
    return reply.type(type).send(eventPage(row));
  });

  app.get('/mails', async (_request, reply) => {
    const mails = await sentMails(context.database, undefined, 200);
    const rows = mails.map(
      (mail) =>
        html`<tr><td>${mail.sent_at.toISOString().replace('T', ' ').slice(0, 19)}</td><td>${mail.sender}</td><td>${mail.recipient}</td><td>${mail.subject}</td><td><span class="badge">${mail.kind}</span></td></tr>`,
    );
    return reply.type(type).send(
      page(
        'Sent mails',
        html`<h1>Sent mails</h1><p class="quiet">What Google would have sent to guests. Nothing is sent unless the caller asks for it (<code>sendUpdates</code>).</p>
<div class="scroll"><table><thead><tr><th>Sent</th><th>From</th><th>To</th><th>Subject</th><th>Kind</th></tr></thead><tbody>${rows}</tbody></table></div>
${mails.length === 0 && html`<p>No mails yet.</p>`}`,
      ),
    );
  });
};
