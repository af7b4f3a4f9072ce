import { useQuery } from '@tanstack/react-query';
import slackLogo from '../../assets/slack.svg';
import { ChannelCard, type ChannelCardEvents } from '../../ui/channel-card.tsx';
import { slackStatus, useDisconnectSlack } from './queries.ts';

export function SlackCard(events: ChannelCardEvents) {
  const status = useQuery(slackStatus());
  return (
    <ChannelCard
      name="Slack"
      logo={slackLogo}
      description="Direct messages, calendar notifications and approvals where you work."
      status={status}
      details={[
        { label: 'Workspace', value: status.data?.workspace_name },
        { label: 'Slack user ID', value: status.data?.slack_user_id },
      ]}
      disconnect={useDisconnectSlack()}
      {...events}
    />
  );
}
