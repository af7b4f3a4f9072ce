import type { AdminTurn } from '@catch/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { collectPages } from '../../lib/collect-pages.ts';
import { sayCost, sayMilliseconds } from '../../lib/model-figures.ts';
import { useOpened } from '../../lib/use-opened.ts';
import { AdminList } from '../../ui/admin-list.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { say } from '../../words/staff.ts';
import type { ListProps } from './list-props.ts';
import { MessageFilters, messageFilterDefaults } from './message-filters.tsx';
import { turnsPage, turnsQuery } from './queries.ts';
import { sayTools } from './say-turn.ts';
import { TurnsTable } from './turns-table.tsx';

/** The second view: one row for one turn, with what it asked, called, took and cost. */
export function TurnList({ values, page, onChange, onPage, ...parts }: ListProps) {
  const turns = useQuery({ ...turnsQuery(values, page), placeholderData: keepPreviousData });
  const { open } = useOpened();
  return (
    <AdminList
      {...parts}
      title={say('messages.turns')}
      query={turns}
      failed={{ title: say('messages.failedToFetchMessages') }}
      filters={
        <MessageFilters
          values={values}
          types={null}
          onChange={onChange}
          onToggleType={() => undefined}
          onReset={() => onChange(messageFilterDefaults)}
        />
      }
      csv={{
        name: 'turns',
        header: csvHeader,
        rows: async () => (await collectPages(async (at) => (await turnsPage(values, at)).turns)).map(csvRow),
      }}
      page={page}
      onPage={onPage}
      pages={(data) => ({ count: data.turns.length, total: data.total, capped: data.total_capped })}
    >
      {(data) =>
        data.turns.length === 0 ? (
          <EmptyState title={say('messages.noTurnsFound')}>{say('messages.messagesAppearHereAs')}</EmptyState>
        ) : (
          <TurnsTable turns={data.turns} onOpen={({ id }) => open({ kind: 'turn', id })} />
        )
      }
    </AdminList>
  );
}

const csvHeader = [
  say('messages.userEmailHeading'),
  say('messages.channel'),
  say('messages.started'),
  say('messages.asked'),
  say('messages.model'),
  say('messages.tools'),
  say('messages.time'),
  say('messages.cost'),
  say('messages.trace'),
];

const csvRow = (turn: AdminTurn) => [
  turn.user_email,
  turn.channel,
  turn.started_at,
  turn.prompt,
  turn.models.join(', '),
  sayTools(turn.tools),
  turn.milliseconds === null ? null : sayMilliseconds(turn.milliseconds),
  sayCost(turn.cost),
  turn.logfire_url,
];
