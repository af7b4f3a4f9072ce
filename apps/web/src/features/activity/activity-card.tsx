import { History } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { say } from '../../words/settings.ts';
import { ActivityRow, type Feedback } from './activity-row.tsx';
import { useActivity } from './queries.ts';

/** What the assistant did, the newest first. As high while it loads, empty and full: nothing beneath it moves. */
export function ActivityCard({ feedback }: { feedback: Feedback }) {
  const activity = useActivity();
  return (
    <Card title={say('activity.title')} description={say('activity.text')}>
      <div className="mt-5 h-96">
        <QueryState
          query={activity}
          loading={<LoadingActivity />}
          error={say('activity.failed')}
          isEmpty={({ pages }) => pages.every(({ entries }) => entries.length === 0)}
          empty={
            <EmptyState title={say('activity.none')} icon={<History className="size-6" strokeWidth={1.5} />}>
              {say('activity.noneHint')}
            </EmptyState>
          }
        >
          {({ pages }) => (
            <section
              aria-label={say('activity.list')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so with the keyboard too
              tabIndex={0}
              className="h-full overflow-y-auto rounded-control border border-line"
            >
              <ul className="divide-y divide-line">
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
            </section>
          )}
        </QueryState>
      </div>
    </Card>
  );
}

const LoadingActivity = () => (
  <div className="grid grid-cols-1 gap-3">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} shape="control" className="h-16 w-full" />
    ))}
  </div>
);
