import type { AdminUser } from '@catch/contract';
import { Badge } from '../../ui/badge.tsx';

export const SlackState = ({ user }: { user: AdminUser }) =>
  user.slack_verified ? (
    <span>
      <Badge tone="success">Verified</Badge>
      {user.slack_workspace_name && (
        <span className="mt-0.5 block text-ink-soft text-xs">{user.slack_workspace_name}</span>
      )}
    </span>
  ) : (
    <Badge>Not Connected</Badge>
  );

export const WhatsappState = ({ user }: { user: AdminUser }) => (
  <Badge tone={user.whatsapp_verified ? 'success' : 'neutral'}>
    {user.whatsapp_verified ? 'Verified' : 'Not Verified'}
  </Badge>
);

export const ActiveState = ({ user }: { user: AdminUser }) => (
  <Badge tone={user.is_active ? 'success' : 'danger'} dot>
    {user.is_active ? 'Active' : 'Inactive'}
  </Badge>
);
