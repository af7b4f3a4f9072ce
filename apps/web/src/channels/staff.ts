import { labelOf } from '@catch/contract/channel-labels';
import type { ChannelStaff } from './channel.ts';
import { inOrder } from './in-order.ts';

export const channelStaff = inOrder(
  import.meta.glob<ChannelStaff>('./*/staff.tsx', { eager: true, import: 'staff' }),
);

/** Those with columns in the Users tab, by the alphabet, as they stand there. */
export const channelColumns = channelStaff
  .flatMap(({ columns, ...channel }) => (columns ? [{ ...channel, columns }] : []))
  .sort((one, other) => labelOf(one.name).localeCompare(labelOf(other.name)));
