import type { ChannelPage } from '../channel.ts';
import { SlackCallback } from './slack-callback.tsx';

export const pages: readonly ChannelPage[] = [
  { path: '/integrations/slack/callback', element: <SlackCallback /> },
];
