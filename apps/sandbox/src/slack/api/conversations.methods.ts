import type { Slack } from '../slack.ts';
import { messageObject } from '../wire.ts';
import type { Methods } from './method.ts';
import { SlackError } from './slack-error.ts';

const STATUS_MS = 120_000;
const LAST_POSSIBLE = '9999999999.999999';

const decodeCursor = (cursor: string | undefined): string | undefined => {
  if (cursor === undefined) return undefined;
  const latest = /^before:(\d+\.\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  if (latest === undefined) throw new SlackError('invalid_cursor');
  return latest;
};

/** Direct conversations: opening, reading back, 'is thinking'. */
export const conversationMethods = ({ context, members, messages, changes }: Slack): Methods => ({
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

  /** Newest first; with include_all_metadata a post whose answer was lost can be found again. */
  'conversations.history': {
    scope: 'im:history',
    run: async ({ bot, arguments: given }) => {
      const channel = await members.findChannel(bot.workspace, given.required('channel'));
      if (channel === undefined) throw new SlackError('channel_not_found');
      const limit = Number(given.text('limit') ?? 100);
      if (!Number.isInteger(limit) || limit < 1 || limit > 999) throw new SlackError('invalid_limit');
      const before = decodeCursor(given.text('cursor'));
      const found = await messages.history(channel.id, {
        oldest: given.text('oldest') ?? '0',
        latest: before ?? given.text('latest') ?? LAST_POSSIBLE,
        inclusive: before === undefined && given.flag('inclusive'),
        limit: limit + 1,
      });
      const page = found.slice(0, limit);
      const hasMore = found.length > limit;
      const last = page.at(-1)?.ts;
      return {
        messages: page.map((message) =>
          messageObject(message, bot.workspace, given.flag('include_all_metadata')),
        ),
        has_more: hasMore,
        pin_count: 0,
        ...(hasMore && {
          response_metadata: { next_cursor: Buffer.from(`before:${last}`).toString('base64') },
        }),
      };
    },
  },

  'assistant.threads.setStatus': {
    scope: 'assistant:write',
    run: async ({ bot, arguments: given }) => {
      const channel = await members.findChannel(bot.workspace, given.required('channel_id'));
      if (channel === undefined) throw new SlackError('channel_not_found');
      const status = given.text('status') ?? null;
      const until = status === null ? null : new Date(context.now().getTime() + STATUS_MS);
      await members.setStatus(channel.id, status, until);
      const member = await members.find(bot.workspace, channel.user_id);
      if (member !== undefined) changes.notify(member.account.email);
      return {};
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
