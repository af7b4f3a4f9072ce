import { useQuery } from '@tanstack/react-query';
import whatsappLogo from '../../assets/whatsapp.svg';
import { ChannelCard, type ChannelCardEvents } from '../../ui/channel-card.tsx';
import { useDisconnectWhatsapp, whatsappStatus } from './queries.ts';

export function WhatsappCard(events: ChannelCardEvents) {
  const status = useQuery(whatsappStatus());
  return (
    <ChannelCard
      name="WhatsApp"
      logo={whatsappLogo}
      description="Write a line or send a voice note, wherever you are."
      status={status}
      details={[{ label: 'Phone number', value: status.data?.phone_number }]}
      disconnect={useDisconnectWhatsapp()}
      {...events}
    />
  );
}
