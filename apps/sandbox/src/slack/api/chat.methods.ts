import type { Member } from '../members.repository.ts';
import { newTimestamp } from '../message.ts';
import type { Slack } from '../slack.ts';
import { messageObject } from '../wire.ts';
import type { Workspace } from '../workspaces.ts';
import type { Call, Methods } from './method.ts';
import { readContent } from './post-content.ts';
import { createRateLimit } from './rate-limit.ts';
import { SlackError } from './slack-error.ts';

/** Posting, editing and removing. */
export const chatMethods = (slack: Slack): Methods => {
  const { context, members, messages, events, settings, changes } = slack;
  const checkRate = createRateLimit(settings);

  /** A user's id instead of a channel opens the conversation. */
  const resolve = async (
    workspace: Workspace,
    wanted: string,
  ): Promise<{ channel: string; member: Member }> => {
    const channel = await members.findChannel(workspace, wanted);
    const member = await members.find(workspace, channel?.user_id ?? wanted);
    if (member === undefined) throw new SlackError('channel_not_found');
    return { channel: channel?.id ?? (await members.openChannel(member)).id, member };
  };

  const own = async ({ bot, arguments: given }: Call, refusal: string) => {
    const { workspace } = bot;
    const channel = await members.findChannel(workspace, given.required('channel'));
    const member = channel && (await members.find(workspace, channel.user_id));
    if (channel === undefined || member === undefined) throw new SlackError('channel_not_found');
    const message = await messages.find(channel.id, given.required('ts'));
    if (message === undefined || message.deleted) throw new SlackError('message_not_found');
    if (message.author !== 'bot') throw new SlackError(refusal);
    return { member, message };
  };

  const echo = (call: Call, member: Member, work: () => Promise<unknown>): void => {
    changes.notify(member.account.email);
    if (settings.current.echo) call.afterwards(work);
  };

  return {
    'chat.postMessage': {
      scope: 'chat:write',
      run: async (call) => {
        const { bot, arguments: given } = call;
        const { channel, member } = await resolve(bot.workspace, given.required('channel'));
        const content = readContent(given);
        const now = context.now();
        checkRate(channel, now.getTime());
        const message = await messages.insert({
          channel,
          ts: newTimestamp(now),
          author: 'bot',
          userId: bot.workspace.botUserId,
          threadTs: given.text('thread_ts'),
          at: now,
          ...content,
        });
        await members.setStatus(channel, { status: null, until: null, thread: null });
        echo(call, member, () => events.message(member, message));
        return { channel, ts: message.ts, message: messageObject(message, bot.workspace, true) };
      },
    },

    'chat.update': {
      scope: 'chat:write',
      run: async (call) => {
        const { member, message } = await own(call, 'cant_update_message');
        // A text without blocks replaces the blocks as well: that is how buttons go away.
        const after = await messages.edit(message, {
          ...readContent(call.arguments),
          editedTs: newTimestamp(context.now()),
        });
        if (after === undefined) throw new SlackError('message_not_found');
        echo(call, member, () => events.changed(member, message, after));
        return {
          channel: message.channel,
          ts: message.ts,
          text: after.text,
          message: messageObject(after, call.bot.workspace, true),
        };
      },
    },

    'chat.delete': {
      scope: 'chat:write',
      run: async (call) => {
        const { member, message } = await own(call, 'cant_delete_message');
        await messages.remove(message);
        echo(call, member, () => events.deleted(member, message));
        return { channel: message.channel, ts: message.ts };
      },
    },
  };
};
