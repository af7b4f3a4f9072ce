import { partsOf, type StoredMessage } from '../../conversations/index.ts';

/** How a model names a change: the program puts its own sentence there. Each stands for one receipt of a conversation. */
export const markOf = (receipt: number): string => `[r${receipt}]`;
export const MARKS = /\[r(\d{1,5})\]/g;

/** The marks that these hold, each with the call whose receipt it stands for. */
export const marksIn = (messages: readonly StoredMessage[]): ReadonlyMap<string, number> =>
  new Map(messages.flatMap(partsOf).flatMap(markIn));

function markIn(part: ReturnType<typeof partsOf>[number]): (readonly [call: string, mark: number])[] {
  if (part.part_kind !== 'tool-return') return [];
  const { receipt_mark } = (part.content ?? {}) as Record<string, unknown>;
  const digits = typeof receipt_mark === 'string' ? /\d+/.exec(receipt_mark)?.[0] : undefined;
  return digits === undefined ? [] : [[part.tool_call_id, Number(digits)]];
}

/**
 * The mark of a call's receipt, by the place of the call among those that can change something: what was asked about and
 * approved later has its mark where it was called, and not behind what was done in between. Counted from the nearest marked
 * call before it, since the beginning of a long conversation is not read.
 */
export function markFor(
  toolCallId: string,
  messages: readonly StoredMessage[],
  {
    isChange,
    taken,
  }: {
    readonly isChange: (tool: string) => boolean;
    /** Of this turn, as far as its results are not among the messages yet. */
    readonly taken: Iterable<number>;
  },
): number {
  const calls = messages
    .flatMap(partsOf)
    .flatMap((part) =>
      part.part_kind === 'tool-call' && isChange(part.tool_name) ? [part.tool_call_id] : [],
    );
  const marks = marksIn(messages);
  const used = new Set([...marks.values(), ...taken]);
  const counted = place(calls, calls.indexOf(toolCallId), marks);
  return counted !== undefined && !used.has(counted) ? counted : Math.max(0, ...used) + 1;
}

function place(calls: readonly string[], at: number, marks: ReadonlyMap<string, number>): number | undefined {
  if (at < 0) return undefined;
  const before = calls.findLastIndex((call, index) => index < at && marks.has(call));
  return (marks.get(calls[before] ?? '') ?? 0) + at - before;
}
