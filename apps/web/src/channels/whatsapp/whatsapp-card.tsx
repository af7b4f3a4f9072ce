import { labelOf } from '@catch/contract/channel-labels';
import { useQuery } from '@tanstack/react-query';
import { ChannelCard, type ChannelCardEvents } from '../channel-card.tsx';
import { useDisconnectWhatsapp, whatsappStatus } from './queries.ts';
import whatsappLogo from './whatsapp.svg';
import { say } from './words.ts';

export function WhatsappCard(events: ChannelCardEvents) {
  const status = useQuery(whatsappStatus());
  return (
    <ChannelCard
      name={labelOf('WHATSAPP')}
      logo={whatsappLogo}
      description={say('whatsapp.description')}
      status={status}
      details={[{ label: say('whatsapp.phone'), value: status.data?.phone_number }]}
      disconnect={useDisconnectWhatsapp()}
      {...events}
    />
  );
}
