import { sql } from 'kysely';
import type { Channel } from '../channel.ts';
import { slackSettings } from './settings.ts';
import './tables.ts';

/** People link themselves by OAuth; one installation serves everybody in a workspace. */
export const slack: Channel = {
  name: 'SLACK',
  settings: slackSettings,
  reach: {
    // A workspace that removed us no longer connects anybody.
    people: sql`
      select l.user_id, coalesce(l.last_inbound_at, l.connected_at) as used_at
      from slack_links l join slack_installations i on i.team_id = l.team_id and i.dead_since is null`,
    confirms: false,
    threads: true,
  },
  rows: {
    personal: [
      {
        name: 'slack_connection',
        table: 'slack_links',
        key: 'user_id',
        columns: ['team_id', 'slack_user_id', 'conversation_id', 'connected_at', 'last_inbound_at'],
      },
    ],
    passing: ['slack_oauth_states'],
    expired: (now) => [{ table: 'slack_oauth_states', where: sql`expires_at < ${now}` }],
    sealed: [
      { table: 'slack_installations', key: 'team_id', column: 'bot_token', context: 'slack-bot' },
      { table: 'slack_installations', key: 'team_id', column: 'refresh_token', context: 'slack-refresh' },
    ],
  },
  staff: {
    columns: sql`i.team_id is not null as slack_verified, i.team_name as slack_workspace_name`,
    joins: sql`
      left join lateral (select user_id, team_id from slack_links where user_id = u.id offset 0) s on true
      left join slack_installations i on i.team_id = s.team_id and i.dead_since is null`,
  },
  pages: [{ path: '/integrations/slack/callback', isPopup: true }],
  runs: new URL('./start-slack.ts', import.meta.url),
};
