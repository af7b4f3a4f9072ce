import type { ApprovalLog } from '@catch/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChannelBadge } from '../../channels/channel-badge.tsx';
import { parseMessages } from '../../lib/model-messages/parse-messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { DateTime } from '../../ui/date-time.tsx';
import { DetailsModal } from '../../ui/details-modal.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { JsonBlock } from '../../ui/json-block.tsx';
import { ModelMessages } from '../../ui/model-messages.tsx';
import { OpenLink } from '../../ui/open-link.tsx';
import { TraceLink } from '../../ui/trace-link.tsx';
import { say } from '../../words/staff.ts';
import { readArgs, responseTime, statusLabel } from './format-approval.ts';
import { approvalLogQuery } from './queries.ts';

export function ApprovalModal({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(approvalLogQuery(id));
  return (
    <DetailsModal
      of={{ kind: 'approval', id }}
      title={say('approvals.approvalDetails')}
      query={query}
      failed={say('approvals.failedToFetchData')}
      missing={say('approvals.notFound')}
      onClose={onClose}
    >
      {(log) => <Details log={log} />}
    </DetailsModal>
  );
}

function Details({ log }: { log: ApprovalLog }) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Facts>
        <Fact label={say('approvals.userEmail')}>
          <OpenLink to={{ kind: 'user', id: log.user_id }}>{log.user_email}</OpenLink>
        </Fact>
        <Fact label={say('approvals.toolNameHeading')}>
          <code className="font-mono text-[0.8125rem]">{log.tool_name}</code>
        </Fact>
        <Fact label={say('approvals.toolCallId')}>
          <code className="break-all font-mono text-[0.8125rem]">{log.tool_call_id}</code>
        </Fact>
        <Fact label={say('approvals.status')}>
          <Badge tone={log.approved ? 'success' : 'danger'} dot>
            {statusLabel(log.approved)}
          </Badge>
        </Fact>
        {log.decided_by && <Fact label={say('approvals.decidedBy')}>{log.decided_by}</Fact>}
        <Fact label={say('approvals.channel')}>
          <ChannelBadge channel={log.channel} />
        </Fact>
        <Fact label={say('approvals.responseTime')}>{responseTime(log.response_time_seconds)}</Fact>
        <Fact label={say('approvals.created')}>
          <DateTime value={log.created_at} />
        </Fact>
        {log.logfire_url && (
          <Fact label={say('approvals.trace')}>
            <TraceLink url={log.logfire_url} />
          </Fact>
        )}
      </Facts>
      <section aria-label={say('approvals.arguments')}>
        <h3 className="mb-2 font-semibold text-sm">{say('approvals.arguments')}</h3>
        <JsonBlock value={readArgs(log.tool_args)} />
      </section>
      <section aria-label={say('approvals.modelContext')}>
        <h3 className="mb-2 font-semibold text-sm">{say('approvals.modelContext')}</h3>
        <Context log={log} />
      </section>
    </div>
  );
}

function Context({ log }: { log: ApprovalLog }) {
  const { model_context: context } = log;
  const parsed = useMemo(() => parseMessages(context), [context]);
  return context === null || context === undefined ? (
    <p className="text-ink-faint text-sm">{say('approvals.noModelContextIs')}</p>
  ) : (
    <ModelMessages parsed={parsed} error={say('approvals.errorParsingContext')} />
  );
}
