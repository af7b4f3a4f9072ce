import {
  Bar,
  CartesianGrid,
  ComposedChart,
  Legend,
  Line,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';
import { axisLook, legendLook, tooltipLook } from '../../ui/chart-look.tsx';
import { say } from '../../words/staff.ts';

interface Props {
  readonly rows: readonly {
    readonly label: string;
    readonly approved: number;
    readonly denied: number;
    /** None where nothing was decided. */
    readonly rate: number | null;
  }[];
}

/** How many were approved and denied, one on the other, and the rate over them. */
export function ApprovalsPlot({ rows }: Props) {
  const data = rows.map((row, place) => ({ ...row, place }));
  const labelAt = (place: unknown) => data[Number(place)]?.label ?? '';
  return (
    <ResponsiveContainer width="100%" height="100%">
      <ComposedChart
        data={data}
        margin={{ top: 6, right: -8, bottom: 0, left: -18 }}
        accessibilityLayer={false}
      >
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="place" tickFormatter={labelAt} minTickGap={24} {...axisLook} />
        <YAxis yAxisId="count" allowDecimals={false} width={56} {...axisLook} />
        <YAxis
          yAxisId="rate"
          orientation="right"
          domain={[0, 100]}
          ticks={[0, 50, 100]}
          tickFormatter={(value: number) => `${value}%`}
          width={56}
          {...axisLook}
        />
        <Tooltip
          labelFormatter={labelAt}
          formatter={(value, name) => [
            name === say('approvals.rate') ? `${Number(value).toFixed(1)}%` : String(value),
            name,
          ]}
          {...tooltipLook}
        />
        <Legend {...legendLook} />
        <Bar
          yAxisId="count"
          dataKey="approved"
          name={say('approvals.approved')}
          stackId="decisions"
          fill="var(--calendar-1-line)"
          maxBarSize={36}
          isAnimationActive={false}
        />
        <Bar
          yAxisId="count"
          dataKey="denied"
          name={say('approvals.denied')}
          stackId="decisions"
          fill="var(--danger)"
          maxBarSize={36}
          isAnimationActive={false}
        />
        <Line
          yAxisId="rate"
          dataKey="rate"
          name={say('approvals.rate')}
          stroke="var(--ink)"
          strokeWidth={2}
          connectNulls
          dot={data.length < 40 ? { r: 3, fill: 'var(--ink)', strokeWidth: 0 } : false}
          isAnimationActive={false}
        />
      </ComposedChart>
    </ResponsiveContainer>
  );
}
