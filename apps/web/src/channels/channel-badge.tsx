import { Badge, type Tone } from '../ui/badge.tsx';
import { say } from '../words/staff.ts';
import { channelNames } from './in-order.ts';
import { channelStaff } from './staff.ts';

const tones = new Map<string, Tone>([
  ['WEB', 'info'],
  ...channelStaff.map(({ name, tone }) => [name, tone] as const),
]);

export const ChannelBadge = ({ channel }: { channel: string }) => (
  <Badge tone={tones.get(channel) ?? 'neutral'}>{channel}</Badge>
);

/** Product-spec section 9. */
export const channelOptions = [
  { value: '', label: say('ui.allChannels') },
  ...['WEB', ...channelNames].map((name) => ({ value: name, label: name })),
];
