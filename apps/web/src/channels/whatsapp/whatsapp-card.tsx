import { labelOf } from '@catch/contract/channel-labels';
import { useQuery } from '@tanstack/react-query';
import { whileUndoable } from '../../lib/while-undoable.ts';
import { ChannelCard, type ChannelCardEvents } from '../channel-card.tsx';
import { useDisconnectWhatsapp, useUndoDisconnectWhatsapp, whatsappStatus } from './queries.ts';
import whatsappLogo from './whatsapp.svg';
import { say } from './words.ts';

export function WhatsappCard(events: ChannelCardEvents) {
  const status = useQuery({
    ...whatsappStatus(),
    refetchInterval: whileUndoable(({ undo_until }: { undo_until: string | null }) => undo_until !== null),
  });
  return (
    <ChannelCard
      name={labelOf('WHATSAPP')}
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
