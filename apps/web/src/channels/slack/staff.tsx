import { labelOf } from '@catch/contract/channel-labels';
import { Badge } from '../../ui/badge.tsx';
import { say } from '../../words/staff.ts';
import type { ChannelStaff } from '../channel.ts';

export const staff: ChannelStaff = {
  name: 'SLACK',
  tone: 'accent',
  State: ({ user }) =>
    user.slack_verified ? (
      <span>
        <Badge tone="success">{say('users.verified')}</Badge>
        {user.slack_workspace_name && (
          <span className="mt-0.5 block text-ink-soft text-xs">{user.slack_workspace_name}</span>
        )}
      </span>
    ) : (
      <Badge>{say('users.notConnected')}</Badge>
    ),
  columns: [
    {
      header: labelOf('SLACK'),
      value: ({ slack_verified }) => (slack_verified ? say('users.verified') : say('users.notConnected')),
    },
    { header: say('users.workspace'), value: ({ slack_workspace_name }) => slack_workspace_name },
  ],
};
