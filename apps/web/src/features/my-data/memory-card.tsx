import type { Preference } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { LearnedProfile, NothingLearned } from './learned-profile.tsx';
import { PreferenceRow, ReminderRow } from './memory-rows.tsx';
import { myMemory } from './queries.ts';

export function MemoryCard({ feedback }: { feedback: Feedback }) {
  const memory = useQuery(myMemory());
  return (
    <Card title={say('memory.title')} description={say('memory.text')}>
      <div className="mt-5">
        <QueryState
          query={memory}
          loading={<LoadingMemory />}
          error={say('memory.failed')}
          isEmpty={() => false}
          empty={null}
        >
          {({ preferences: all, reminders, profile, learns_profile }) => {
            const preferences = all.filter(isShown);
            return (
              <div className="grid grid-cols-1 gap-6">
                <MemoryList
                  title={say('memory.preferences')}
                  empty={say('memory.noPreferences')}
                  hint={say('memory.sayPreferences')}
                  count={preferences.length}
                >
                  {preferences.map((preference) => (
                    <PreferenceRow key={preference.id} preference={preference} feedback={feedback} />
                  ))}
                </MemoryList>
                <MemoryList
                  title={say('memory.reminders')}
                  empty={say('memory.noReminders')}
                  hint={say('memory.askReminder')}
                  count={reminders.length}
                >
                  {reminders.map((reminder) => (
                    <ReminderRow key={reminder.id} reminder={reminder} feedback={feedback} />
                  ))}
                </MemoryList>
                {profile && <LearnedProfile profile={profile} feedback={feedback} />}
                {!profile && learns_profile === false && <NothingLearned feedback={feedback} />}
              </div>
            );
          }}
        </QueryState>
      </div>
    </Card>
  );
}

/** Every use of a control ends the choice before it: what holds stands with the controls. */
const isShown = ({ category, is_active }: Preference): boolean => is_active || category !== 'notifications';

interface MemoryListProps {
  readonly title: string;
  readonly empty: string;
  /** What to do about it. */
  readonly hint: string;
  readonly count: number;
  readonly children: ReactNode;
}

function MemoryList({ title, empty, hint, count, children }: MemoryListProps) {
  return (
    <div>
      <h3 className="flex items-center gap-2 font-medium text-sm">
        {title} <span className="text-ink-faint tabular-nums">{count}</span>
      </h3>
      {count === 0 ? (
        <div className="mt-2 text-sm">
          <p className="text-ink-soft">{empty}</p>
          <p className="text-ink-faint">{hint}</p>
        </div>
      ) : (
        <ul className="mt-2 divide-y divide-line rounded-control border border-line">{children}</ul>
      )}
    </div>
  );
}

const LoadingMemory = () => (
  <div className="grid grid-cols-1 gap-3">
    <Skeleton className="h-4 w-28" />
    <Skeleton shape="control" className="h-16 w-full" />
    <Skeleton className="h-4 w-28" />
    <Skeleton shape="control" className="h-16 w-full" />
  </div>
);
