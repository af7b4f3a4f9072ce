import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { collectPages } from '../../lib/collect-pages.ts';
import { useNewRows } from '../../lib/use-new-rows.ts';
import { useUrlFilters } from '../../lib/use-url-filters.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { ChooseOne } from '../../ui/choices.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { say } from '../../words/staff.ts';
import { MessageFilters, messageFilterDefaults } from './message-filters.tsx';
import { MessageModal } from './message-modal.tsx';
import { MessagesTable } from './messages-table.tsx';
import { ModelUsage } from './model-usage.tsx';
import { messagesPage, messagesQuery, modelUsageQuery, statisticsQuery } from './queries.ts';
import { defaultRange, isRange, rangeStart, ranges } from './range.ts';
import { hasType, type MessageRow, readRow, readTypes, toggled } from './read-rows.ts';
import { Statistics, StatisticsSkeleton } from './statistics.tsx';

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

export function MessagesTab() {
  const filters = useUrlFilters({ range: defaultRange, ...messageFilterDefaults });
  const { values, page } = filters;
  const range = isRange(values.range) ? values.range : defaultRange;
  // Read once per choice: a start that moved with the clock would ask for the same figures again and again.
  const start = useMemo(() => rangeStart(range, Date.now()), [range]);
  const statistics = useQuery({ ...statisticsQuery(start), placeholderData: keepPreviousData });
  const models = useQuery({ ...modelUsageQuery(start), placeholderData: keepPreviousData });
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
        title={say('messages.messages')}
        query={messages}
        alongside={[statistics]}
        failed={{ title: say('messages.failedToFetchMessages') }}
        figures={
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <h2 className="font-semibold text-base">{say('messages.statistics')}</h2>
              <ChooseOne
                label={say('messages.timeRange')}
                value={range}
                options={ranges.map((value) => ({ value, label: value }))}
                onChange={(next) => filters.change({ range: next })}
              />
            </div>
            {statistics.data ? (
              <div className={classNames('transition-opacity', statistics.isPlaceholderData && 'opacity-60')}>
                <Statistics figures={statistics.data} />
              </div>
            ) : (
              !statistics.isError && <StatisticsSkeleton />
            )}
            {models.data && <ModelUsage usage={models.data} />}
          </>
        }
        filters={
          <MessageFilters
            values={values}
            types={types}
            onChange={filters.change}
            onToggleType={(type, on) =>
              filters.change((current) => ({
                types: [...toggled(readTypes(current.types), type, on)].join(','),
              }))
            }
            onReset={() => filters.change(messageFilterDefaults)}
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
        onPage={filters.setPage}
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
