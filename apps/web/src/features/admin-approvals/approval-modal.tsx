import type { ApprovalLog } from '@catch/contract';
import { useMemo } from 'react';
import { parseMessages } from '../../lib/model-messages/parse-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { ChannelBadge } from '../../ui/channel-badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { JsonBlock } from '../../ui/json-block.tsx';
import { Modal } from '../../ui/modal.tsx';
import { ModelMessages } from '../../ui/model-messages.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { readArgs, responseTime, statusLabel } from './format-approval.ts';

export function ApprovalModal({ log, onClose }: { log: ApprovalLog; onClose: () => void }) {
  return (
    <Modal size="xl" title="Approval Details" onClose={onClose}>
      <div className="grid gap-6">
        <Facts>
          <Fact label="User Email">{log.user_email}</Fact>
          <Fact label="Tool Name">
            <code className="font-mono text-[0.8125rem]">{log.tool_name}</code>
          </Fact>
          <Fact label="Tool Call ID">
            <code className="break-all font-mono text-[0.8125rem]">{log.tool_call_id}</code>
          </Fact>
          <Fact label="Status">
            <Badge tone={log.approved ? 'success' : 'danger'} dot>
              {statusLabel(log.approved)}
            </Badge>
          </Fact>
          {log.decided_by && <Fact label="Decided by">{log.decided_by}</Fact>}
          <Fact label="Channel">
            <ChannelBadge channel={log.channel} />
          </Fact>
          <Fact label="Response Time">{responseTime(log.response_time_seconds)}</Fact>
          <Fact label="Created">
            <DateTime value={log.created_at} />
          </Fact>
          {log.logfire_url && (
            <Fact label="Trace">
              <TraceLink url={log.logfire_url} />
            </Fact>
          )}
        </Facts>
        <section aria-label="Arguments">
          <h3 className="mb-2 font-semibold text-sm">Arguments</h3>
          <JsonBlock value={readArgs(log.tool_args)} />
        </section>
        <section aria-label="Model Context">
          <h3 className="mb-2 font-semibold text-sm">Model Context</h3>
          <Context log={log} />
        </section>
      </div>
    </Modal>
  );
}

function Context({ log }: { log: ApprovalLog }) {
  const { model_context: context } = log;
  const parsed = useMemo(() => parseMessages(context), [context]);
  return context === null || context === undefined ? (
    <p className="text-ink-faint text-sm">No model context is stored for this decision.</p>
  ) : (
    <ModelMessages parsed={parsed} error="Error parsing context" />
  );
}
