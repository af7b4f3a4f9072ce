import type { ChannelSettings } from '../channel.ts';
import logo from './slack.svg';
import { SlackCard } from './slack-card.tsx';
import { say } from './words.ts';

export const settings: ChannelSettings = {
  name: 'SLACK',
  logo,
  status: 'slackStatus',
  Card: SlackCard,
  says: {
    connect: () => say('welcome.slack'),
    connected: () => say('settings.slackOn'),
    disconnected: () => say('settings.slackOff'),
  },
};
