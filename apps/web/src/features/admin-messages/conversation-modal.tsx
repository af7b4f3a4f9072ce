import type { Channel } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { rowLabels, rowTints } from '../../lib/model-messages/describe.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { DetailsModal } from '../../ui/details-modal.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { PAGE_SIZE, Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { say } from '../../words/staff.ts';
import { conversationQuery } from './queries.ts';
import { type MessageRow, readRow } from './read-rows.ts';

interface Props {
  readonly userId: string;
  readonly channel: Channel;
  readonly onClose: () => void;
}

/** One person on one channel, as it was written: oldest first, opened at its end. */
export function ConversationModal({ userId, channel, onClose }: Props) {
  const first = useQuery(conversationQuery(userId, channel, 1));
  const last = Math.max(1, Math.ceil((first.data?.total ?? 0) / PAGE_SIZE));
  const [chosen, setChosen] = useState<number | null>(null);
  const page = chosen ?? last;
  const query = useQuery({
    ...conversationQuery(userId, channel, page),
    placeholderData: keepPreviousData,
    enabled: first.data !== undefined,
  });
  const shown = first.data ? query : first;
  const rows = useMemo(() => shown.data?.messages.map(readRow) ?? [], [shown.data]);
  return (
    <DetailsModal
      of={{ kind: 'conversation', id: userId, channel }}
      title={say('messages.conversation')}
      query={shown}
      failed={say('messages.failedToFetchMessages')}
      missing={say('messages.conversationNotFound')}
      onClose={onClose}
    >
      {(data) => (
        <div className="grid grid-cols-1 gap-5">
          <Facts>
            <Fact label={say('messages.userEmailHeading')}>
              <OpenLink to={{ kind: 'user', id: userId }}>
                {data.messages[0]?.user_email ?? say('messages.showUser')}
              </OpenLink>
            </Fact>
            <Fact label={say('messages.channel')}>
              <ChannelBadge channel={channel} />
            </Fact>
          </Facts>
          {rows.length === 0 ? (
            <p className="text-ink-faint text-sm">{say('messages.noMessagesOfConversation')}</p>
          ) : (
            <Table
              caption={say('messages.conversationCaption')}
              columns={columns}
              rows={rows}
              rowKey={({ stored }) => stored.id}
              rowClassName={({ kind }) => rowTints[kind]}
            />
          )}
          <Pager
            page={page}
            count={rows.length}
            total={data.total}
            capped={data.total_capped}
            onPage={setChosen}
          />
        </div>
      )}
    </DetailsModal>
  );
}

const columns: readonly Column<MessageRow>[] = [
  {
    key: 'timestamp',
    header: say('messages.timestamp'),
    cell: ({ stored }) => <DateTime value={stored.timestamp} />,
  },
  {
    key: 'kind',
    header: say('messages.messageKind'),
    cell: ({ kind }) => <span className="whitespace-nowrap font-medium">{rowLabels[kind]}</span>,
  },
  {
    key: 'preview',
    header: say('messages.preview'),
    className: 'w-full as-rows:max-w-0 as-cards:col-span-full',
    cell: ({ preview }) => (
      <span dir="auto" className="wrap-anywhere block whitespace-pre-line text-left">
        {preview}
      </span>
    ),
  },
  {
    key: 'turn',
    header: say('messages.turn'),
    cell: ({ stored }) =>
      stored.turn_id ? (
        <OpenLink to={{ kind: 'turn', id: stored.turn_id }} className="whitespace-nowrap">
          {say('messages.showTurn')}
        </OpenLink>
      ) : (
        '-'
      ),
  },
];
