import type { AdminTurn } from '@catch/contract';
import { memo } from 'react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { sayCostsOf } from '../../lib/model-figures.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Email } from '../../ui/email.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import { sayModels, sayPrompt, sayTook, sayTools } from './say-turn.ts';

interface Props {
  readonly turns: readonly AdminTurn[];
  readonly onOpen: (turn: AdminTurn) => void;
}

export const TurnsTable = memo(function TurnsTable({ turns, onOpen }: Props) {
  const columns: readonly Column<AdminTurn>[] = [
    {
      key: 'user',
      header: say('messages.userEmailHeading'),
      cell: ({ user_id, user_email }) => (
        <OpenLink to={{ kind: 'user', id: user_id }} className="block">
          <Email address={user_email} className="as-rows:min-w-36 as-rows:max-w-52" />
        </OpenLink>
      ),
    },
    {
      key: 'channel',
      header: say('messages.channel'),
      cell: ({ channel }) => <ChannelBadge channel={channel} />,
    },
    {
      key: 'started',
      header: say('messages.started'),
      cell: ({ started_at }) => <DateTime value={started_at} />,
    },
    {
      key: 'asked',
      header: say('messages.asked'),
      className: 'w-full as-rows:max-w-0 as-cards:col-span-full',
      cell: (turn) => (
        <span
          dir="auto"
          className={`line-clamp-2 wrap-anywhere text-left ${turn.prompt === null ? 'text-ink-faint' : ''}`}
        >
          {sayPrompt(turn)}
        </span>
      ),
    },
    {
      key: 'model',
      header: say('messages.model'),
      cell: (turn) => <span className="wrap-anywhere as-rows:block as-rows:min-w-28">{sayModels(turn)}</span>,
    },
    {
      key: 'tools',
      header: say('messages.tools'),
      cell: ({ tools }) => (
        <span className="wrap-anywhere font-mono text-xs as-rows:block as-rows:min-w-32">
          {sayTools(tools) || '-'}
        </span>
      ),
    },
    {
      key: 'time',
      header: say('messages.time'),
      align: 'right',
      className: 'whitespace-nowrap tabular-nums',
      cell: sayTook,
    },
    {
      key: 'cost',
      header: say('messages.cost'),
      align: 'right',
      className: 'tabular-nums',
      cell: sayCostsOf(turns),
    },
    {
      key: 'actions',
      header: say('messages.actions'),
      className: 'as-cards:col-span-full',
      align: 'right',
      cell: (turn) => (
        <Button
          variant="secondary"
          size="sm"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(turn);
          }}
        >
          {say('messages.viewTurn')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={say('messages.turnsNewestFirst')}
      columns={columns}
      rows={turns}
      rowKey={({ id }) => id}
      onRowClick={onOpen}
      manyColumns
    />
  );
});
