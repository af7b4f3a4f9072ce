import type { Channel } from './channel.ts';
import { channelLabels } from './channels/index.ts';

/** What people call it. The web has no name of its own: sentences say 'here', or 'on the web'. */
export const labelOf = (channel: Channel): string => (channel === 'WEB' ? '' : channelLabels[channel]);

/** All that can be connected, for a sentence that lists them. */
export const connectable: readonly string[] = Object.values(channelLabels);
