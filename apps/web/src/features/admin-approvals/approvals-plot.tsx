import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { say } from '../../words/staff.ts';

interface Props {
  readonly days: readonly {
    readonly day: string;
    readonly approved: number;
    readonly denied: number;
    readonly rate: number;
  }[];
}

const dayLabel = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function ApprovalRate({ days }: Props) {
  const data = days.map((day) => ({ ...day, label: dayLabel.format(new Date(`${day.day}T00:00:00Z`)) }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={data} margin={{ top: 6, right: 12, bottom: 0, left: -12 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="label"
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--ink-faint)' }}
          minTickGap={24}
        />
        <YAxis
          domain={[0, 100]}
          ticks={[0, 25, 50, 75, 100]}
          tickFormatter={(value: number) => `${value}%`}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--ink-faint)' }}
          width={56}
        />
        <Tooltip
          formatter={(value, _name, { payload }) => [
            say('approvals.rateOf', {
              rate: Number(value).toFixed(1),
              approved: payload.approved,
              total: payload.approved + payload.denied,
            }),
            say('approvals.approved'),
          ]}
          contentStyle={{
            background: 'var(--surface-raised)',
            border: '1px solid var(--line)',
            borderRadius: 10,
            boxShadow: 'var(--shadow-lifted)',
          }}
        />
        <Line
          dataKey="rate"
          stroke="var(--accent)"
          strokeWidth={2}
          dot={data.length < 40 ? { r: 3, fill: 'var(--accent)', strokeWidth: 0 } : false}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  );
}
