import type { AdminUserDetail } from '@catch/contract';
import { labelOf } from '@catch/contract/channel-labels';
import { channelStaff } from '../../channels/staff.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { say } from '../../words/staff.ts';
import { Activity } from './activity.tsx';
import { ModelCosts } from './model-costs.tsx';
import { Preferences } from './preferences.tsx';
import { Profile } from './profile.tsx';
import { type Feedback, useUserAction } from './queries.ts';
import { QueueAndHistory } from './queue-and-history.tsx';
import { Reminders } from './reminders.tsx';
import { Nothing, Section } from './section.tsx';
import { ActiveState } from './user-badges.tsx';

interface Props {
  readonly user: AdminUserDetail;
  readonly feedback: Feedback;
  readonly onReset: () => void;
}

export function UserDetails({ user, feedback, onReset }: Props) {
  return (
    <div className="grid grid-cols-1 gap-7">
      <div className="flex items-center gap-4">
        <Avatar src={user.picture} name={user.name || user.email} className="size-14 text-xl" />
        <div className="min-w-0">
          <p className="break-words font-semibold text-lg leading-6">{user.name || user.email}</p>
          <p className="break-all font-mono text-ink-faint text-xs">{user.id}</p>
        </div>
      </div>
      <Activity activity={user.activity} />
      <Profile profile={user.profile} />
      <BasicInfo user={user} />
      <Section title={say('users.adminActions')}>
        <div className="flex flex-wrap gap-2">
          <BackgroundToggle user={user} feedback={feedback} />
          <QueueAndHistory userId={user.id} feedback={feedback} />
          <Button variant="danger" size="sm" onClick={onReset}>
            {say('users.resetUser')}
          </Button>
        </div>
      </Section>
      <Section title={say('users.selectedAssistant')}>
        {user.selected_character ? (
          <Facts>
            <Fact label={say('users.name')}>{user.selected_character.name}</Fact>
            <Fact label={say('users.personality')}>
              <span className="whitespace-pre-line">{user.selected_character.personality_profile}</span>
            </Fact>
            {user.selected_character.selected_voice && (
              <Fact label={say('users.voice')}>{user.selected_character.selected_voice}</Fact>
            )}
          </Facts>
        ) : (
          <Nothing>{say('users.noAssistantChosenYet')}</Nothing>
        )}
      </Section>
      <ModelCosts user={user} />
      <Preferences user={user} feedback={feedback} />
      <Reminders user={user} feedback={feedback} />
    </div>
  );
}

function BasicInfo({ user }: { user: AdminUserDetail }) {
  return (
    <Section title={say('users.basicInfo')}>
      <Facts>
        <Fact label={say('users.name')}>{user.name || '-'}</Fact>
        <Fact label={say('users.email')}>{user.email}</Fact>
        <Fact label={say('users.phone')}>{user.phone_number || '-'}</Fact>
        <Fact label={say('users.status')}>
          <ActiveState user={user} />
        </Fact>
        <Fact label={say('users.backgroundEvents')}>
          <Badge tone={user.background_events_enabled ? 'success' : 'warning'}>
            {user.background_events_enabled ? say('users.enabled') : say('users.paused')}
          </Badge>
        </Fact>
        {channelStaff.map(({ name, State }) => (
          <Fact key={name} label={labelOf(name)}>
            <State user={user} />
          </Fact>
        ))}
        <Fact label={say('users.created')}>
          <DateTime value={user.created_at} />
        </Fact>
        <Fact label={say('users.updated')}>
          <DateTime value={user.updated_at} />
        </Fact>
      </Facts>
    </Section>
  );
}

function BackgroundToggle({ user, feedback }: Omit<Props, 'onReset'>) {
  const action = useUserAction(feedback);
  const enabled = user.background_events_enabled;
  return (
    <Button
      variant="secondary"
      size="sm"
      disabled={action.isPending}
      onClick={() => action.mutate({ kind: enabled ? 'pause' : 'resume', userId: user.id })}
    >
      {action.isPending
        ? say('users.processing')
        : enabled
          ? say('users.pauseBackground')
          : say('users.resumeBackgroundEvents')}
    </Button>
  );
}
