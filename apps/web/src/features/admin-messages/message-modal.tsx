import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { sayFigures } from '../../lib/model-figures.ts';
import { staffError } from '../../lib/staff-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { ChannelBadge } from '../../ui/channel-badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModelMessages } from '../../ui/model-messages.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { turnUsageQuery } from './queries.ts';
import type { MessageRow } from './read-rows.ts';
import { useDownloadScenario } from './use-download-scenario.ts';

export function MessageModal({ row, onClose }: { row: MessageRow; onClose: () => void }) {
  const { stored, parsed } = row;
  const scenario = useDownloadScenario();
  return (
    <Modal
      size="xl"
      title="Message Details"
      onClose={onClose}
      footer={
        <>
          <Button
            variant="ghost"
            icon={<FlaskConical className="size-4" aria-hidden="true" />}
            title="The whole turn, people replaced, as a file that `npm run eval` can run again"
            busy={scenario.isPending}
            onClick={() => scenario.mutate(stored)}
          >
            Download as evaluation scenario
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <Facts>
          <Fact label="User Email">{stored.user_email}</Fact>
          <Fact label="Channel">
            <ChannelBadge channel={stored.channel} />
          </Fact>
          <Fact label="Timestamp">
            <DateTime value={stored.timestamp} />
          </Fact>
          {stored.turn_id && <TurnModels turnId={stored.turn_id} />}
          {stored.logfire_url && (
            <Fact label="Trace">
              <TraceLink url={stored.logfire_url} />
            </Fact>
          )}
        </Facts>
        {scenario.isError && (
          <Banner tone="danger">
            {staffError(scenario.error, 'The turn could not be fetched. Please try again.')}
          </Banner>
        )}
        <ModelMessages parsed={parsed} error="Error parsing message" />
      </div>
    </Modal>
  );
}

/** Which models the turn of this message asked, with tokens, time and cost; nothing where it asked none. */
function TurnModels({ turnId }: { turnId: string }) {
  const usage = useQuery(turnUsageQuery(turnId));
  return usage.data?.turns.map((turn) => (
    <Fact key={turn.model} label="Model">
      <span className="break-all">{turn.model}</span>: {sayFigures(turn)}
    </Fact>
  ));
}
