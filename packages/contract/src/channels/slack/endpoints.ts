import { z } from 'zod';
import { bodyOf, Done, text } from '../../common.ts';
import { endpoint } from '../../endpoint.ts';
import { channelTag as tag, unavailable_reason, undo_until } from '../common.ts';
import { slackRoutes as routes } from './routes.ts';

const SlackStatus = z
  .object({
    connected: z.boolean(),
    verified: z.boolean(),
    slack_user_id: z.string().nullable(),
    workspace_name: z.string().nullable(),
    unavailable_reason,
    undo_until,
  })
  .meta({ id: 'SlackStatus' });

export const slackEndpoints = {
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

/** What staff see of a user; connected means verified. */
export const slackStaffFields = {
  slack_verified: z.boolean(),
  slack_workspace_name: z.string().nullable(),
};
