import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { ApiError, detailOr } from '../lib/api-error.ts';
import { savedState, saveState } from '../lib/saved-layout.ts';
import { useCurrentUser } from '../lib/session.ts';
import { useLoggedFailure } from '../lib/use-logged-failure.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';
import { ConnectButton } from '../ui/connect-button.tsx';
import { Email } from '../ui/email.tsx';
import { type Detail, IntegrationCard } from '../ui/integration-card.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { say } from '../words/settings.ts';

export interface ChannelCardEvents {
  /** Connected a moment ago: what to do with it. */
  readonly firstMessage?: ReactNode;
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
    /** Disconnected a moment ago. */
    readonly undo_until: string | null;
  }>;
  /** What only this channel knows; shown while it is connected. */
  readonly details: readonly (Omit<Detail, 'value'> & { readonly value: string | null | undefined })[];
  readonly disconnect: UseMutationResult<unknown, Error, void>;
  readonly undo: UseMutationResult<unknown, Error, void>;
}

/** A channel that can be connected and disconnected: how it stands, for whom, and the way on. */
export function ChannelCard({
  name,
  logo,
  description,
  status,
  details,
  disconnect,
  undo,
  ...events
}: Props) {
  const user = useCurrentUser();
  useLoggedFailure(status, `The ${name} status`);
  const connected = status.isPending ? undefined : (status.data?.connected ?? false);
  const isExpected = savedState(user.id, name) === true;
  useEffect(() => {
    if (status.data) saveState(user.id, name, status.data.connected);
  }, [status.data, user.id, name]);
  const reason = status.data?.unavailable_reason;
  return (
    <IntegrationCard
      name={name}
      logo={logo}
      description={description}
      connected={connected}
      details={
        connected || (status.isPending && isExpected)
          ? [
              { label: say('ui.name'), value: user.name || '-' },
              { label: say('ui.email'), value: <Email address={user.email} /> },
              ...(status.isPending
                ? details.map(({ label }) => ({ label, value: <Skeleton className="mt-1 h-4 w-24" /> }))
                : details.filter(({ value }) => value)),
            ]
          : []
      }
      notice={
        connected && events.firstMessage ? (
          events.firstMessage
        ) : status.data?.undo_until ? (
          <Undo mutation={undo} onFailed={events.onFailed} />
        ) : (
          reason && <Banner tone="warning">{reason}</Banner>
        )
      }
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

interface UndoProps {
  readonly mutation: UseMutationResult<unknown, Error, void>;
  readonly onFailed: (text: string) => void;
}

/** As long as the server would still put it back, here and in every other tab. */
function Undo({ mutation, onFailed }: UndoProps) {
  return (
    <div className="flex items-center justify-between gap-3 text-ink-soft text-sm">
      {say('ui.disconnected')}
      <Button
        variant="ghost"
        size="sm"
        className="-mr-3"
        icon={<Undo2 className="size-4" aria-hidden="true" />}
        busy={mutation.isPending}
        onClick={() =>
          mutation.mutate(undefined, {
            onError: (error) =>
              onFailed(
                (error instanceof ApiError ? error.reason : null) ?? detailOr(error, say('ui.undoFailed')),
              ),
          })
        }
      >
        {say('ui.undo')}
      </Button>
    </div>
  );
}
