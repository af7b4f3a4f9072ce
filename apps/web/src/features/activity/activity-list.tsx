import { History } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { say } from '../../words/settings.ts';
import { ActivityRow } from './activity-row.tsx';
import type { Feedback } from './feedback.ts';
import { LoadingActivity } from './loading-activity.tsx';
import { useActivity } from './queries.ts';

export function ActivityList({ feedback }: { feedback: Feedback }) {
  const activity = useActivity();
  return (
    <QueryState
      query={activity}
      loading={<LoadingActivity />}
      error={say('activity.failed')}
      isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
      empty={
        <EmptyState
          title={say('activity.none')}
          icon={<History className="size-6" strokeWidth={1.5} />}
          className="md:h-full md:content-center"
        >
          {say('activity.noneHint')}
        </EmptyState>
      }
    >
      {({ pages }) => (
        <ScrollBox label={say('activity.list')} className="md:h-full">
          <ul className="divide-y divide-line [&>li:nth-child(n+20)]:[contain-intrinsic-size:auto_4.5rem] [&>li:nth-child(n+20)]:[content-visibility:auto]">
            {pages
              .flatMap(({ entries }) => entries)
              .map((entry) => (
                <ActivityRow key={entry.id} entry={entry} feedback={feedback} />
              ))}
          </ul>
          {activity.hasNextPage && (
            <div className="border-line border-t px-2 py-2">
              <Button
                variant="ghost"
                size="sm"
                busy={activity.isFetchingNextPage}
                onClick={() => void activity.fetchNextPage()}
              >
                {say('activity.older')}
              </Button>
            </div>
          )}
        </ScrollBox>
      )}
    </QueryState>
  );
}
