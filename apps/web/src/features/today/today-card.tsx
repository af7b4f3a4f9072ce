import { Card } from '../../ui/card.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './invitation-row.tsx';
import { LoadingToday } from './loading-today.tsx';

const loadPanes = () => import('./today-panes.tsx').then(({ TodayPanes }) => TodayPanes);

/** What is next, what waits for an answer, when there is time. As high while it loads as when it is there. */
export const TodayCard = ({ feedback }: { feedback: Feedback }) => (
  <Card title={say('today.today')} description={say('today.text')}>
    <OnDemand
      load={loadPanes}
      props={{ feedback }}
      loading={<LoadingToday />}
      failed={say('today.failed')}
      className="mt-5 h-[46rem] md:h-88"
    />
  </Card>
);
