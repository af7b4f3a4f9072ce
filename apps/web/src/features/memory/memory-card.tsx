import type { Preference, Removed } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { KeepsPlace } from '../../ui/keeps-place.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/settings.ts';
import type { Kind } from './change.ts';
import type { Feedback } from './feedback.ts';
import { LearnedProfile, NothingLearned } from './learned-profile.tsx';
import { Preferences } from './preferences.tsx';
import { myMemory } from './queries.ts';
import { Reminders } from './reminders.tsx';

export function MemoryCard({ feedback }: { feedback: Feedback }) {
  const memory = useQuery(myMemory());
  return (
    <Card title={say('memory.title')} description={say('memory.text')}>
      <KeepsPlace name="memory" className="mt-5 [--kept:13.5rem] sm:[--kept:11.25rem]">
        <QueryState
          query={memory}
          loading={<LoadingMemory />}
          error={say('memory.failed')}
          isEmpty={() => false}
          empty={null}
        >
          {({ preferences, reminders, removed, profile, time_zone, learns_profile }) => (
            <div className="grid grid-cols-1 gap-6">
              <Preferences
                preferences={preferences.filter(isShown)}
                removed={removed.filter(isOf('preference'))}
                feedback={feedback}
              />
              <Reminders
                reminders={reminders}
                removed={removed.filter(isOf('reminder'))}
                zone={time_zone}
                feedback={feedback}
              />
              {profile && <LearnedProfile profile={profile} feedback={feedback} />}
              {!profile && learns_profile === false && <NothingLearned feedback={feedback} />}
            </div>
          )}
        </QueryState>
      </KeepsPlace>
    </Card>
  );
}

/** Every use of a control ends the choice before it: what holds stands with the controls. */
const isShown = ({ category, is_active }: Preference): boolean => is_active || category !== 'notifications';
const isOf =
  (kind: Kind) =>
  (one: Removed): boolean =>
    one.kind === kind;

const LoadingMemory = () => (
  <div className="grid grid-cols-1 gap-3">
    <Skeleton className="h-4 w-28" />
    <Skeleton shape="control" className="h-16 w-full" />
    <Skeleton className="h-4 w-28" />
    <Skeleton shape="control" className="h-16 w-full" />
  </div>
);
