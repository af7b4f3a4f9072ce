import type { FastifyInstance } from 'fastify';
import { secretToken } from '../../platform/random.ts';
import { readArguments } from '../api/arguments.ts';
import { readContent } from '../api/post-content.ts';
import { SlackError } from '../api/slack-error.ts';
import { type Message, newTimestamp } from '../message.ts';
import type { Slack } from '../slack.ts';
import { workspaceOf } from '../workspaces.ts';

const LIFETIME_MS = 30 * 60_000;
const MOST_USES = 5;

interface Row extends Record<string, unknown> {
  channel: string;
  ts: string;
  uses: number;
  expires_at: Date;
}

/** The address by which an app answers a press without a token: five times within half an hour. */
export const createResponseUrl = async (
  { context }: Slack,
  message: Message,
  teamId: string,
): Promise<string> => {
  const secret = secretToken(18);
  await context.database.query(
    'INSERT INTO slack_response_urls (secret, channel, ts, expires_at) VALUES ($1, $2, $3, $4)',
    [secret, message.channel, message.ts, new Date(context.now().getTime() + LIFETIME_MS)],
  );
  return `${context.publicUrl()}/slack/actions/${teamId}/${Date.now()}/${secret}`;
};

export const responseUrlRoutes = (app: FastifyInstance, slack: Slack): void => {
  const { context, messages, members, changes, events, settings, background } = slack;

  const take = async (secret: string): Promise<Row | undefined> => {
    const [row] = await context.database.query<Row>(
      'UPDATE slack_response_urls SET uses = uses + 1 WHERE secret = $1 RETURNING *',
      [secret],
    );
    if (row === undefined) return undefined;
    if (row.expires_at <= context.now()) throw new SlackError('expired_url');
    if (row.uses > MOST_USES) throw new SlackError('used_url');
    return row;
  };

  app.post<{ Params: { team: string; secret: string } }>(
    '/slack/actions/:team/:number/:secret',
    async (request, reply) => {
      const row = await take(request.params.secret);
      const message = row && (await messages.find(row.channel, row.ts));
      const workspace = workspaceOf(request.params.team);
      const channel = row && (await members.findChannel(workspace, row.channel));
      const member = channel && (await members.find(workspace, channel.user_id));
      if (message === undefined || member === undefined) return reply.code(404).send('no_team');
      const given = readArguments(request);
      const now = context.now();
      if (given.flag('delete_original')) await messages.remove(message);
      else if (given.flag('replace_original')) {
        const edited = { ...readContent(given), editedTs: newTimestamp(now) };
        const after = await messages.edit(message, edited);
        if (settings.current.echo && after !== undefined) {
          background.run(async () => void (await events.changed(member, message, after)));
        }
      } else {
        await messages.insert({
          channel: message.channel,
          ts: newTimestamp(now),
          author: 'bot',
          userId: workspace.botUserId,
          ephemeral: given.text('response_type') !== 'in_channel',
          at: now,
          ...readContent(given),
        });
      }
      changes.notify(member.account.email);
      return reply.type('text/plain').send('ok');
    },
  );
};
