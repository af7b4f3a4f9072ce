import type { ChannelConnect } from '../channel.ts';
import { SlackConnectModal } from './slack-connect-modal.tsx';

export const connect: ChannelConnect = { name: 'SLACK', Connect: SlackConnectModal };
