import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { KeepsPlace } from '../../../ui/keeps-place.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { say } from '../../../words/settings.ts';
import { NothingWaits } from './nothing-waits.tsx';
import { waitingApprovals } from './queries.ts';
import { WAITING } from './waiting-button.tsx';

const WaitingList = lazy(() => import('./waiting-list.tsx').then((part) => ({ default: part.WaitingList })));

/** One's own open cards, whichever channel asked. The cards' code is fetched when there is one. */
export function Waiting() {
  const query = useQuery(waitingApprovals());
  const count = query.data?.approvals.length ?? 0;
  // Once a card was shown, its end is shown as well.
  const [hadAny, setHadAny] = useState(false);
  if (count > 0 && !hadAny) setHadAny(true);
  return (
    <section aria-labelledby={WAITING}>
      <h2 id={WAITING} tabIndex={-1} className="flex items-center gap-2 font-semibold text-base">
        {say('waiting.title')}
        {count > 0 && <Badge tone="accent">{String(count)}</Badge>}
      </h2>
      <p role="status" className="sr-only">
        {count > 0 ? say('waiting.count', { count }) : ''}
      </p>
      <KeepsPlace name="waiting" className="mt-3 [--kept:4.75rem]">
        <QueryState
          query={query}
          loading={<Loading />}
          error={say('waiting.failed')}
          isEmpty={({ approvals }) => approvals.length === 0 && !hadAny}
          empty={<NothingWaits />}
        >
          {({ approvals }) => (
            <Suspense fallback={<Waits />}>
              <WaitingList open={approvals} />
            </Suspense>
          )}
        </QueryState>
      </KeepsPlace>
    </section>
  );
}

const Waits = () => (
  <div data-loading>
    <Loading />
  </div>
);

/** As high as when nothing waits, which is mostly so. */
const Loading = () => <Skeleton shape="card" className="h-19 w-full" />;
