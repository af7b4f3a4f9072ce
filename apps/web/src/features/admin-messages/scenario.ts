import type { StoredMessage } from '@catch/contract';
import { parseMessages } from '../../lib/model-messages/parse-messages.ts';
import { createRedactor } from './redact.ts';

export interface Scenario {
  readonly kind: 'evaluation-scenario';
  readonly version: 1;
  readonly name: string;
  readonly channel: string;
  readonly recorded_at: string;
  readonly user: unknown;
  /** What the person wrote: the input when the scenario is run again. */
  readonly input: readonly unknown[];
  /** What the assistant called then, to compare with. */
  readonly expected_tool_calls: readonly unknown[];
  /** The whole turn as it was stored. */
  readonly messages: readonly unknown[];
}

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};

/** One stored turn as something that `npm run eval` can run against any model, without the people in it. */
export function toScenario(rows: readonly StoredMessage[]): Scenario {
  const redact = createRedactor();
  const ordered = [...rows].sort((a, b) => a.timestamp.localeCompare(b.timestamp));
  const first = ordered[0];
  // The owner first, so that person-1 is always the one whose assistant this is.
  const user = redact({ email: first?.user_email ?? null });
  const parts = ordered
    .map((row) => parseMessages(row.message))
    .flatMap((parsed) => (parsed.ok ? parsed.messages.flatMap((message) => message.parts) : []));
  return {
    kind: 'evaluation-scenario',
    version: 1,
    name: `turn-${first?.turn_id ?? first?.id ?? 'empty'}`,
    channel: first?.channel ?? 'WEB',
    recorded_at: first?.timestamp ?? '',
    user,
    input: parts.flatMap((part) => (part.kind === 'user-prompt' ? [redact(part.text)] : [])),
    expected_tool_calls: parts.flatMap((part) =>
      part.kind === 'tool-call' ? [redact({ tool_name: part.toolName, args: part.args })] : [],
    ),
    messages: ordered.map((row) => redact(asJson(row.message))),
  };
}
