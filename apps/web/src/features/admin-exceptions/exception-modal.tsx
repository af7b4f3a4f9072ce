import type { ExceptionRecord } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { DateTime } from '../../ui/date-time.tsx';
import { DetailsModal } from '../../ui/details-modal.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { JsonBlock, LongText } from '../../ui/json-block.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';
import { formatDuration } from './format-duration.ts';
import { exceptionQuery } from './queries.ts';

export function ExceptionModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(exceptionQuery(id));
  return (
    <DetailsModal
      of={{ kind: 'exception', id }}
      title={say('exceptions.exceptionDetails')}
      query={query}
      failed={say('exceptions.failedToFetchExceptions')}
      missing={say('exceptions.notFound')}
      onClose={onClose}
    >
      {(record) => <Details record={record} />}
    </DetailsModal>
  );
}

function Details({ record }: { record: ExceptionRecord }) {
  const attributes =
    record.attributes && Object.keys(record.attributes).length > 0 ? record.attributes : null;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Facts>
        <Fact label={say('exceptions.timestamp')}>
          <DateTime value={record.start_timestamp} />
        </Fact>
        <Fact label={say('exceptions.durationMs')}>{formatDuration(record.duration_ms)}</Fact>
        <Fact label={say('exceptions.message')}>
          <LongText text={record.message} />
        </Fact>
        {record.user_id && (
          <Fact label={say('exceptions.user')}>
            <OpenLink to={{ kind: 'user', id: record.user_id }}>{record.user_email}</OpenLink>
          </Fact>
        )}
        {record.turn_id && (
          <Fact label={say('exceptions.turn')}>
            <OpenLink to={{ kind: 'turn', id: record.turn_id }}>{say('exceptions.showTheTurn')}</OpenLink>
          </Fact>
        )}
        {record.trace_id && (
          <Fact label={say('exceptions.traceId')}>
            <code className="break-all font-mono text-[0.8125rem]">{record.trace_id}</code>
          </Fact>
        )}
        {record.logfire_url && (
          <Fact label={say('exceptions.trace')}>
            <TraceLink url={record.logfire_url} />
          </Fact>
        )}
      </Facts>
      {attributes && (
        <section aria-label={say('exceptions.attributes')}>
          <h3 className="mb-2 font-semibold text-sm">{say('exceptions.attributes')}</h3>
          <JsonBlock value={attributes} />
        </section>
      )}
    </div>
  );
}
