import { partsOf, type StoredMessage } from '../../conversations/index.ts';

/** How a model names a change: the program puts its own sentence there. Each stands for one receipt of a conversation. */
export const markOf = (receipt: number): string => `[r${receipt}]`;
export const MARKS = /\[r(\d{1,5})\]/g;

/** The highest that these hold. */
export const lastMark = (messages: readonly StoredMessage[]): number =>
  Math.max(0, ...messages.flatMap(partsOf).map(numberIn));

function numberIn(part: ReturnType<typeof partsOf>[number]): number {
  if (part.part_kind !== 'tool-return') return 0;
  const { receipt_mark } = (part.content ?? {}) as Record<string, unknown>;
  return typeof receipt_mark === 'string' ? Number(/\d+/.exec(receipt_mark)?.[0] ?? 0) : 0;
}
