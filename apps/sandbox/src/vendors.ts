import type { ChatVendor } from './chat/chat-vendor.ts';
import { slack } from './slack/index.ts';
import { whatsapp } from './whatsapp/index.ts';

/** Those that people chat on. A new one is a folder and a line here. */
export const chatVendors: readonly ChatVendor[] = [whatsapp, slack];

/** Everybody whose servers are imitated here. */
export const vendors: readonly string[] = ['google', ...chatVendors.map(({ name }) => name), 'logfire'];
