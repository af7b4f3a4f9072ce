import { useMutation } from '@tanstack/react-query';
import googleCalendarLogo from '../../assets/google-calendar.svg';
import { formatDateTime } from '../../lib/format.ts';
import { logout, useCurrentUser } from '../../lib/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Email } from '../../ui/email.tsx';
import { IntegrationCard } from '../../ui/integration-card.tsx';
import { say } from '../../words/settings.ts';

/** Always connected when signed in; disconnecting means logging out (product-spec section 2, 'Settings'). */
export function GoogleCalendarCard({ onReconnect }: { onReconnect: () => void }) {
  const user = useCurrentUser();
  const disconnect = useMutation({ mutationFn: logout });
  return (
    <IntegrationCard
      name="Google Calendar"
      logo={googleCalendarLogo}
      description={say('google.description')}
      connected
      details={[
        { label: say('ui.name'), value: user.name || '-' },
        { label: say('ui.email'), value: <Email address={user.email} /> },
        {
          label: say('google.synced'),
          value: <time dateTime={user.created_at}>{formatDateTime(user.created_at)}</time>,
        },
      ]}
      notice={
        user.google_reconnect_needed && (
          <Banner
            tone="warning"
            actions={
              <Button variant="secondary" size="sm" onClick={onReconnect}>
                {say('google.reconnect')}
              </Button>
            }
          >
            {say('google.lapsed')}
          </Banner>
        )
      }
      action={
        <Button variant="secondary" busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
          {disconnect.isPending ? say('ui.disconnecting') : say('ui.disconnect')}
        </Button>
      }
    />
  );
}
