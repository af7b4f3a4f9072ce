import { useQuery } from '@tanstack/react-query';
import whatsappLogo from '../../assets/whatsapp.svg';
import { detailOr } from '../../lib/api-error.ts';
import { useCurrentUser } from '../../lib/session.ts';
import { useLoggedFailure } from '../../lib/use-logged-failure.ts';
import { Banner } from '../../ui/banner.tsx';
import { ConnectButton } from '../../ui/connect-button.tsx';
import { Email } from '../../ui/email.tsx';
import { type Detail, IntegrationCard } from '../../ui/integration-card.tsx';
import { useDisconnectWhatsapp, whatsappStatus } from './queries.ts';

interface Props {
  readonly onConnect: () => void;
  readonly onDisconnected: () => void;
  readonly onFailed: (text: string) => void;
}

export function WhatsappCard({ onConnect, onDisconnected, onFailed }: Props) {
  const user = useCurrentUser();
  const query = useQuery(whatsappStatus());
  useLoggedFailure(query, 'The WhatsApp status');
  const disconnect = useDisconnectWhatsapp();
  const status = query.data;
  const connected = query.isPending ? undefined : (status?.connected ?? false);

  const details: Detail[] = connected
    ? [
        { label: 'Name', value: user.name || '-' },
        { label: 'Email', value: <Email address={user.email} /> },
        ...(status?.phone_number ? [{ label: 'Phone number', value: status.phone_number }] : []),
      ]
    : [];

  return (
    <IntegrationCard
      name="WhatsApp"
      logo={whatsappLogo}
      description="Write a line or send a voice note, wherever you are."
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
              onError: (error) => onFailed(detailOr(error, 'Failed to disconnect WhatsApp')),
            })
          }
        />
      }
    />
  );
}
