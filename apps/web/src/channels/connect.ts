import type { ChannelConnect } from './channel.ts';
import { inOrder } from './in-order.ts';

/** Fetched with the first dialog that is opened. */
export const channelConnects = inOrder(
  import.meta.glob<ChannelConnect>('./*/connect.tsx', { eager: true, import: 'connect' }),
);
