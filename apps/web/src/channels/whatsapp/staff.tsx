import type { AdminUser } from '@catch/contract';
import { labelOf } from '@catch/contract/channel-labels';
import { Badge } from '../../ui/badge.tsx';
import { say } from '../../words/staff.ts';
import type { ChannelStaff } from '../channel.ts';

const stateOf = ({ whatsapp_verified }: AdminUser): string =>
  whatsapp_verified ? say('users.verified') : say('users.notVerified');

export const staff: ChannelStaff = {
  name: 'WHATSAPP',
  tone: 'success',
  State: ({ user }) => <Badge tone={user.whatsapp_verified ? 'success' : 'neutral'}>{stateOf(user)}</Badge>,
  columns: [{ header: labelOf('WHATSAPP'), value: stateOf }],
};
