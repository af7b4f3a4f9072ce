import { memo } from 'react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { rowLabels, rowTints } from '../../lib/model-messages/describe.ts';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Email } from '../../ui/email.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import type { MessageRow } from './read-rows.ts';

interface Props {
  readonly rows: readonly MessageRow[];
  readonly onOpen: (row: MessageRow) => void;
}

/** Remembered: a keystroke in a filter draws the tab again, but not its hundred rows. */
export const MessagesTable = memo(function MessagesTable({ rows, onOpen }: Props) {
  const columns: readonly Column<MessageRow>[] = [
    {
      key: 'user',
      header: say('messages.userEmailHeading'),
      cell: ({ stored }) => (
        <Email address={stored.user_email} className="as-rows:min-w-40 as-rows:max-w-56" />
      ),
    },
    {
      key: 'channel',
      header: say('messages.channel'),
      cell: ({ stored }) => <ChannelBadge channel={stored.channel} />,
    },
    {
      key: 'timestamp',
      header: say('messages.timestamp'),
      cell: ({ stored }) => <DateTime value={stored.timestamp} />,
    },
    {
      key: 'kind',
      header: say('messages.messageKind'),
      cell: ({ kind, partKinds }) => (
        <span>
          <span className="block whitespace-nowrap font-medium">{rowLabels[kind]}</span>
          {partKinds.length > 0 && (
            <span className="block text-ink-soft as-rows:min-w-24 text-xs">{partKinds.join(', ')}</span>
          )}
        </span>
      ),
    },
    {
      key: 'preview',
      header: say('messages.preview'),
      className: 'w-full as-rows:max-w-0 as-cards:col-span-full',
      cell: ({ preview }) => (
        <span dir="auto" className="line-clamp-2 wrap-anywhere text-left">
          {preview}
        </span>
      ),
    },
    {
      key: 'actions',
      header: say('messages.actions'),
      className: 'as-cards:col-span-full',
      align: 'right',
      cell: (row) => (
        <Button
          variant="secondary"
          size="sm"
          onClick={(event) => {
            event.stopPropagation();
            onOpen(row);
          }}
        >
          {say('messages.viewFull')}
        </Button>
      ),
    },
  ];
  return (
    <Table
      caption={say('messages.storedMessagesNewestFirst')}
      columns={columns}
      rows={rows}
      rowKey={({ stored }) => stored.id}
      rowClassName={({ kind }) => rowTints[kind]}
      onRowClick={onOpen}
    />
  );
});
