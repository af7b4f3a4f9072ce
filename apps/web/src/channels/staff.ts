import { labelOf } from '@catch/contract/channel-labels';
import type { ChannelStaff } from './channel.ts';
import { inOrder } from './in-order.ts';

export const channelStaff = inOrder(
  import.meta.glob<ChannelStaff>('./*/staff.tsx', { eager: true, import: 'staff' }),
);

/** By the alphabet, as the columns of the Users tab stand. */
export const channelColumns = channelStaff.toSorted((one, other) =>
  labelOf(one.name).localeCompare(labelOf(other.name)),
);
