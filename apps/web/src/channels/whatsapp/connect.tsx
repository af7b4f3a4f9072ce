import type { ChannelConnect } from '../channel.ts';
import { WhatsappConnectModal } from './whatsapp-connect-modal.tsx';

export const connect: ChannelConnect = { name: 'WHATSAPP', Connect: WhatsappConnectModal };
