import type { RequestPart } from '../../conversations/index.ts';
import type { ToolReport } from '../values/tool-report.ts';

/** The report of a call, as it is stored with the conversation. */
export const toolReturn = (
  toolName: string,
  callId: string,
  toolReport: ToolReport,
  at: Date,
): RequestPart => ({
  part_kind: 'tool-return',
  tool_name: toolName,
  tool_call_id: callId,
  // As it will be read back: nothing that JSON does not know.
  content: JSON.parse(
    JSON.stringify({
      ok: toolReport.ok,
      ...toolReport.data,
      ...(toolReport.receipt ? { receipt: toolReport.receipt } : {}),
      ...(toolReport.eventId ? { event_id: toolReport.eventId } : {}),
    }),
  ) as unknown,
  timestamp: at.toISOString(),
});
