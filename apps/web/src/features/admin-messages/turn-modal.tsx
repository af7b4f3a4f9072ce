import type { AdminTurn, StoredMessage } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { sayCost } from '../../lib/model-figures.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { DetailsModal } from '../../ui/details-modal.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { ModelMessages } from '../../ui/model-messages.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';
import { turnQuery } from './queries.ts';
import { readRow } from './read-rows.ts';
import { sayModels, sayTook, sayTools } from './say-turn.ts';
import { ScenarioButton } from './scenario-button.tsx';
import { TurnModels } from './turn-models.tsx';

export function TurnModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(turnQuery(id));
  const first = query.data?.messages[0];
  return (
    <DetailsModal
      of={{ kind: 'turn', id }}
      title={say('messages.turnDetails')}
      query={query}
      failed={say('messages.failedToFetchMessages')}
      missing={say('messages.turnNotFound')}
      actions={first && <ScenarioButton stored={first} />}
      onClose={onClose}
    >
      {({ turn, messages }) => (
        <div className="grid grid-cols-1 gap-6">
          <TurnFacts turn={turn} />
          <section aria-label={say('messages.messages')}>
            <h3 className="mb-2 font-semibold text-sm">{say('messages.messages')}</h3>
            {messages.length === 0 ? (
              <p className="text-ink-faint text-sm">{say('messages.noMessagesOfTurn')}</p>
            ) : (
              <div className="grid grid-cols-1 gap-3">
                {messages.map((stored) => (
                  <Stored key={stored.id} stored={stored} />
                ))}
              </div>
            )}
          </section>
        </div>
      )}
    </DetailsModal>
  );
}

function TurnFacts({ turn }: { turn: AdminTurn }) {
  const { user_id, user_email, channel } = turn;
  return (
    <Facts>
      <Fact label={say('messages.userEmailHeading')}>
        <OpenLink to={{ kind: 'user', id: user_id }}>{user_email}</OpenLink>
      </Fact>
      <Fact label={say('messages.channel')}>
        <span className="flex flex-wrap items-center gap-3">
          <ChannelBadge channel={channel} />
          <OpenLink to={{ kind: 'conversation', id: user_id, channel }}>
            {say('messages.showConversation')}
          </OpenLink>
        </span>
      </Fact>
      <Fact label={say('messages.started')}>
        <DateTime value={turn.started_at} />
      </Fact>
      <Fact label={say('messages.time')}>{sayTook(turn)}</Fact>
      {turn.models.length === 0 ? (
        <Fact label={say('messages.model')}>{sayModels(turn)}</Fact>
      ) : (
        <TurnModels turnId={turn.id} />
      )}
      <Fact label={say('messages.tools')}>{sayTools(turn.tools) || '-'}</Fact>
      <Fact label={say('messages.cost')}>{sayCost(turn.cost)}</Fact>
      {turn.logfire_url && (
        <Fact label={say('messages.trace')}>
          <TraceLink url={turn.logfire_url} />
        </Fact>
      )}
    </Facts>
  );
}

function Stored({ stored }: { stored: StoredMessage }) {
  const { parsed } = useMemo(() => readRow(stored), [stored]);
  return <ModelMessages parsed={parsed} error={say('messages.errorParsingMessage')} />;
}
