import { channelLabels } from '@catch/contract/channels/index';
import type { ChannelName } from './channel.ts';

/** All of them but the web, as the contract orders them. */
export const channelNames = Object.keys(channelLabels) as readonly ChannelName[];

/** What the folders export, in that order. */
export const inOrder = <T extends { readonly name: ChannelName }>(
  found: Readonly<Record<string, T>>,
): readonly T[] =>
  Object.values(found).sort(
    (one, other) => channelNames.indexOf(one.name) - channelNames.indexOf(other.name),
  );
