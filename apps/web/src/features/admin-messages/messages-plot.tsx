import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { axisLook, legendLook, tooltipLook } from '../../ui/chart-look.tsx';
import { channelColor } from './channel-color.ts';

interface Props {
  readonly rows: readonly { readonly label: string; readonly by_channel: Readonly<Record<string, number>> }[];
  readonly channels: readonly string[];
}

export function MessagesPlot({ rows, channels }: Props) {
  // The index is the axis: two places of it may be called the same, as an hour of today and of yesterday.
  const data = rows.map(({ label, by_channel }, place) => ({ place, label, ...by_channel }));
  const labelAt = (place: unknown) => data[Number(place)]?.label ?? '';
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={data} margin={{ top: 4, right: 4, bottom: 0, left: -18 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--line)" />
        <XAxis dataKey="place" tickFormatter={labelAt} minTickGap={16} {...axisLook} />
        <YAxis allowDecimals={false} width={56} {...axisLook} />
        <Tooltip labelFormatter={labelAt} {...tooltipLook} />
        <Legend {...legendLook} />
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
