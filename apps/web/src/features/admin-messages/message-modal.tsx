import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModelMessages } from '../../ui/model-messages.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';
import type { MessageRow } from './read-rows.ts';
import { ScenarioButton } from './scenario-button.tsx';
import { TurnModels } from './turn-models.tsx';

export function MessageModal({ row, onClose }: { row: MessageRow; onClose: () => void }) {
  const { stored, parsed } = row;
  const { user_id, channel, turn_id } = stored;
  return (
    <Modal
      size="xl"
      title={say('messages.messageDetails')}
      onClose={onClose}
      footer={
        <>
          <ScenarioButton stored={stored} />
          <Button variant="secondary" onClick={onClose}>
            {say('messages.close')}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        <Facts>
          <Fact label={say('messages.userEmailHeading')}>
            <OpenLink to={{ kind: 'user', id: user_id }} onOpen={onClose}>
              {stored.user_email}
            </OpenLink>
          </Fact>
          <Fact label={say('messages.channel')}>
            <span className="flex flex-wrap items-center gap-3">
              <ChannelBadge channel={channel} />
              <OpenLink to={{ kind: 'conversation', id: user_id, channel }} onOpen={onClose}>
                {say('messages.showConversation')}
              </OpenLink>
            </span>
          </Fact>
          <Fact label={say('messages.timestamp')}>
            <DateTime value={stored.timestamp} />
          </Fact>
          {turn_id && (
            <>
              <Fact label={say('messages.turn')}>
                <OpenLink to={{ kind: 'turn', id: turn_id }} onOpen={onClose}>
                  {say('messages.showTurn')}
                </OpenLink>
              </Fact>
              <TurnModels turnId={turn_id} />
            </>
          )}
          {stored.logfire_url && (
            <Fact label={say('messages.trace')}>
              <TraceLink url={stored.logfire_url} />
            </Fact>
          )}
        </Facts>
        <ModelMessages parsed={parsed} error={say('messages.errorParsingMessage')} />
      </div>
    </Modal>
  );
}
