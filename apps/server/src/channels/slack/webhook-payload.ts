import { z } from 'zod';
import { cleanText } from '../../modules/channels/kit.ts';

const text = z.string().transform(cleanText);

const file = z.looseObject({
  id: text,
  subtype: z.string().optional(),
  mimetype: z.string().optional(),
  duration_ms: z.number().optional(),
  url_private: text.optional(),
  url_private_download: text.optional(),
  file_access: z.string().optional(),
});
export type SlackFile = z.output<typeof file>;

const timestamp = z.string().regex(/^\d{1,12}\.\d{1,9}$/);

const messageEvent = z.looseObject({
  type: z.literal('message'),
  subtype: z.string().optional(),
  channel: text,
  channel_type: z.string().optional(),
  user: text.optional(),
  bot_id: z.string().optional(),
  hidden: z.boolean().optional(),
  text: text.optional(),
  ts: timestamp,
  thread_ts: timestamp.optional().catch(undefined),
  files: z.array(file).optional().catch(undefined),
});
export type SlackMessageEvent = z.output<typeof messageEvent>;

const threadEvent = z.looseObject({
  type: z.literal('assistant_thread_started'),
  assistant_thread: z.looseObject({ user_id: text, channel_id: text, thread_ts: timestamp }),
});

const otherEvent = z.looseObject({
  type: z.string(),
  tokens: z
    .looseObject({ bot: z.array(z.string()).optional() })
    .optional()
    .catch(undefined),
});

const envelope = z.looseObject({
  type: z.literal('event_callback'),
  team_id: text,
  // Seconds; beyond them there is no date.
  event_time: z.coerce.number<unknown>().int().min(0).max(9_999_999_999).optional().catch(undefined),
  event: z.unknown(),
});

const verification = z.looseObject({ type: z.literal('url_verification'), challenge: z.string().max(1024) });

const blockActions = z.looseObject({
  type: z.literal('block_actions'),
  user: z.looseObject({ id: text, team_id: text.optional() }),
  team: z.looseObject({ id: text }).nullish(),
  channel: z.looseObject({ id: text }).optional(),
  message: z.looseObject({ thread_ts: timestamp.optional() }).optional().catch(undefined),
  actions: z.array(
    z.looseObject({ action_id: z.string(), value: text.optional(), action_ts: z.string().optional() }),
  ),
});

export type SlackWebhook =
  | { readonly kind: 'challenge'; readonly challenge: string }
  | { readonly kind: 'message'; readonly teamId: string; readonly event: SlackMessageEvent }
  /** Somebody opened a new conversation, in which nothing is said yet. */
  | {
      readonly kind: 'opened';
      readonly teamId: string;
      readonly slackUserId: string;
      readonly conversationId: string;
      readonly thread: string;
    }
  /** The workspace took the app's permission back. */
  | { readonly kind: 'revoked'; readonly teamId: string; readonly at: Date; readonly reason: string }
  | { readonly kind: 'press'; readonly presses: readonly SlackPress[] }
  | { readonly kind: 'ignored' };

export interface SlackPress {
  readonly teamId: string;
  readonly slackUserId: string;
  readonly conversationId: string | undefined;
  readonly thread: string | undefined;
  readonly toolCallId: string;
  readonly approved: boolean;
  readonly choice?: string | undefined;
  readonly pressedAt: string;
}

/** Undefined when it is no webhook of Slack at all. */
export function readSlackWebhook(body: unknown): SlackWebhook | undefined {
  const challenge = verification.safeParse(body);
  if (challenge.success) return { kind: 'challenge', challenge: challenge.data.challenge };
  const action = blockActions.safeParse(body);
  if (action.success) return readPress(action.data);
  const outer = envelope.safeParse(body);
  if (!outer.success)
    return typeof body === 'object' && body !== null && 'type' in body ? { kind: 'ignored' } : undefined;
  const { team_id: teamId, event_time = 0, event } = outer.data;
  const message = messageEvent.safeParse(event);
  if (message.success) return { kind: 'message', teamId, event: message.data };
  const opened = threadEvent.safeParse(event);
  if (opened.success) {
    const { user_id, channel_id, thread_ts } = opened.data.assistant_thread;
    return { kind: 'opened', teamId, slackUserId: user_id, conversationId: channel_id, thread: thread_ts };
  }
  const other = otherEvent.safeParse(event);
  if (!other.success) return { kind: 'ignored' };
  const { type, tokens } = other.data;
  const isRevoked =
    type === 'app_uninstalled' || (type === 'tokens_revoked' && (tokens?.bot?.length ?? 0) > 0);
  return isRevoked
    ? { kind: 'revoked', teamId, at: new Date((event_time + 1) * 1000 - 1), reason: type }
    : { kind: 'ignored' };
}

function readPress(payload: z.output<typeof blockActions>): SlackWebhook {
  const teamId = payload.team?.id ?? payload.user.team_id;
  if (!teamId) return { kind: 'ignored' };
  const presses = payload.actions.flatMap(({ action_id, value, action_ts }) => {
    const [, verb, choice] = /^(approve|deny|choose):?(\w{1,16})?$/.exec(action_id) ?? [];
    if (!value || !verb || (verb === 'choose') !== (choice !== undefined)) return [];
    return [
      {
        teamId,
        slackUserId: payload.user.id,
        conversationId: payload.channel?.id,
        thread: payload.message?.thread_ts,
        toolCallId: value,
        approved: verb !== 'deny',
        choice,
        pressedAt: action_ts ?? '0',
      },
    ];
  });
  return { kind: 'press', presses };
}
