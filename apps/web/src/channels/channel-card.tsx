import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { detailOr } from '../lib/api-error.ts';
import { useCurrentUser } from '../lib/session.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { Banner } from '../ui/banner.tsx';
import { ConnectButton } from '../ui/connect-button.tsx';
import { Email } from '../ui/email.tsx';
import { type Detail, IntegrationCard } from '../ui/integration-card.tsx';
import { say } from '../words/settings.ts';

export interface ChannelCardEvents {
  readonly onConnect: () => void;
  readonly onDisconnected: () => void;
  readonly onFailed: (text: string) => void;
}

interface Props extends ChannelCardEvents {
  readonly name: string;
  readonly logo: string;
  readonly description: string;
  readonly status: UseQueryResult<{
    readonly connected: boolean;
    readonly unavailable_reason: string | null;
  }>;
  /** What only this channel knows; shown while it is connected. */
  readonly details: readonly (Omit<Detail, 'value'> & { readonly value: string | null | undefined })[];
  readonly disconnect: UseMutationResult<unknown, Error, void>;
}

/** A channel that can be connected and disconnected: how it stands, for whom, and the way on. */
export function ChannelCard({ name, logo, description, status, details, disconnect, ...events }: Props) {
  const user = useCurrentUser();
  useLoggedFailure(status, `The ${name} status`);
  const connected = status.isPending ? undefined : (status.data?.connected ?? false);
  const reason = status.data?.unavailable_reason;
  return (
    <IntegrationCard
      name={name}
      logo={logo}
      description={description}
      connected={connected}
      details={
        connected
          ? [
              { label: say('ui.name'), value: user.name || '-' },
              { label: say('ui.email'), value: <Email address={user.email} /> },
              ...details.filter(({ value }) => value),
            ]
          : []
      }
      notice={reason && <Banner tone="warning">{reason}</Banner>}
      action={
        <ConnectButton
          connected={connected}
          disconnecting={disconnect.isPending}
          onConnect={events.onConnect}
          onDisconnect={() =>
            disconnect.mutate(undefined, {
              onSuccess: events.onDisconnected,
              onError: (error) => events.onFailed(detailOr(error, say('ui.disconnectFailed', { name }))),
            })
          }
        />
      }
    />
  );
}
