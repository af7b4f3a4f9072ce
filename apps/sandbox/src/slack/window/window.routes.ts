import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { chatPage, whoPage } from '../../chat/chat-page.ts';
import { streamState } from '../../chat/live-log.ts';
import { html } from '../../platform/html.ts';
import { lastValues } from '../../platform/parameters.ts';
import type { Member } from '../members.repository.ts';
import type { Slack } from '../slack.ts';
import { findWorkspace, workspaces } from '../workspaces.ts';
import { windowState } from './window-state.ts';

const emailSchema = z.email().toLowerCase();

const path = (email: string, team?: string): string =>
  `/slack?${new URLSearchParams({ user: email, ...(team !== undefined && { team }) })}`;

const menu = ({
  account,
  workspace,
  userId,
}: Member) => html`<p><strong>${account.name}</strong><br>${userId}</p>
<h2>Workspace</h2>
${workspaces.map(({ id, name }) => html`<a class="button" href="${path(account.email, id)}"${id === workspace.id ? html` aria-current="page"` : ''}>${name}</a>`)}
<h2>Test</h2>
<button type="button" data-path="send" data-order='{"open":true}'>New conversation</button>
<button type="button" data-path="revoke" data-order="{}">Revoke the app's token</button>
<button type="button" data-path="uninstall" data-order="{}">Uninstall the app</button>`;

const heading = html`<span class="logo" aria-hidden="true">C</span><div class="who"><h1>Catch</h1><p data-status></p></div>`;

/** The conversation with Catch in a workspace. */
export const windowRoutes = (app: FastifyInstance, slack: Slack): void => {
  const { context, members, files, changes } = slack;

  app.get('/slack', async (request, reply) => {
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    const { user, team, text = '' } = lastValues(request.query);
    const email = emailSchema.safeParse(user?.trim());
    const workspace = findWorkspace(team);
    if (!email.success || workspace === undefined) {
      const accounts = await context.accounts.list();
      return whoPage('Slack', 'Who is it?', accounts, (account) => path(account.email, workspace?.id));
    }
    const member = await members.byEmail(workspace, email.data);
    return chatPage({
      vendor: 'slack',
      title: `Slack: ${member.account.name}`,
      account: member.account,
      heading,
      state: await windowState(slack, member),
      fixed: { team: workspace.id },
      menu: menu(member),
      draft: text,
      placeholder: 'Write to Catch',
    });
  });

  app.get('/slack/stream', async (request, reply) => {
    const { user, team } = lastValues(request.query);
    const workspace = findWorkspace(team) ?? workspaces[0];
    const member = await members.byEmail(workspace, emailSchema.parse(user));
    streamState(request, reply, {
      changes,
      email: member.account.email,
      read: () => windowState(slack, member),
      log: context.log,
    });
  });

  /** The member plays what was recorded; only the app needs a token for the same bytes. */
  app.get<{ Params: { id: string } }>('/slack/clips/:id', async (request, reply) => {
    const file = await files.find(request.params.id);
    if (file === undefined) return reply.code(404).type('text/plain').send('There is no such clip.');
    return reply.type(file.mimetype).header('x-content-type-options', 'nosniff').send(file.bytes);
  });
};
