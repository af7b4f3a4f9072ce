import type { AdminUser } from '@catch/contract';
import { Badge } from '../../ui/badge.tsx';
import { say } from '../../words/staff.ts';

export const ActiveState = ({ user }: { user: AdminUser }) => (
  <Badge tone={user.is_active ? 'success' : 'danger'} dot>
    {user.is_active ? say('users.active') : say('users.inactive')}
  </Badge>
);
