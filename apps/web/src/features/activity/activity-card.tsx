import { Card } from '../../ui/card.tsx';
import { KeepsPlace } from '../../ui/keeps-place.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { LoadingActivity } from './loading-activity.tsx';

const loadList = () => import('./activity-list.tsx').then(({ ActivityList }) => ActivityList);

/** What the assistant did, the newest first. On a phone only as high as it needs to be. */
export const ActivityCard = ({ feedback }: { feedback: Feedback }) => (
  <Card title={say('activity.title')} description={say('activity.text')}>
    <KeepsPlace name="activity" className="mt-5 [--kept:12rem] md:[--kept:24rem]">
      <OnDemand
        load={loadList}
        props={{ feedback }}
        loading={<LoadingActivity />}
        failed={say('activity.failed')}
        className="md:h-96"
      />
    </KeepsPlace>
  </Card>
);
