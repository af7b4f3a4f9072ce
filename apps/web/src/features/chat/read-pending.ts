import type { PendingApproval } from '@catch/contract';
import { parsedIfJson } from '../../lib/parsed-if-json.ts';

/** What waits for a decision; the arguments are null when only their sentence was sent. */
export type PendingCall = Omit<PendingApproval, 'args'> & { readonly args: unknown };

type Sent = Pick<PendingApproval, 'tool_call_id' | 'tool_name'> & Partial<PendingApproval>;

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Without a sentence the arguments are listed one by one: nobody can agree to what is not shown. */
function listArguments(args: unknown): string {
  if (typeof args !== 'object' || args === null) return args === null ? '' : asText(args);
  return Object.entries(args)
    .map(([name, value]) => `${name}: ${asText(value)}`)
    .join('\n');
}

/** A call comes with `args` or `formatted_args` or both (product-spec section 3). */
export function readPending(sent: Sent): PendingCall {
  const args = parsedIfJson(sent.args ?? null);
  return {
    tool_call_id: sent.tool_call_id,
    tool_name: sent.tool_name,
    args,
    formatted_args: sent.formatted_args || listArguments(args),
    expires_at: sent.expires_at ?? null,
    ...(sent.reason ? { reason: sent.reason } : {}),
    ...(sent.changes?.length ? { changes: sent.changes } : {}),
    ...(sent.alternatives ? { alternatives: sent.alternatives } : {}),
  };
}
