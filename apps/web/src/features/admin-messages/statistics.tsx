import { lazy, memo } from 'react';
import { channelNames } from '../../channels/in-order.ts';
import type { CallReply } from '../../lib/api-types.ts';
import { sayChange } from '../../lib/change.ts';
import { inTime } from '../../lib/chart-time.ts';
import type { Range } from '../../lib/range.ts';
import { Card } from '../../ui/card.tsx';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Email } from '../../ui/email.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatCard } from '../../ui/stat-card.tsx';
import { say } from '../../words/staff.ts';
import { channelColor } from './channel-color.ts';

const MessagesPlot = lazy(() =>
  import('./messages-plot.tsx').then((module) => ({ default: module.MessagesPlot })),
);

type Figures = CallReply<'adminConversationStatistics'>;

const whole = (value: number): string => value.toLocaleString('en');
const average = (value: number): string =>
  value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** As the contract orders them; whatever else the server knows comes after. */
const channelOrder = ['WEB', ...channelNames];
const sortChannels = (names: Iterable<string>): string[] =>
  [...new Set([...channelOrder, ...names])].filter((name) => name !== '');

interface Props {
  readonly figures: Figures;
  /** Those of the period before, where there is one. */
  readonly before: Figures | undefined;
  readonly range: Range;
}

/** The counts of a period, of which the first four stand in front. */
const counts = [
  ['total_messages', say('messages.totalMessages'), whole],
  ['total_conversations', say('messages.totalConversations'), whole],
  ['total_unique_users', say('messages.uniqueUsers'), whole],
  ['total_tool_calls', say('messages.totalToolCalls'), whole],
  ['avg_messages_per_conversation', say('messages.avgMessagesPerConversation'), average],
  ['avg_interactions_per_day', say('messages.avgInteractionsPerDay'), average],
  ['avg_tool_calls_per_day', say('messages.avgToolCallsPer'), average],
] as const;

/** Remembered: the charts do not depend on the filters below them. */
export const Statistics = memo(function Statistics({ figures, before, range }: Props) {
  const channels = sortChannels(Object.keys(figures.by_channel));
  const rows = inTime(figures);
  const isByHour = figures.by_hour.length > 0;
  const cards = counts.map(([name, label, format]) => (
    <StatCard
      key={name}
      label={label}
      value={format(figures[name])}
      note={sayChange(figures[name], before?.[name], range)}
    />
  ));
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">{cards.slice(0, 4)}</div>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">{cards.slice(4)}</div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr]">
        <ChartFrame
          title={isByHour ? say('messages.messagesPerHour') : say('messages.messagesPerDay')}
          header={[isByHour ? say('ui.hour') : say('messages.day'), ...channels]}
          rows={
            figures.total_messages === 0
              ? []
              : rows.map(({ name, by_channel }) => [
                  name,
                  ...channels.map((channel) => whole(by_channel[channel] ?? 0)),
                ])
          }
          empty={say('messages.noMessagesInThis')}
          className="md:max-xl:col-span-2"
        >
          <MessagesPlot rows={rows} channels={channels} />
        </ChartFrame>
        <Breakdown byChannel={figures.by_channel} channels={channels} />
        <TopUsers users={figures.top_users} />
      </div>
    </div>
  );
});

function Breakdown({
  byChannel,
  channels,
}: {
  byChannel: Figures['by_channel'];
  channels: readonly string[];
}) {
  const sum = Object.values(byChannel).reduce((total, count) => total + count, 0);
  return (
    <Card title={say('messages.channelBreakdown')}>
      <ul className="mt-4 grid grid-cols-1 gap-3.5 text-sm">
        {channels.map((name, index) => {
          const count = byChannel[name] ?? 0;
          const share = sum === 0 ? 0 : (count / sum) * 100;
          return (
            <li key={name}>
              <p className="flex justify-between gap-3">
                <span>{name}</span>
                <span className="whitespace-nowrap text-ink-soft tabular-nums">
                  {whole(count)} ({average(share)}%)
                </span>
              </p>
              <div aria-hidden="true" className="mt-1.5 h-1.5 overflow-hidden rounded-full bg-surface-hover">
                <div
                  className="keeps-colour h-full rounded-full"
                  style={{ width: `${share}%`, background: channelColor(index) }}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function TopUsers({ users }: { users: Figures['top_users'] }) {
  return (
    <Card title={say('messages.top5ActiveUsers')}>
      {users.length === 0 ? (
        <p className="mt-4 text-ink-faint text-sm">{say('messages.nobodyWroteInThis')}</p>
      ) : (
        <ol className="mt-4 grid grid-cols-1 gap-2.5 text-sm">
          {users.slice(0, 5).map((user, index) => (
            <li key={user.user_email} className="flex items-baseline gap-3">
              <span className="w-3 text-ink-faint tabular-nums">{index + 1}</span>
              <Email address={user.user_email} className="flex-1" />
              <span className="text-ink-soft tabular-nums">{whole(user.message_count)}</span>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

export const StatisticsSkeleton = () => (
  <div aria-busy="true" className="grid grid-cols-1 gap-4">
    <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} shape="card" className="h-22.5" />
      ))}
    </div>
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-3">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="card" className="h-22.5" />
      ))}
    </div>
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr]">
      <Skeleton shape="card" className="h-74.5 md:max-xl:col-span-2" />
      <Skeleton shape="card" className="h-74.5" />
      <Skeleton shape="card" className="h-74.5" />
    </div>
  </div>
);
