import { useQuery } from '@tanstack/react-query';
import whatsappLogo from '../../assets/whatsapp.svg';
import { ChannelCard, type ChannelCardEvents } from '../../ui/channel-card.tsx';
import { say } from '../../words/settings.ts';
import { useDisconnectWhatsapp, whatsappStatus } from './queries.ts';

export function WhatsappCard(events: ChannelCardEvents) {
  const status = useQuery(whatsappStatus());
  return (
    <ChannelCard
      name="WhatsApp"
      logo={whatsappLogo}
      description={say('whatsapp.description')}
      status={status}
      details={[{ label: say('whatsapp.phone'), value: status.data?.phone_number }]}
      disconnect={useDisconnectWhatsapp()}
      {...events}
    />
  );
}
