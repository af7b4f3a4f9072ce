import type { TraceUrl } from '../turns/present-turn.ts';
import type { MessageRow } from './messages.repository.ts';

export const presentMessage =
  (traceUrl: TraceUrl) =>
  ({ id, created_at, trace_id, ...row }: MessageRow) => ({
    ...row,
    id: String(id),
    timestamp: created_at.toISOString(),
    logfire_url: traceUrl(trace_id, created_at),
  });
