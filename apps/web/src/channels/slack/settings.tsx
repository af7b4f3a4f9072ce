import type { ChannelSettings } from '../channel.ts';
import logo from './slack.svg';
import { SlackCard } from './slack-card.tsx';
import { SlackConnectModal } from './slack-connect-modal.tsx';
import { say } from './words.ts';

export const settings: ChannelSettings = {
  name: 'SLACK',
  logo,
  status: 'slackStatus',
  Card: SlackCard,
  Connect: SlackConnectModal,
  says: {
    connect: () => say('welcome.slack'),
    connected: () => say('settings.slackOn'),
    disconnected: () => say('settings.slackOff'),
  },
};
