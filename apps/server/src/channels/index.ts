import type { Channel } from './channel.ts';
import { slack } from './slack/index.ts';
import { whatsapp } from './whatsapp/index.ts';

/** Every channel but the web. Where several would do, the first comes first. */
export const channels: readonly Channel[] = [whatsapp, slack];
