import type { ChannelSettings } from './channel.ts';
import { inOrder } from './in-order.ts';

/** Found by their folders: with the page that shows them, and no other. */
export const channelSettings = inOrder(
  import.meta.glob<ChannelSettings>('./*/settings.tsx', { eager: true, import: 'settings' }),
);
