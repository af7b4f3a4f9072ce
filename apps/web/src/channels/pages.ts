import type { ChannelPage } from './channel.ts';

/** With the frame: somebody who comes back from a provider must not wait. */
export const channelPages = Object.values(
  import.meta.glob<readonly ChannelPage[]>('./*/pages.tsx', { eager: true, import: 'pages' }),
).flat();
