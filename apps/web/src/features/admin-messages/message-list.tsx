import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { collectPages } from '../../lib/collect-pages.ts';
import { useNewRows } from '../../lib/use-new-rows.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { say } from '../../words/staff.ts';
import type { ListProps } from './list-props.ts';
import { MessageFilters, messageFilterDefaults } from './message-filters.tsx';
import { MessageModal } from './message-modal.tsx';
import { MessagesTable } from './messages-table.tsx';
import { messagesPage, messagesQuery } from './queries.ts';
import { hasType, type MessageRow, readRow, readTypes, toggled } from './read-rows.ts';

/** The specified view: one row for one stored message. */
export function MessageList({ values, page, onChange, onPage, ...parts }: ListProps) {
  const messages = useQuery({ ...messagesQuery(values, page), placeholderData: keepPreviousData });
  const types = useMemo(() => readTypes(values.types), [values.types]);
  const rows = useMemo(() => messages.data?.messages.map(readRow) ?? [], [messages.data]);
  const shown = useMemo(() => rows.filter((row) => hasType(row, types)), [rows, types]);
  const [opened, setOpened] = useState<MessageRow | null>(null);

  // Looking at one person's messages is recorded and shown to them; a look every half minute would be noise there.
  const comparable =
    page === 1 && values.user_email.trim() === '' && messages.data && !messages.isPlaceholderData;
  const newest = comparable
    ? { total: messages.data.total, newestId: messages.data.messages[0]?.id ?? null }
    : null;
  const newRows = useNewRows(
    ['adminMessages', values, newest],
    async (signal) => {
      const latest = await messagesPage(values, { limit: 1, offset: 0 }, signal);
      return { total: latest.total, newestId: latest.messages[0]?.id ?? null };
    },
    newest,
  );

  return (
    <>
      <AdminList
        {...parts}
        title={say('messages.messages')}
        query={messages}
        failed={{ title: say('messages.failedToFetchMessages') }}
        filters={
          <MessageFilters
            values={values}
            types={types}
            onChange={onChange}
            onToggleType={(type, on) =>
              onChange((current) => ({
                types: [...toggled(readTypes(current.types), type, on)].join(','),
              }))
            }
            onReset={() => onChange(messageFilterDefaults)}
          />
        }
        csv={{
          name: 'messages',
          header: csvHeader,
          rows: async () => {
            const all = await collectPages(async (at) => (await messagesPage(values, at)).messages);
            return all
              .map(readRow)
              .filter((row) => hasType(row, types))
              .map(csvRow);
          },
        }}
        news={{ count: newRows, noun: 'message' }}
        page={page}
        onPage={onPage}
        pages={(data) => ({ count: rows.length, total: data.total, capped: data.total_capped })}
      >
        {() => (
          <>
            {shown.length === 0 ? (
              <EmptyState title={say('messages.noMessagesFound')}>
                {types.size > 0 && rows.length > 0
                  ? say('messages.noneOfTheMessages')
                  : say('messages.messagesAppearHereAs')}
              </EmptyState>
            ) : (
              <MessagesTable rows={shown} onOpen={setOpened} />
            )}
            {types.size > 0 && rows.length > 0 && (
              <p className="text-ink-faint text-xs">
                {say('messages.theTypeFilterShows', { shown: shown.length, all: rows.length })}
              </p>
            )}
          </>
        )}
      </AdminList>
      {opened && <MessageModal row={opened} onClose={() => setOpened(null)} />}
    </>
  );
}

const csvHeader = [
  say('messages.userEmailHeading'),
  say('messages.channel'),
  say('messages.timestamp'),
  say('messages.messageKind'),
  say('messages.partKinds'),
  say('messages.preview'),
  say('messages.message'),
  say('messages.trace'),
];

const csvRow = ({ stored, kind, partKinds, preview }: MessageRow) => [
  stored.user_email,
  stored.channel,
  stored.timestamp,
  kind,
  partKinds.join(' '),
  preview,
  stored.message,
  stored.logfire_url,
];
