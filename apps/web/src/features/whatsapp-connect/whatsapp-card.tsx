import { useQuery } from '@tanstack/react-query';
import whatsappLogo from '../../assets/whatsapp.svg';
import { whileUndoable } from '../../lib/while-undoable.ts';
import { ChannelCard, type ChannelCardEvents } from '../../ui/channel-card.tsx';
import { say } from '../../words/settings.ts';
import { useDisconnectWhatsapp, useUndoDisconnectWhatsapp, whatsappStatus } from './queries.ts';

export function WhatsappCard(events: ChannelCardEvents) {
  const status = useQuery({
    ...whatsappStatus(),
    refetchInterval: whileUndoable(({ undo_until }: { undo_until: string | null }) => undo_until !== null),
  });
  return (
    <ChannelCard
      name="WhatsApp"
      logo={whatsappLogo}
      description={say('whatsapp.description')}
      status={status}
      details={[{ label: say('whatsapp.phone'), value: status.data?.phone_number }]}
      disconnect={useDisconnectWhatsapp()}
      undo={useUndoDisconnectWhatsapp()}
      {...events}
    />
  );
}
