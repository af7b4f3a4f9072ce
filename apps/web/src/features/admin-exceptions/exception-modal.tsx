import type { ExceptionRecord } from '@catch/contract';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { JsonBlock, LongText } from '../../ui/json-block.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';
import { formatDuration } from './format-duration.ts';

export function ExceptionModal({ record, onClose }: { record: ExceptionRecord; onClose: () => void }) {
  const attributes =
    record.attributes && Object.keys(record.attributes).length > 0 ? record.attributes : null;
  return (
    <Modal size="xl" title={say('exceptions.exceptionDetails')} onClose={onClose}>
      <div className="grid gap-6">
        <Facts>
          <Fact label={say('exceptions.timestamp')}>
            <DateTime value={record.start_timestamp} />
          </Fact>
          <Fact label={say('exceptions.durationMs')}>{formatDuration(record.duration_ms)}</Fact>
          <Fact label={say('exceptions.message')}>
            <LongText text={record.message} />
          </Fact>
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
    </Modal>
  );
}
