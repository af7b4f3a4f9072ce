import type { TurnPart, TurnRow } from './turns.repository.ts';

const MOST_CHARACTERS = 200;

export type TraceUrl = (traceId: string | null, at: Date) => string | null;

/** One turn as staff read it; its parts are its stored messages, in order. */
export function presentTurn(row: TurnRow, parts: readonly TurnPart[], traceUrl: TraceUrl) {
  const read = parts.flatMap(({ text }) => partsIn(text));
  const prompt = read.find(({ part_kind }) => part_kind === 'user-prompt')?.content;
  return {
    id: row.id,
    user_id: row.user_id,
    user_email: row.user_email,
    channel: row.channel,
    status: row.status,
    prompt: typeof prompt === 'string' ? beginning(prompt) : null,
    models: [...row.models],
    tools: read.flatMap(({ part_kind, tool_name }) =>
      part_kind === 'tool-call' && typeof tool_name === 'string' ? [tool_name] : [],
    ),
    message_count: parts.length,
    started_at: row.created_at.toISOString(),
    milliseconds: row.finished_at && Math.max(0, row.finished_at.getTime() - row.created_at.getTime()),
    cost: row.cost,
    logfire_url: traceUrl(row.trace_id, row.created_at),
  };
}

export function presentTurns(
  { rows, parts }: { readonly rows: readonly TurnRow[]; readonly parts: readonly TurnPart[] },
  traceUrl: TraceUrl,
) {
  const byTurn = Map.groupBy(parts, ({ turn_id }) => turn_id);
  return rows.map((row) => presentTurn(row, byTurn.get(row.id) ?? [], traceUrl));
}

const beginning = (text: string): string =>
  text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;

interface Part {
  readonly part_kind?: unknown;
  readonly content?: unknown;
  readonly tool_name?: unknown;
}

/** A row that cannot be read is shown raw where messages are shown; here it has nothing to add. */
function partsIn(text: string | null): readonly Part[] {
  if (text === null) return [];
  try {
    const { parts } = (JSON.parse(text) ?? {}) as { parts?: unknown };
    return Array.isArray(parts) ? parts.filter((part) => typeof part === 'object' && part !== null) : [];
  } catch {
    return [];
  }
}
