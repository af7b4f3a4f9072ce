import { say } from '../../words/settings.ts';
import type { ChannelSettings } from '../channel.ts';
import logo from './whatsapp.svg';
import { WhatsappCard } from './whatsapp-card.tsx';
import { WhatsappConnectModal } from './whatsapp-connect-modal.tsx';

export const settings: ChannelSettings = {
  name: 'WHATSAPP',
  logo,
  status: 'whatsappStatus',
  Card: WhatsappCard,
  Connect: WhatsappConnectModal,
  says: {
    connect: () => say('whatsapp.connect'),
    connected: () => say('settings.whatsappOn'),
    disconnected: () => say('settings.whatsappOff'),
  },
};
