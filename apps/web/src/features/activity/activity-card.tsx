import { Card } from '../../ui/card.tsx';
import { OnDemand } from '../../ui/on-demand.tsx';
import { say } from '../../words/settings.ts';
import type { Feedback } from './feedback.ts';
import { LoadingActivity } from './loading-activity.tsx';

const loadList = () => import('./activity-list.tsx').then(({ ActivityList }) => ActivityList);

/** What the assistant did, the newest first. As high while it loads, empty and full: nothing beneath it moves. */
export const ActivityCard = ({ feedback }: { feedback: Feedback }) => (
  <Card title={say('activity.title')} description={say('activity.text')}>
    <OnDemand
      load={loadList}
      props={{ feedback }}
      loading={<LoadingActivity />}
      failed={say('activity.failed')}
      className="mt-5 h-96"
    />
  </Card>
);
