import type { Slack } from '../slack.ts';
import type { Methods } from './method.ts';
import { SlackError } from './slack-error.ts';

/** Direct conversations, and what is done to messages in them. */
export const conversationMethods = ({ members, messages }: Slack): Methods => ({
  'conversations.open': {
    scope: 'im:write',
    run: async ({ bot, arguments: given }) => {
      const known = given.text('channel');
      const channel = known === undefined ? undefined : await members.findChannel(bot.workspace, known);
      if (known !== undefined && channel === undefined) throw new SlackError('channel_not_found');
      const users = (channel?.user_id ?? given.required('users')).split(',');
      if (users.length !== 1) throw new SlackError('method_not_supported_for_channel_type');
      const member = await members.find(bot.workspace, users[0] ?? '');
      if (member === undefined) throw new SlackError('user_not_found');
      const { id, isNew } = await members.openChannel(member);
      const more = given.flag('return_im') ? { is_im: true, user: member.userId, is_open: true } : {};
      return { ...(!isNew && { no_op: true, already_open: true }), channel: { id, ...more } };
    },
  },

  'conversations.info': {
    scope: 'im:read',
    run: async ({ bot, arguments: given }) => {
      const channel = await members.findChannel(bot.workspace, given.required('channel'));
      if (channel === undefined) throw new SlackError('channel_not_found');
      return {
        channel: { id: channel.id, is_im: true, is_open: true, user: channel.user_id, is_org_shared: false },
      };
    },
  },

  'reactions.add': {
    scope: 'reactions:write',
    run: async ({ bot, arguments: given }) => {
      const message = await messages.find(given.required('channel'), given.required('timestamp'));
      if (message === undefined) throw new SlackError('message_not_found');
      const name = given.required('name').replaceAll(':', '');
      if (message.reactions.some((one) => one.name === name)) throw new SlackError('already_reacted');
      await messages.react(message, [...message.reactions, { name, users: [bot.workspace.botUserId] }]);
      return {};
    },
  },

  'reactions.remove': {
    scope: 'reactions:write',
    run: async ({ arguments: given }) => {
      const message = await messages.find(given.required('channel'), given.required('timestamp'));
      if (message === undefined) throw new SlackError('message_not_found');
      const left = message.reactions.filter((one) => one.name !== given.required('name').replaceAll(':', ''));
      if (left.length === message.reactions.length) throw new SlackError('no_reaction');
      await messages.react(message, left);
      return {};
    },
  },
});
