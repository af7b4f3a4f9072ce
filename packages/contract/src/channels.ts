import { z } from 'zod';
import { bodyOf, Done, Timestamp, text } from './common.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';

/** What is missing before the channel can be connected at all; null when nothing is. */
const unavailable_reason = z.string().nullable();

/** Disconnected a moment ago: until then it can be undone. Null otherwise. */
const undo_until = Timestamp.nullable();

export const WhatsappStatus = z
  .object({
    connected: z.boolean(),
    verified: z.boolean(),
    phone_number: z.string().nullable(),
    unavailable_reason,
    undo_until,
  })
  .meta({ id: 'WhatsappStatus' });
export type WhatsappStatus = z.output<typeof WhatsappStatus>;

export const SlackStatus = z
  .object({
    connected: z.boolean(),
    verified: z.boolean(),
    slack_user_id: z.string().nullable(),
    workspace_name: z.string().nullable(),
    unavailable_reason,
    undo_until,
  })
  .meta({ id: 'SlackStatus' });
export type SlackStatus = z.output<typeof SlackStatus>;

const tag = 'WhatsApp and Slack';

export const channelEndpoints = {
  whatsappStatus: endpoint(routes.whatsappStatus, {
    summary: 'Is WhatsApp connected',
    tag,
    response: WhatsappStatus,
  }),
  whatsappGenerateCode: endpoint(routes.whatsappGenerateCode, {
    summary: 'A new verification code; only the newest is valid',
    tag,
    response: z.object({ verification_code: z.string(), whatsapp_link: z.string(), expires_at: Timestamp }),
  }),
  whatsappDisconnect: endpoint(routes.whatsappDisconnect, {
    summary: 'Unlink WhatsApp',
    tag,
    response: Done,
  }),
  whatsappUndoDisconnect: endpoint(routes.whatsappUndoDisconnect, {
    summary: 'Link WhatsApp again as it was, within a minute of unlinking it',
    tag,
    response: Done,
  }),
  slackStatus: endpoint(routes.slackStatus, { summary: 'Is Slack connected', tag, response: SlackStatus }),
  slackInitiate: endpoint(routes.slackInitiate, {
    summary: 'Where to send the popup to connect Slack',
    tag,
    response: z.object({ oauth_url: z.string() }),
  }),
  slackCallback: endpoint(routes.slackCallback, {
    summary: "Finish connecting Slack; bound to the browser by initiate's cookie",
    tag,
    body: bodyOf({
      code: text().min(1, 'must not be empty').max(2048, 'must be at most 2048 characters long'),
      state: text().min(1, 'must not be empty').max(512, 'must be at most 512 characters long'),
    }),
    response: Done,
  }),
  slackDisconnect: endpoint(routes.slackDisconnect, { summary: 'Unlink Slack', tag, response: Done }),
  slackUndoDisconnect: endpoint(routes.slackUndoDisconnect, {
    summary: 'Link Slack again as it was, within a minute of unlinking it',
    tag,
    response: Done,
  }),
};
