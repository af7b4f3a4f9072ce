import { useQuery } from '@tanstack/react-query';
import slackLogo from '../../assets/slack.svg';
import { whileUndoable } from '../../lib/while-undoable.ts';
import { ChannelCard, type ChannelCardEvents } from '../../ui/channel-card.tsx';
import { say } from '../../words/settings.ts';
import { slackStatus, useDisconnectSlack, useUndoDisconnectSlack } from './queries.ts';

export function SlackCard(events: ChannelCardEvents) {
  const status = useQuery({
    ...slackStatus(),
    refetchInterval: whileUndoable(({ undo_until }: { undo_until: string | null }) => undo_until !== null),
  });
  return (
    <ChannelCard
      name="Slack"
      logo={slackLogo}
      description={say('slack.description')}
      status={status}
      details={[
        { label: say('slack.workspace'), value: status.data?.workspace_name },
        { label: say('slack.userId'), value: status.data?.slack_user_id },
      ]}
      disconnect={useDisconnectSlack()}
      undo={useUndoDisconnectSlack()}
      {...events}
    />
  );
}
