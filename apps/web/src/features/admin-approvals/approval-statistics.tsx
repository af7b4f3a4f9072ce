import { lazy } from 'react';
import type { CallReply } from '../../lib/api-types.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { say } from '../../words/staff.ts';

const ApprovalRate = lazy(() =>
  import('./approval-rate.tsx').then((module) => ({ default: module.ApprovalRate })),
);

const whole = (value: number): string => value.toLocaleString('en');
/** Shown with 1 decimal (product-spec section 9). */
const percent = (value: number): string => `${value.toFixed(1)}%`;

export function ApprovalStatistics({ figures }: { figures: CallReply<'adminApprovalStatistics'> }) {
  const days = (figures.by_day ?? [])
    .filter(({ approved, denied }) => approved + denied > 0)
    .map((day) => ({ ...day, rate: (day.approved / (day.approved + day.denied)) * 100 }));
  return (
    <div className="grid gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard label={say('approvals.totalRequests')} value={whole(figures.total_requests)} />
        <StatCard label={say('approvals.approved')} value={whole(figures.total_approved)} />
        <StatCard label={say('approvals.denied')} value={whole(figures.total_denied)} />
        <StatCard label={say('approvals.approvalRate')} value={percent(figures.approval_rate)} />
      </div>
      <ChartFrame
        title={say('approvals.approvalRateOverTime')}
        header={[
          say('approvals.day'),
          say('approvals.approved'),
          say('approvals.denied'),
          say('approvals.rate'),
        ]}
        rows={days.map(({ day, approved, denied, rate }) => [
          day,
          whole(approved),
          whole(denied),
          percent(rate),
        ])}
        empty={say('approvals.noDecisionsYet')}
      >
        <ApprovalRate days={days} />
      </ChartFrame>
    </div>
  );
}

export const ApprovalStatisticsSkeleton = () => (
  <div aria-busy="true" className="grid gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="card" className="h-22.5" />
      ))}
    </div>
    <Skeleton shape="card" className="h-74.5" />
  </div>
);
