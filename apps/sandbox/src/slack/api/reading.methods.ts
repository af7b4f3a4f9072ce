import type { Message } from '../message.ts';
import type { Slack } from '../slack.ts';
import { messageObject } from '../wire.ts';
import type { Call, Methods } from './method.ts';
import { createCallLimit } from './rate-limit.ts';
import { SlackError } from './slack-error.ts';

const LAST_POSSIBLE = '9999999999.999999';

const decodeCursor = (cursor: string | undefined): string | undefined => {
  if (cursor === undefined) return undefined;
  const ts = /^next:(\d+\.\d+)$/.exec(Buffer.from(cursor, 'base64').toString())?.[1];
  if (ts === undefined) throw new SlackError('invalid_cursor');
  return ts;
};

/** Reading back: a page at a time, and not often. With include_all_metadata a lost post can be found again. */
export const readingMethods = ({ context, members, messages, settings }: Slack): Methods => {
  const checkCalls = createCallLimit(settings);

  const read = async (
    { bot, arguments: given }: Call,
    find: (
      channel: string,
      range: { oldest: string; latest: string; inclusive: boolean; limit: number },
    ) => Promise<Message[]>,
    goOn: 'before' | 'after',
  ) => {
    const channel = await members.findChannel(bot.workspace, given.required('channel'));
    if (channel === undefined) throw new SlackError('channel_not_found');
    const wanted = Number(given.text('limit') ?? 100);
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > 999) throw new SlackError('invalid_limit');
    const limit = Math.min(wanted, settings.current.reading.messages);
    const from = decodeCursor(given.text('cursor'));
    const found = await find(channel.id, {
      oldest: (goOn === 'after' ? from : undefined) ?? given.text('oldest') ?? '0',
      latest: (goOn === 'before' ? from : undefined) ?? given.text('latest') ?? LAST_POSSIBLE,
      inclusive: from === undefined && given.flag('inclusive'),
      limit: limit + 1,
    });
    const page = found.slice(0, limit);
    const hasMore = found.length > limit;
    const next = Buffer.from(`next:${page.at(-1)?.ts}`).toString('base64');
    const withMetadata = given.flag('include_all_metadata');
    return {
      messages: page.map((message) => messageObject(message, bot.workspace, withMetadata)),
      has_more: hasMore,
      ...(hasMore && { response_metadata: { next_cursor: next } }),
    };
  };

  return {
    /** Newest first, and without what was said in threads. */
    'conversations.history': {
      scope: 'im:history',
      run: async (call) => {
        checkCalls(`${call.bot.workspace.id} history`, context.now().getTime());
        return { ...(await read(call, messages.history, 'before')), pin_count: 0 };
      },
    },
    /** One thread, oldest first. */
    'conversations.replies': {
      scope: 'im:history',
      formOnly: true,
      run: async (call) => {
        checkCalls(`${call.bot.workspace.id} replies`, context.now().getTime());
        const thread = call.arguments.required('ts');
        return read(call, (channel, range) => messages.replies(channel, thread, range), 'after');
      },
    },
  };
};
