import type { ChannelSettings } from '../channel.ts';
import logo from './whatsapp.svg';
import { WhatsappCard } from './whatsapp-card.tsx';
import { say } from './words.ts';

export const settings: ChannelSettings = {
  name: 'WHATSAPP',
  logo,
  status: 'whatsappStatus',
  Card: WhatsappCard,
  says: {
    connect: () => say('whatsapp.connect'),
    connected: () => say('settings.whatsappOn'),
    disconnected: () => say('settings.whatsappOff'),
  },
};
