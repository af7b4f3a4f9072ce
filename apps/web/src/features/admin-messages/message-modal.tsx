import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { sayFigures } from '../../lib/model-figures.ts';
import { staffError } from '../../lib/staff-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModelMessages } from '../../ui/model-messages.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';
import { turnUsageQuery } from './queries.ts';
import type { MessageRow } from './read-rows.ts';
import { useDownloadScenario } from './use-download-scenario.ts';

export function MessageModal({ row, onClose }: { row: MessageRow; onClose: () => void }) {
  const { stored, parsed } = row;
  const scenario = useDownloadScenario();
  return (
    <Modal
      size="xl"
      title={say('messages.messageDetails')}
      onClose={onClose}
      footer={
        <>
          <Button
            variant="ghost"
            icon={<FlaskConical className="size-4" aria-hidden="true" />}
            title={say('messages.theWholeTurnPeople')}
            busy={scenario.isPending}
            onClick={() => scenario.mutate(stored)}
          >
            {say('messages.downloadAsEvaluationScenario')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {say('messages.close')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Facts>
          <Fact label={say('messages.userEmailHeading')}>{stored.user_email}</Fact>
          <Fact label={say('messages.channel')}>
            <ChannelBadge channel={stored.channel} />
          </Fact>
          <Fact label={say('messages.timestamp')}>
            <DateTime value={stored.timestamp} />
          </Fact>
          {stored.turn_id && <TurnModels turnId={stored.turn_id} />}
          {stored.logfire_url && (
            <Fact label={say('messages.trace')}>
              <TraceLink url={stored.logfire_url} />
            </Fact>
          )}
        </Facts>
        {scenario.isError && (
          <Banner tone="danger">{staffError(scenario.error, say('messages.theTurnCouldNot'))}</Banner>
        )}
        <ModelMessages parsed={parsed} error={say('messages.errorParsingMessage')} />
      </div>
    </Modal>
  );
}

/** Which models the turn of this message asked, with tokens, time and cost; nothing where it asked none. */
function TurnModels({ turnId }: { turnId: string }) {
  const usage = useQuery(turnUsageQuery(turnId));
  return usage.data?.turns.map((turn) => (
    <Fact key={turn.model} label={say('messages.model')}>
      <span className="break-all">{turn.model}</span>: {sayFigures(turn)}
    </Fact>
  ));
}
