import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { channelColor } from './channel-color.ts';

interface Props {
  readonly days: readonly { readonly day: string; readonly by_channel: Readonly<Record<string, number>> }[];
  readonly channels: readonly string[];
}

const dayLabel = new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', timeZone: 'UTC' });

export function MessagesPerDay({ days, channels }: Props) {
  const data = days.map(({ day, by_channel }) => ({
    day: dayLabel.format(new Date(`${day}T00:00:00Z`)),
    ...by_channel,
  }));
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={{ top: 4, right: 4, bottom: 0, left: -18 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis
          dataKey="day"
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--ink-faint)' }}
          minTickGap={16}
        />
        <YAxis
          allowDecimals={false}
          tickLine={false}
          axisLine={false}
          tick={{ fill: 'var(--ink-faint)' }}
          width={56}
        />
        <Tooltip
          cursor={{ fill: 'var(--surface-hover)' }}
          contentStyle={{
            background: 'var(--surface-raised)',
            border: '1px solid var(--line)',
            borderRadius: 10,
            boxShadow: 'var(--shadow-lifted)',
          }}
        />
        <Legend
          itemSorter={null}
          iconType="circle"
          iconSize={8}
          formatter={(name) => <span className="text-ink-soft">{name}</span>}
        />
        {channels.map((name, index) => (
          <Bar
            key={name}
            dataKey={name}
            stackId="messages"
            fill={channelColor(index)}
            maxBarSize={36}
            isAnimationActive={false}
          />
        ))}
      </BarChart>
    </ResponsiveContainer>
  );
}
