import { deliver, type RecordedDelivery } from '../chat/deliver.ts';
import type { SandboxContext } from '../platform/context.ts';
import { secretToken } from '../platform/random.ts';
import type { Member } from './members.repository.ts';
import { type Message, newTimestamp } from './message.ts';
import { messageObject } from './wire.ts';
import { APP_ID, type Workspace } from './workspaces.ts';

export const webhookUrl = (context: SandboxContext): string => `${context.productUrl()}/webhooks/slack`;

const letters = (count: number): string =>
  secretToken(count * 2)
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase()
    .slice(0, count);

/** Tells the product what happened, in the envelope of the Events API. */
export const createEvents = (context: SandboxContext) => {
  const send = (
    workspace: Workspace,
    event: Record<string, unknown>,
    options: { user?: string; wait?: boolean; at?: Date } = {},
  ): Promise<RecordedDelivery> => {
    const at = options.at ?? context.now();
    const body = JSON.stringify({
      token: 'deprecated-verification-token',
      team_id: workspace.id,
      context_team_id: workspace.id,
      context_enterprise_id: null,
      api_app_id: APP_ID,
      event: { ...event, ...(event.event_ts === undefined && { event_ts: newTimestamp(at) }) },
      type: 'event_callback',
      event_id: `Ev${letters(10)}`,
      event_time: Math.floor(at.getTime() / 1000),
      authorizations: [
        {
          enterprise_id: null,
          team_id: workspace.id,
          user_id: workspace.botUserId,
          is_bot: true,
          is_enterprise_install: false,
        },
      ],
      is_ext_shared_channel: false,
      event_context: `4-${letters(24)}`,
    });
    const webhook = {
      vendor: 'slack' as const,
      url: webhookUrl(context),
      body,
      ...(options.user !== undefined && { user: options.user }),
    };
    return deliver(context, webhook, options.wait ?? false);
  };

  const inDirectMessage = (message: Message) => ({ channel: message.channel, channel_type: 'im' });

  return {
    send,

    /** A new message; also the app's own, which it has to ignore. */
    message: (member: Member, message: Message, wait = false): Promise<RecordedDelivery> =>
      send(
        member.workspace,
        {
          ...messageObject(message, member.workspace),
          ...inDirectMessage(message),
          event_ts: message.ts,
        },
        { user: member.account.email, wait },
      ),

    changed: (member: Member, before: Message, after: Message, wait = false): Promise<RecordedDelivery> => {
      const ts = newTimestamp(context.now());
      return send(
        member.workspace,
        {
          type: 'message',
          subtype: 'message_changed',
          hidden: true,
          message: messageObject(after, member.workspace),
          previous_message: messageObject(before, member.workspace),
          ...inDirectMessage(after),
          ts,
          event_ts: ts,
        },
        { user: member.account.email, wait },
      );
    },

    deleted: (member: Member, before: Message, wait = false): Promise<RecordedDelivery> => {
      const ts = newTimestamp(context.now());
      return send(
        member.workspace,
        {
          type: 'message',
          subtype: 'message_deleted',
          hidden: true,
          deleted_ts: before.ts,
          previous_message: messageObject(before, member.workspace),
          ...inDirectMessage(before),
          ts,
          event_ts: ts,
        },
        { user: member.account.email, wait },
      );
    },

    /** Somebody opened a new conversation in the Chat tab. */
    threadStarted: (member: Member, channel: string, thread: string): Promise<RecordedDelivery> =>
      send(
        member.workspace,
        {
          type: 'assistant_thread_started',
          assistant_thread: {
            user_id: member.userId,
            context: { team_id: member.workspace.id, enterprise_id: null },
            channel_id: channel,
            thread_ts: thread,
          },
        },
        { user: member.account.email },
      ),

    /** User ids, not tokens. Nobody promises which of the two events comes first. */
    tokensRevoked: (
      workspace: Workspace,
      options: { wait?: boolean; at?: Date } = {},
    ): Promise<RecordedDelivery> =>
      send(workspace, { type: 'tokens_revoked', tokens: { oauth: [], bot: [workspace.botUserId] } }, options),
    appUninstalled: (
      workspace: Workspace,
      options: { wait?: boolean; at?: Date } = {},
    ): Promise<RecordedDelivery> => send(workspace, { type: 'app_uninstalled' }, options),
  };
};

export type Events = ReturnType<typeof createEvents>;
