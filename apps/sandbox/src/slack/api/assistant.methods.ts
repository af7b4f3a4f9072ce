import { z } from 'zod';
import type { Slack } from '../slack.ts';
import type { Methods } from './method.ts';
import { SlackError } from './slack-error.ts';

const STATUS_MS = 120_000;

const promptsSchema = z
  .array(z.object({ title: z.string().min(1), message: z.string().min(1) }))
  .min(1)
  .max(4);

/** What an assistant shows in a thread besides its words. */
export const assistantMethods = ({ context, members, threads, changes }: Slack): Methods => ({
  /** Visible to anyone looking at that thread until something is posted there. */
  'assistant.threads.setStatus': {
    scope: 'assistant:write',
    run: async ({ bot, arguments: given }) => {
      const channel = await members.findChannel(bot.workspace, given.required('channel_id'));
      if (channel === undefined) throw new SlackError('channel_not_found');
      const thread = given.required('thread_ts');
      const status = given.text('status') ?? null;
      const until = status === null ? null : new Date(context.now().getTime() + STATUS_MS);
      await members.setStatus(channel.id, { status, until, thread });
      const member = await members.find(bot.workspace, channel.user_id);
      if (member !== undefined) changes.notify(member.account.email);
      return {};
    },
  },

  'assistant.threads.setSuggestedPrompts': {
    scope: 'assistant:write',
    run: async ({ bot, arguments: given }) => {
      const channel = await members.findChannel(bot.workspace, given.required('channel_id'));
      if (channel === undefined) throw new SlackError('channel_not_found');
      const prompts = promptsSchema.safeParse(given.structure('prompts', 'invalid_arguments'));
      if (!prompts.success) throw new SlackError('invalid_arguments');
      if (!(await threads.suggest(channel.id, given.required('thread_ts'), prompts.data))) {
        throw new SlackError('thread_not_found');
      }
      const member = await members.find(bot.workspace, channel.user_id);
      if (member !== undefined) changes.notify(member.account.email);
      return {};
    },
  },
});
