import { credentials } from '../../credentials.ts';
import type { Slack } from '../slack.ts';
import type { Methods } from './method.ts';
import { SlackError } from './slack-error.ts';

/** Who the token is, and the end of it. */
export const authMethods = ({ context, tokens, events }: Slack): Methods => ({
  'auth.test': {
    run: async ({ bot: { workspace } }) => ({
      url: `${context.publicUrl()}/slack?team=${workspace.id}`,
      team: workspace.name,
      user: 'catch',
      team_id: workspace.id,
      user_id: workspace.botUserId,
      bot_id: workspace.botId,
      is_enterprise_install: false,
    }),
  },

  /** Deactivates the bot user for every colleague; the app stays installed in name only. */
  'auth.revoke': {
    run: async ({ bot, arguments: given, afterwards }) => {
      if (given.flag('test')) return { revoked: false };
      await tokens.kill(bot.workspace.id, 'token_revoked');
      afterwards(() => events.tokensRevoked(bot.workspace));
      return { revoked: true };
    },
  },

  'apps.uninstall': {
    run: async ({ bot, arguments: given, afterwards }) => {
      const { clientId, clientSecret } = credentials.slack;
      if (given.required('client_id') !== clientId) throw new SlackError('invalid_client_id');
      if (given.required('client_secret') !== clientSecret) throw new SlackError('bad_client_secret');
      await tokens.kill(bot.workspace.id, 'account_inactive');
      afterwards(async () => {
        await events.appUninstalled(bot.workspace);
        await events.tokensRevoked(bot.workspace);
      });
      return {};
    },
  },
});
