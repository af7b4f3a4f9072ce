import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { classNames } from '../../lib/class-names.ts';
import { readRange } from '../../lib/range.ts';
import { useRange } from '../../lib/use-range.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { RangeHeading } from '../../ui/range-heading.tsx';
import { Views } from '../../ui/views.tsx';
import { say } from '../../words/staff.ts';
import { messageFilterDefaults } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import { ModelUsage } from './model-usage.tsx';
import { modelUsageQuery, statisticsQuery } from './queries.ts';
import { Statistics, StatisticsSkeleton } from './statistics.tsx';
import { TurnList } from './turn-list.tsx';

const views = [
  { value: '', label: say('messages.byMessage') },
  { value: 'turns', label: say('messages.byTurn') },
] as const;

export function MessagesTab() {
  const filters = useUrlFilters({ range: '1d', view: '', ...messageFilterDefaults });
  const { range: chosen, view, ...values } = filters.values;
  const range = readRange(chosen, '1d');
  const { start, before: earlier } = useRange(range);
  const statistics = useQuery({ ...statisticsQuery(start), placeholderData: keepPreviousData });
  const before = useQuery({
    ...statisticsQuery(earlier?.start, earlier?.end),
    enabled: earlier !== undefined,
  });
  const models = useQuery({ ...modelUsageQuery(start), placeholderData: keepPreviousData });
  const isByTurn = view === 'turns';
  const List = isByTurn ? TurnList : MessageList;
  return (
    <List
      values={values}
      page={filters.page}
      onChange={filters.change}
      onPage={filters.setPage}
      // What models cost is an addition: should it not come, nothing else is missing.
      alongside={[statistics, { ...models, error: null }]}
      views={<Views value={isByTurn ? view : ''} options={views} onChange={filters.change} />}
      figures={
        <>
          <RangeHeading range={range} onChange={filters.change} />
          {statistics.data ? (
            <div className={classNames('transition-opacity', statistics.isPlaceholderData && 'opacity-60')}>
              <Statistics figures={statistics.data} before={earlier && before.data} range={range} />
            </div>
          ) : (
            !statistics.isError && <StatisticsSkeleton />
          )}
          {models.data && <ModelUsage usage={models.data} />}
        </>
      }
    />
  );
}
