import type { StoredMessage } from '@catch/contract';
import { partKindsOf, type RowKind, rowKindOf } from '../../lib/model-messages/describe.ts';
import { parseMessages } from '../../lib/model-messages/parse-messages.ts';
import { previewOf } from '../../lib/model-messages/preview.ts';
import type { ParsedMessages } from '../../lib/model-messages/types.ts';

export interface MessageRow {
  readonly stored: StoredMessage;
  readonly parsed: ParsedMessages;
  readonly kind: RowKind;
  /** The kinds of its parts. */
  readonly partKinds: readonly string[];
  readonly preview: string;
}

export function readRow(stored: StoredMessage): MessageRow {
  const parsed = parseMessages(stored.message);
  return {
    stored,
    parsed,
    kind: rowKindOf(parsed),
    partKinds: [...partKindsOf(parsed)],
    preview: previewOf(parsed),
  };
}

/** The type filter (product-spec section 2): applied here, by part kind; none chosen means all. */
export const hasType = (row: MessageRow, types: ReadonlySet<string>): boolean =>
  types.size === 0 || row.partKinds.some((kind) => types.has(kind));
