import { say } from '../words/staff.ts';
import { Badge, type Tone } from './badge.tsx';

const tones: Record<string, Tone> = { WEB: 'info', WHATSAPP: 'success', SLACK: 'accent' };

export const ChannelBadge = ({ channel }: { channel: string }) => (
  <Badge tone={tones[channel] ?? 'neutral'}>{channel}</Badge>
);

/** Product-spec section 9. */
export const channelOptions = [
  { value: '', label: say('ui.allChannels') },
  { value: 'WEB', label: 'WEB' },
  { value: 'WHATSAPP', label: 'WHATSAPP' },
  { value: 'SLACK', label: 'SLACK' },
] as const;
