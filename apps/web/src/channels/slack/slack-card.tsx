import { labelOf } from '@catch/contract/channel-labels';
import { useQuery } from '@tanstack/react-query';
import { whileUndoable } from '../../lib/while-undoable.ts';
import { ChannelCard, type ChannelCardEvents } from '../channel-card.tsx';
import { slackStatus, useDisconnectSlack, useUndoDisconnectSlack } from './queries.ts';
import slackLogo from './slack.svg';
import { say } from './words.ts';

export function SlackCard(events: ChannelCardEvents) {
  const status = useQuery({
    ...slackStatus(),
    refetchInterval: whileUndoable(({ undo_until }: { undo_until: string | null }) => undo_until !== null),
  });
  return (
    <ChannelCard
      name={labelOf('SLACK')}
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
