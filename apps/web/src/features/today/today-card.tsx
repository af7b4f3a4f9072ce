import { Card } from '../../ui/card.tsx';
import { KeepsPlace } from '../../ui/keeps-place.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './invitation-row.tsx';
import { LoadingToday } from './loading-today.tsx';

const loadPanes = () => import('./today-panes.tsx').then(({ TodayPanes }) => TodayPanes);

/** What is next, what waits for an answer, when there is time. On a phone only as high as the day is full. */
export const TodayCard = ({ feedback }: { feedback: Feedback }) => (
  <Card title={say('today.today')} description={say('today.text')}>
    <KeepsPlace name="today" className="mt-5 [--kept:17rem] md:[--kept:22rem]">
      <OnDemand
        load={loadPanes}
        props={{ feedback }}
        loading={<LoadingToday />}
        failed={say('today.failed')}
        className="h-full md:h-88"
      />
    </KeepsPlace>
  </Card>
);
