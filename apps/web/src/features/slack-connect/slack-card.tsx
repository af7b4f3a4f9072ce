import { useQuery } from '@tanstack/react-query';
import slackLogo from '../../assets/slack.svg';
import { detailOr } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConnectButton } from '../../ui/connect-button.tsx';
import { Email } from '../../ui/email.tsx';
import { type Detail, IntegrationCard } from '../../ui/integration-card.tsx';
import { slackStatus, useDisconnectSlack } from './queries.ts';

interface Props {
  readonly onConnect: () => void;
  readonly onDisconnected: () => void;
  readonly onFailed: (text: string) => void;
}

export function SlackCard({ onConnect, onDisconnected, onFailed }: Props) {
  const user = useCurrentUser();
  const query = useQuery(slackStatus());
  useLoggedFailure(query, 'The Slack status');
  const disconnect = useDisconnectSlack();
  const status = query.data;
  const connected = query.isPending ? undefined : (status?.connected ?? false);

  const details: Detail[] = connected
    ? [
        { label: 'Name', value: user.name || '-' },
        { label: 'Email', value: <Email address={user.email} /> },
        ...(status?.workspace_name ? [{ label: 'Workspace', value: status.workspace_name }] : []),
        ...(status?.slack_user_id ? [{ label: 'Slack user ID', value: status.slack_user_id }] : []),
      ]
    : [];

  return (
    <IntegrationCard
      name="Slack"
      logo={slackLogo}
      description="Direct messages, calendar notifications and approvals where you work."
      connected={connected}
      details={details}
      notice={status?.unavailable_reason && <Banner tone="warning">{status.unavailable_reason}</Banner>}
      action={
        <ConnectButton
          connected={connected}
          disconnecting={disconnect.isPending}
          onConnect={onConnect}
          onDisconnect={() =>
            disconnect.mutate(undefined, {
              onSuccess: onDisconnected,
              onError: (error) => onFailed(detailOr(error, 'Failed to disconnect Slack')),
            })
          }
        />
      }
    />
  );
}
