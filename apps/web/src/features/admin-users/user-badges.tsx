import type { AdminUser } from '@catch/contract';
import { Badge } from '../../ui/badge.tsx';
import { say } from '../../words/staff.ts';

export const SlackState = ({ user }: { user: AdminUser }) =>
  user.slack_verified ? (
    <span>
      <Badge tone="success">{say('users.verified')}</Badge>
      {user.slack_workspace_name && (
        <span className="mt-0.5 block text-ink-soft text-xs">{user.slack_workspace_name}</span>
      )}
    </span>
  ) : (
    <Badge>{say('users.notConnected')}</Badge>
  );

export const WhatsappState = ({ user }: { user: AdminUser }) => (
  <Badge tone={user.whatsapp_verified ? 'success' : 'neutral'}>
    {user.whatsapp_verified ? say('users.verified') : say('users.notVerified')}
  </Badge>
);

export const ActiveState = ({ user }: { user: AdminUser }) => (
  <Badge tone={user.is_active ? 'success' : 'danger'} dot>
    {user.is_active ? say('users.active') : say('users.inactive')}
  </Badge>
);
