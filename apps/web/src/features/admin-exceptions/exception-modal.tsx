import type { ExceptionRecord } from '@catch/contract';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { JsonBlock, LongText } from '../../ui/json-block.tsx';
import { Modal } from '../../ui/modal.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { formatDuration } from './format-duration.ts';

export function ExceptionModal({ record, onClose }: { record: ExceptionRecord; onClose: () => void }) {
  const attributes =
    record.attributes && Object.keys(record.attributes).length > 0 ? record.attributes : null;
  return (
    <Modal size="xl" title="Exception Details" onClose={onClose}>
      <div className="grid gap-6">
        <Facts>
          <Fact label="Timestamp">
            <DateTime value={record.start_timestamp} />
          </Fact>
          <Fact label="Duration (ms)">{formatDuration(record.duration_ms)}</Fact>
          <Fact label="Message">
            <LongText text={record.message} />
          </Fact>
          {record.trace_id && (
            <Fact label="Trace ID">
              <code className="break-all font-mono text-[0.8125rem]">{record.trace_id}</code>
            </Fact>
          )}
          {record.logfire_url && (
            <Fact label="Trace">
              <TraceLink url={record.logfire_url} />
            </Fact>
          )}
        </Facts>
        {attributes && (
          <section aria-label="Attributes">
            <h3 className="mb-2 font-semibold text-sm">Attributes</h3>
            <JsonBlock value={attributes} />
          </section>
        )}
      </div>
    </Modal>
  );
}
