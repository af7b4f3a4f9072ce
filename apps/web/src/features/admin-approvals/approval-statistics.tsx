import { lazy } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import { sayChange, sayPoints } from '../../lib/change.ts';
import { inTime } from '../../lib/chart-time.ts';
import type { Range } from '../../lib/range.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { say } from '../../words/staff.ts';

const ApprovalsPlot = lazy(() =>
  import('./approvals-plot.tsx').then((module) => ({ default: module.ApprovalsPlot })),
);

const whole = (value: number): string => value.toLocaleString('en');
/** Shown with 1 decimal (product-spec section 9). */
const percent = (value: number): string => `${value.toFixed(1)}%`;

type Figures = CallReply<'adminApprovalStatistics'>;

interface Props {
  readonly figures: Figures;
  /** Those of the period before, where there is one. */
  readonly before: Figures | undefined;
  readonly range: Range;
}

const rateOf = ({ approved, denied }: { approved: number; denied: number }): number | null =>
  approved + denied === 0 ? null : (approved / (approved + denied)) * 100;

export function ApprovalStatistics({ figures, before, range }: Props) {
  const rows = inTime(figures).map((row) => ({ ...row, rate: rateOf(row) }));
  const isByHour = figures.by_hour.length > 0;
  const card = (label: string, name: 'total_requests' | 'total_approved' | 'total_denied') => (
    <StatCard
      label={label}
      value={whole(figures[name])}
      note={sayChange(figures[name], before?.[name], range)}
    />
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {card(say('approvals.totalRequests'), 'total_requests')}
        {card(say('approvals.approved'), 'total_approved')}
        {card(say('approvals.denied'), 'total_denied')}
        <StatCard
          label={say('approvals.approvalRate')}
          value={percent(figures.approval_rate)}
          note={sayPoints(
            figures.approval_rate,
            before?.total_requests === 0 ? null : before?.approval_rate,
            range,
          )}
        />
      </div>
      <ChartFrame
        title={say('approvals.approvalRateOverTime')}
        header={[
          isByHour ? say('ui.hour') : say('approvals.day'),
          say('approvals.approved'),
          say('approvals.denied'),
          say('approvals.rate'),
        ]}
        rows={
          figures.total_requests === 0
            ? []
            : rows.map(({ name, approved, denied, rate }) => [
                name,
                whole(approved),
                whole(denied),
                rate === null ? '-' : percent(rate),
              ])
        }
        empty={say('approvals.noDecisionsYet')}
      >
        <ApprovalsPlot rows={rows} />
      </ChartFrame>
    </div>
  );
}

export const ApprovalStatisticsSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-1 gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="card" className="h-22.5" />
      ))}
    </div>
    <Skeleton shape="card" className="h-74.5" />
  </div>
);
