import { useQuery } from '@tanstack/react-query';
import { say } from '../../words/settings.ts';
import { ChannelCard, type ChannelCardEvents } from '../channel-card.tsx';
import { useDisconnectWhatsapp, whatsappStatus } from './queries.ts';
import whatsappLogo from './whatsapp.svg';

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
