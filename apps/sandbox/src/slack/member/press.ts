import type { Delivery } from '../../chat/deliver.ts';
import { secretToken } from '../../platform/random.ts';
import { webhookUrl } from '../events.ts';
import type { Member } from '../members.repository.ts';
import { type Message, newTimestamp } from '../message.ts';
import type { Slack } from '../slack.ts';
import { messageObject, signedHeaders } from '../wire.ts';
import { APP_ID } from '../workspaces.ts';
import type { Button } from './buttons.ts';
import { createResponseUrl } from './response-url.ts';

/**
 * Presses a button. Interactivity is sent once: Slack does not retry it, the person sees an error instead. So it
 * does not go through the webhooks, whose retries it must not have.
 */
export const press = async (
  slack: Slack,
  member: Member,
  message: Message,
  { blockId, actionId, element }: Button,
): Promise<Delivery> => {
  const { context, settings } = slack;
  const { workspace, userId, account } = member;
  const name = account.email.split('@')[0];
  const payload = {
    type: 'block_actions',
    user: { id: userId, username: name, name, team_id: workspace.id },
    api_app_id: APP_ID,
    token: 'deprecated-verification-token',
    container: {
      type: 'message',
      message_ts: message.ts,
      channel_id: message.channel,
      ...(message.thread_ts !== null && { thread_ts: message.thread_ts }),
      is_ephemeral: message.ephemeral,
    },
    trigger_id: `${Date.now()}.1000000000001.${secretToken(16)}`,
    team: { id: workspace.id, domain: workspace.domain },
    enterprise: null,
    is_enterprise_install: false,
    channel: { id: message.channel, name: 'directmessage' },
    message: messageObject(message, workspace, true),
    state: { values: {} },
    response_url: await createResponseUrl(slack, message, workspace.id),
    actions: [
      {
        type: 'button',
        action_id: actionId,
        block_id: blockId,
        text: element.text,
        ...(element.value !== undefined && { value: element.value }),
        ...(element.style !== undefined && { style: element.style }),
        action_ts: newTimestamp(context.now()),
      },
    ],
  };
  const body = new URLSearchParams({ payload: JSON.stringify(payload) }).toString();
  try {
    const response = await fetch(webhookUrl(context), {
      method: 'POST',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        ...signedHeaders(body, context.now()),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(settings.current.timeout_ms),
    });
    await response.arrayBuffer();
    return { webhook_id: null, answered: response.ok, status: response.status, attempts: 1 };
  } catch {
    // Nobody there, or too slow: this is exactly what the person sees.
    return { webhook_id: null, answered: false, status: null, attempts: 1 };
  }
};
